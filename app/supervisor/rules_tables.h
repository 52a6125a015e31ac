#pragma once

#include "app/supervisor/draft_fields.h"
#include "app/supervisor/rules_draft.h"

#include <optional>
#include <vector>

class QLineEdit;
class QListWidget;
class QMenu;
class QPushButton;
class QVBoxLayout;

namespace cutcard::supervisor {

/// Paytables of the house's own: the member "paytables" of a submission.
class RulesTables : public QWidget {
    Q_OBJECT

public:
    explicit RulesTables(RulesDraft& draft, QWidget* parent = nullptr);

    struct Name {
        Wager wager = Wager::Ante;
        std::string letter;

        bool operator==(const Name&) const = default;
    };
    /// Adds a table with the rows of another one, and shows it.
    void addCopy(Wager wager, const Paytable& from);

private:
    void refresh();
    void fillMenu(QMenu& menu);
    void showTable(const std::optional<Name>& name);
    void addRow(const Draft::Path& table, std::size_t index, std::size_t count);
    void addHead();
    void moveRow(std::size_t from, std::size_t to);
    void appendRow();
    void rename(const QString& letter);
    void removeTable();
    Draft::Path pathOf(const Name& name) const;
    std::vector<Name> names() const;
    std::string freeLetter(const PaytableGroup& group) const;

    RulesDraft& m_draft;
    std::optional<Name> m_shown;
    std::size_t m_shownRows = 0;
    QListWidget* m_list;
    QPushButton* m_remove;
    QVBoxLayout* m_place;
    QWidget* m_rows = nullptr;
};

}  // namespace cutcard::supervisor
