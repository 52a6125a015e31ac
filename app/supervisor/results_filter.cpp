#include "app/supervisor/results_filter.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/flow_layout.h"
#include "app/text/catalogue.h"
#include "app/text/dates.h"
#include "engine/json/strict_json.h"
#include "engine/rules/rule_book.h"

#include <QCalendarWidget>
#include <QComboBox>
#include <QDateEdit>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>

namespace cutcard::supervisor {
namespace {

// Nobody types a name in one stroke; the store is asked when the hand rests.
constexpr int kPauseInTyping = 200;

enum Result { AnyResult, Passed, Failed, Running };

/// The first day that can be chosen stands for "no date".
const QDate kAnyDay(2000, 1, 1);

/// Tab goes from the day to the month to the year; where words stand in their place, it would never come out.
class DayBox : public QDateEdit {
public:
    using QDateEdit::QDateEdit;

protected:
    bool focusNextPrevChild(bool next) override {
        const bool isWords = !specialValueText().isEmpty() && date() == minimumDate();
        // NOLINTNEXTLINE(bugprone-parent-virtual-call): the date's own way is what must not be gone.
        return isWords ? QWidget::focusNextPrevChild(next) : QDateEdit::focusNextPrevChild(next);
    }
};

QString titleOf(const store::Definition& exam) {
    const auto body = parseStrictJson(exam.body);
    const bool hasTitle = body && body->is_object() && body->contains("title") && (*body)["title"].is_string();
    return hasTitle ? QString::fromStdString((*body)["title"].get<std::string>()) : QString::fromStdString(exam.id);
}

}  // namespace

ResultsFilter::ResultsFilter(store::Store& store, store::StoreSession session, QWidget* parent)
    : QWidget(parent), m_store(store), m_session(std::move(session)) {
    auto* row = new FlowLayout(this);
    row->setSpacing(look::gap() / 2);
    m_text = named(new QLineEdit(this), "resultsText", tr("Name or exam"));
    m_text->setPlaceholderText(tr("Name or exam"));
    m_text->setClearButtonEnabled(true);
    m_text->setMinimumWidth(look::px(130));
    row->addGrowing(m_text);
    m_group = combo("resultsGroup", tr("Group"));
    m_exam = combo("resultsExam", tr("Exam"));
    m_chapter = combo("resultsChapter", tr("Game"));
    m_result = combo("resultsResult", tr("Result"));
    m_from = date("resultsFrom", tr("From this day"));
    m_to = date("resultsTo", tr("Until this day"));
    m_from->setSpecialValueText(tr("from any day"));
    m_to->setSpecialValueText(tr("until any day"));
    m_result->addItems({tr("Every result"), tr("Passed"), tr("Failed"), tr("Running")});
    std::vector<std::pair<QString, QString>> chapters;
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        const QString name =
            tr("%1, %2", "game and chapter").arg(text::gameTitle(rules->id), text::chapterTitle(rules->id));
        chapters.emplace_back(name, QString::fromStdString(rules->id));
    }
    fill(m_chapter, tr("Every game"), chapters);
    QPushButton* all = button("resultsClear", tr("Show all"), this);
    row->addWidget(all);
    connect(all, &QPushButton::clicked, this, &ResultsFilter::clear);

    auto* pause = new QTimer(this);
    pause->setSingleShot(true);
    pause->setInterval(kPauseInTyping);
    connect(pause, &QTimer::timeout, this, &ResultsFilter::changed);
    connect(m_text, &QLineEdit::textChanged, pause, qOverload<>(&QTimer::start));
    for (QComboBox* each : {m_group, m_exam, m_chapter, m_result}) {
        connect(each, &QComboBox::currentIndexChanged, this, &ResultsFilter::changed);
    }
    for (QDateEdit* each : {m_from, m_to}) connect(each, &QDateEdit::dateChanged, this, &ResultsFilter::changed);
}

QComboBox* ResultsFilter::combo(const char* objectName, const QString& label) {
    auto* made = named(new QComboBox(this), objectName, label);
    made->setToolTip(label);
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    made->setMinimumContentsLength(7);
    layout()->addWidget(made);
    return made;
}

QDateEdit* ResultsFilter::date(const char* objectName, const QString& label) {
    QDateEdit* made = named(new DayBox(kAnyDay, this), objectName, label);
    made->setToolTip(label);
    made->setDisplayFormat(text::dayFormat());
    made->setMinimumDate(kAnyDay);
    made->setCalendarPopup(true);
    made->calendarWidget()->installEventFilter(this);
    layout()->addWidget(made);
    return made;
}

/// As long as no day is chosen, the calendar opens at today.
bool ResultsFilter::eventFilter(QObject* watched, QEvent* event) {
    auto* calendar = qobject_cast<QCalendarWidget*>(watched);
    if (calendar && event->type() == QEvent::Show && calendar->selectedDate() == kAnyDay) {
        const QDate today = QDate::currentDate();
        calendar->setCurrentPage(today.year(), today.month());
    }
    return QWidget::eventFilter(watched, event);
}

void ResultsFilter::fill(QComboBox* combo, const QString& all,
                         const std::vector<std::pair<QString, QString>>& entries) {
    const QSignalBlocker quiet(combo);
    const QVariant chosen = combo->currentData();
    combo->clear();
    combo->addItem(all);
    for (const auto& [text, id] : entries) combo->addItem(text, id);
    combo->setCurrentIndex(std::max(0, chosen.isValid() ? combo->findData(chosen) : 0));
}

void ResultsFilter::refresh() {
    std::vector<std::pair<QString, QString>> entries;
    const auto groups = m_store.groups(m_session);
    if (!groups) {
        emit refused(groups.refusal());
        return;
    }
    for (const store::Group& group : *groups) {
        entries.emplace_back(QString::fromStdString(group.name), QString::fromStdString(group.id));
    }
    fill(m_group, tr("Every group"), entries);
    entries.clear();
    const auto definitions = m_store.definitions(m_session, "exam");
    if (!definitions) {
        emit refused(definitions.refusal());
        return;
    }
    for (const store::Definition& definition : *definitions) {
        entries.emplace_back(titleOf(definition), QString::fromStdString(definition.id));
    }
    fill(m_exam, tr("Every exam"), entries);
}

store::AttemptQuery ResultsFilter::query() const {
    const auto chosen = [](const QComboBox* combo) {
        const QVariant data = combo->currentData();
        return data.isValid() ? std::optional(data.toString().toStdString()) : std::nullopt;
    };
    store::AttemptQuery query;
    query.text = m_text->text().trimmed().toStdString();
    query.group = chosen(m_group);
    query.exam = chosen(m_exam);
    query.rules = chosen(m_chapter);
    const int result = m_result->currentIndex();
    if (result == Running) query.state = store::AttemptState::Running;
    if (result == Passed || result == Failed) {
        query.state = store::AttemptState::Sealed;
        query.passed = result == Passed;
    }
    if (m_from->date() > kAnyDay) query.from = m_from->date().startOfDay().toMSecsSinceEpoch();
    // The day itself is meant too.
    if (m_to->date() > kAnyDay) query.to = m_to->date().endOfDay().toMSecsSinceEpoch();
    return query;
}

void ResultsFilter::clear() {
    {
        const QSignalBlocker quiet(this);
        m_text->clear();
        for (QComboBox* each : {m_group, m_exam, m_chapter, m_result}) each->setCurrentIndex(0);
        for (QDateEdit* each : {m_from, m_to}) each->setDate(kAnyDay);
    }
    emit changed();
}

}  // namespace cutcard::supervisor
