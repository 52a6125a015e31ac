#pragma once

#include "app/supervisor/console_page.h"
#include "app/supervisor/definition_bar.h"
#include "app/supervisor/definition_shelf.h"

class QPushButton;
class QVBoxLayout;

namespace cutcard::supervisor {

/// A page with a list of definitions on the left and one of them on the desk on the right.
class DefinitionPage : public ConsolePage {
    Q_OBJECT

public:
    ~DefinitionPage() override;

    void refresh() override;
    void takeOver(ConsolePage& before) override;
    DefinitionShelf& shelf() { return *m_shelf; }

    /// Puts one on the desk, in its newest version unless another is named.
    void open(const store::Id& id, int version = 0);
    void importFrom(const QString& path);
    void exportTo(const store::Id& id, const QString& path);
    /// The one on the desk; empty where there is none.
    const store::Id& opened() const { return m_open; }

protected:
    struct Words {
        QString importing;
        QString exporting;
        QString filter;  ///< Of files, for both.
        QString notOne;  ///< "These are no house rules."
    };

    DefinitionPage(ConsoleContext& context, DefinitionShelf::Craft craft, Words words, QWidget* parent);

    /// The left side, to be filled from the top.
    QVBoxLayout& side() { return *m_side; }
    QPushButton* importButton(const char* objectName);
    /// A button with every chapter in a menu.
    QPushButton* chapterButton(const char* objectName, const QString& text,
                               const std::function<void(const std::string& chapter)>& chosen);
    /// A copy of what is open, with what its kind needs to be another one.
    void duplicate(const std::function<void(Json& copy)>& change = {});
    void put(QWidget* desk);
    bool isDeskEmpty() const { return m_desk == nullptr; }
    void nothingOpened() { m_open.clear(); }
    /// A new one, on the desk at once.
    void begin(const std::string& body);

    virtual QWidget* editorOf(Draft& draft, DefinitionBar* bar) = 0;
    virtual void fillList() = 0;
    virtual void showFirst() = 0;

private:
    void showChanges();
    void clearDesk();
    void save(const store::Id& id);
    void discard(const store::Id& id);
    void askWhereTo(const store::Id& id);

    DefinitionShelf::Craft m_craft;
    std::unique_ptr<DefinitionShelf> m_shelf;
    Words m_words;
    QVBoxLayout* m_side = nullptr;
    QWidget* m_place = nullptr;
    QWidget* m_desk = nullptr;
    store::Id m_open;
};

}  // namespace cutcard::supervisor
