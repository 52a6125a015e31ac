#pragma once

#include "app/supervisor/console_page.h"
#include "app/supervisor/console_style.h"
#include "tests/app/store/attempts_with_errors.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/supervisor/console_bench.h"

#include <QAbstractItemModel>
#include <QComboBox>
#include <QUndoStack>

namespace cutcard::test {

/// A store with four trainees, two groups and an exam that each of them sat once:
///
///   Ann   right Ante, right answer   group A
///   Ben   right Ante, right answer   group A
///   Cleo  wrong Ante, wrong answer   group B
///   Dan   wrong Ante, right answer   group B
struct FiguresBench {
    FiguresBench()
        : settled(test::settled(opened(testOptions(folder.path().toStdString(), clock)))), context{*settled.store,
                                                                                                   settled.supervisor,
                                                                                                   undo} {}

    void sitAll() {
        exam = defined(*settled.store, settled.supervisor);
        const std::initializer_list<std::tuple<const char*, Ante, Answer>> all = {{"Ann", Ante::Right, Answer::Right},
                                                                                  {"Ben", Ante::Right, Answer::Right},
                                                                                  {"Cleo", Ante::Wrong, Answer::Wrong},
                                                                                  {"Dan", Ante::Wrong, Answer::Right}};
        std::vector<store::Id> people;
        for (const auto& [name, ante, answer] : all) {
            people.push_back(*settled.store->addTrainee(settled.supervisor, name));
            sat(*settled.store, settled.supervisor, people.back(), exam, attemptWith(exam.items, ante, answer));
        }
        for (std::size_t i = 0; i < 2; ++i) {
            const auto group = settled.store->addGroup(settled.supervisor, i == 0 ? "A" : "B");
            const std::vector<store::Id> members = {people[2 * i], people[2 * i + 1]};
            if (!settled.store->setMembers(settled.supervisor, *group, members)) qFatal("no members");
        }
    }

    QTemporaryDir folder;
    SetClock clock;
    SettledStore settled;
    QUndoStack undo;
    supervisor::ConsoleContext context;
    SampleExam exam;
};

/// A page as the console shows it.
template <typename Page>
std::unique_ptr<Page> shown(FiguresBench& bench) {
    auto page = std::make_unique<Page>(bench.context);
    page->resize(1050, 560);
    page->show();
    page->refresh();
    return page;
}

inline void choose(const QWidget& page, const char* combo, const QString& text) {
    auto& box = widgetIn<QComboBox>(page, combo);
    const int index = box.findText(text);
    if (index < 0) qFatal("%s has no \"%s\"", combo, qPrintable(text));
    box.setCurrentIndex(index);
}

/// The cells of a row as they are shown.
inline QStringList rowOf(const QAbstractItemModel& model, int row) {
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column) cells << model.index(row, column).data().toString();
    return cells;
}

inline QStringList columnOf(const QAbstractItemModel& model, int column) {
    QStringList cells;
    for (int row = 0; row < model.rowCount(); ++row) cells << model.index(row, column).data().toString();
    return cells;
}

/// What can be reached with the keyboard and has no name to be read out, or to be found by.
inline QStringList nameless(const QWidget& page) {
    QStringList found;
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        const bool isPart = widget->objectName().startsWith(QLatin1String("qt_")) || !widget->isVisible();
        if (isPart || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy()) continue;
        if (widget->parentWidget() && qobject_cast<const QComboBox*>(widget->parentWidget())) continue;
        if (widget->objectName().isEmpty() || widget->accessibleName().isEmpty())
            found << QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName();
    }
    return found;
}

}  // namespace cutcard::test
