#pragma once

#include "app/supervisor/console_page.h"
#include "app/supervisor/event_model.h"
#include "app/supervisor/key_model.h"

class QAction;
class QComboBox;
class QLabel;
class QTableView;

namespace cutcard::supervisor {

/// What happened, who did it, and whose seals are believed.
class RecordsPage : public ConsolePage {
    Q_OBJECT

public:
    RecordsPage(ConsoleContext& context, QWidget* parent);

    QString title() const override { return tr("Records"); }
    void refresh() override;

private:
    void makeActions();
    QWidget* logPanel();
    QWidget* keyPanel();
    void showLog();
    void showKeys();
    void fillPeople(const std::vector<store::Person>& people);
    void registerKey();
    void revokeKey();
    void backUp();
    void adapt();
    bool told(const std::optional<store::StoreRefusal>& refusal, const QString& sentence);

    EventModel* m_events;
    KeyModel* m_keys;
    std::map<store::Id, QString> m_names;
    QComboBox* m_kind = nullptr;
    QComboBox* m_person = nullptr;
    QTableView* m_log = nullptr;
    QLabel* m_noEvents = nullptr;
    QTableView* m_keyTable = nullptr;
    QLabel* m_noKeys = nullptr;
    QAction* m_register = nullptr;
    QAction* m_revoke = nullptr;
    QAction* m_backUp = nullptr;
};

}  // namespace cutcard::supervisor
