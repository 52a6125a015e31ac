#pragma once

#include "app/supervisor/console_window.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/store_bench.h"
#include "tests/app/supervisor/fake_kiosks.h"

#include <functional>
#include <memory>

namespace cutcard::test {

/// A school with something on every page of the console, and somebody who opens everything in it.
class ConsoleTour {
public:
    using Look = std::function<void(const QString& where, QWidget& window)>;

    ConsoleTour();
    ~ConsoleTour();

    store::Store& store() { return *m_school.store; }
    /// The console anew, with nobody signed in.
    supervisor::ConsoleWindow& open(const supervisor::ConsoleLook& look = {},
                                    const supervisor::ConsoleRecords& records = {});
    /// The same as if they were a school's.
    supervisor::ConsoleWindow& openSchool(const supervisor::ConsoleLook& look = {});
    FakeKiosks& book() { return m_book; }
    supervisor::ConsoleWindow& console() { return *m_console; }
    void signIn();
    void go(const QString& page);

    /// Every page, tab and editor, and the dialogs that open from them, one after the other, each given to `look`.
    void everywhere(const Look& look);
    /// The doors of a store in which nobody supervises yet.
    void firstRun(const supervisor::ConsoleLook& wanted, const Look& look);

private:
    static void settle();
    void fillStore();
    void calmly(const QString& where, QWidget& window);
    /// The page of the console as it stands, and each of these tabs.
    void here(const QString& where);
    void tabs(const QString& where, const char* name);
    /// Presses a button, looks at the dialog that comes, and sends it away.
    void dialog(const QString& where, const char* button, const char* dialog);
    QWidget* shown(const char* name);

    void people();
    void importPeople();
    void machine();
    void sticks();
    void rules();
    void exams();
    void scenarios();
    void results();
    void figures();
    void exchange();
    void records();
    void kiosks();

    QTemporaryDir m_folder;
    SettledStore m_school;
    store::Id m_attempt;
    FakeKiosks m_book;
    supervisor::ConsoleLook m_wanted;
    std::unique_ptr<supervisor::ConsoleWindow> m_console;
    Look m_look;
};

}  // namespace cutcard::test
