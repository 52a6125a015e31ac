#include "app/supervisor/figure_filters.h"

#include "app/supervisor/console_style.h"
#include "app/text/catalogue.h"
#include "app/text/dates.h"
#include "engine/record/exam_record.h"
#include "engine/rules/rule_book.h"

#include <QComboBox>
#include <QCompleter>
#include <QDateEdit>
#include <QDateTime>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTimeZone>

#include <algorithm>

namespace cutcard::supervisor {
namespace {

enum Period { AllTime, LastMonth, LastQuarter, LastYear, OwnDates };

QDate today() {
    return QDateTime::currentDateTimeUtc().date();
}

store::Milliseconds startOf(QDate day) {
    return QDateTime(day, QTime(0, 0), QTimeZone::utc()).toMSecsSinceEpoch();
}

const QString kGroup = QStringLiteral("group ");
const QString kTrainee = QStringLiteral("trainee ");

}  // namespace

FigureFilters::FigureFilters(Whose whose, QWidget* parent) : QWidget(parent), m_whose(whose) {
    m_line = new QGridLayout(this);
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->setHorizontalSpacing(look::gap());
    m_line->setVerticalSpacing(4);
    m_exam = addCombo("figuresExam", tr("E&xam"), tr("Exam"));
    m_who = addCombo("figuresWhose", whose == Whose::Groups ? tr("Gro&up") : tr("&Whose results"), tr("Whose results"));
    if (whose == Whose::Everyone) {
        // There may be hundreds of them: what is typed is looked for anywhere in the name.
        m_who->setEditable(true);
        m_who->setInsertPolicy(QComboBox::NoInsert);
        m_who->completer()->setCompletionMode(QCompleter::PopupCompletion);
        m_who->completer()->setFilterMode(Qt::MatchContains);
        connect(m_who->lineEdit(), &QLineEdit::editingFinished, this,
                [this] { m_who->setEditText(m_who->itemText(m_who->currentIndex())); });
    }
    m_chapter = addCombo("figuresChapter", tr("&Chapter"), tr("Chapter"));
    addPeriods();
    addDates();
    showDates();
}

QComboBox* FigureFilters::addCombo(const char* objectName, const QString& label, const QString& name) {
    auto* combo = named(new QComboBox(this), objectName, name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(10);
    addChoice(label, combo);
    connect(combo, &QComboBox::currentIndexChanged, this, &FigureFilters::changed);
    return combo;
}

void FigureFilters::addChoice(const QString& label, QWidget* field) {
    const int column = m_line->columnCount();
    auto* above = remark(label, this);
    above->setWordWrap(false);
    above->setBuddy(field);
    m_line->addWidget(above, 0, column);
    m_line->addWidget(field, 1, column);
    if (qobject_cast<QComboBox*>(field)) m_line->setColumnStretch(column, 1);
}

void FigureFilters::addPeriods() {
    m_period = named(new QComboBox(this), "figuresPeriod", tr("Time"));
    m_period->addItems(
        {tr("All the time"), tr("Last 30 days"), tr("Last 90 days"), tr("Last 12 months"), tr("From … to …")});
    m_period->setToolTip(tr("Days are counted in UTC, as in the records."));
    addChoice(tr("&Time"), m_period);
    connect(m_period, &QComboBox::currentIndexChanged, this, [this] {
        showDates();
        emit changed();
    });
}

void FigureFilters::addDates() {
    m_from = named(new QDateEdit(today().addDays(-29), this), "figuresFrom", tr("First day"));
    m_to = named(new QDateEdit(today(), this), "figuresTo", tr("Last day"));
    addChoice(tr("F&irst day"), m_from);
    addChoice(tr("&Last day"), m_to);
    for (QDateEdit* edit : {m_from, m_to}) {
        edit->setCalendarPopup(true);
        edit->setDisplayFormat(text::dayFormat());
        edit->setKeyboardTracking(false);
        connect(edit, &QDateEdit::dateChanged, this, [this] {
            m_to->setMinimumDate(m_from->date());
            emit changed();
        });
    }
}

void FigureFilters::showDates() {
    const bool own = m_period->currentIndex() == OwnDates;
    for (QDateEdit* edit : {m_from, m_to}) {
        edit->setVisible(own);
        const int at = m_line->indexOf(edit);
        int row = 0;
        int column = 0;
        int rows = 0;
        int columns = 0;
        m_line->getItemPosition(at, &row, &column, &rows, &columns);
        m_line->itemAtPosition(0, column)->widget()->setVisible(own);
    }
}

void FigureFilters::fill(QComboBox& combo, const QString& all,
                         const std::vector<std::pair<QString, QString>>& entries) {
    const QSignalBlocker quiet(combo);
    const QString chosen = combo.currentData().toString();
    combo.clear();
    combo.addItem(all, QString());
    for (const auto& [title, id] : entries) combo.addItem(title, id);
    combo.setCurrentIndex(std::max(0, combo.findData(chosen)));
}

QString FigureFilters::reload(store::Store& store, const store::StoreSession& session) {
    const auto definitions = store.definitions(session, "exam");
    if (!definitions) return text::storeFault(definitions.refusal());
    const auto groups = store.groups(session);
    if (!groups) return text::storeFault(groups.refusal());
    m_groups = *groups;
    std::vector<std::pair<QString, QString>> exams;
    m_exams.clear();
    for (const store::Definition& definition : *definitions) {
        const auto body = parseStrictJson(definition.body);
        if (!body) continue;
        // An exam by rules that have changed since has its results all the same.
        Reading reading;
        const ExamDefinition exam = readExamMembers(*body, JsonPath(), reading);
        m_exams.push_back({definition.id, QString::fromStdString(exam.title), exam.passMark});
        exams.emplace_back(m_exams.back().title, QString::fromStdString(definition.id));
    }
    std::sort(exams.begin(), exams.end());
    std::vector<std::pair<QString, QString>> who;
    for (const store::Group& group : *groups) {
        const QString name = QString::fromStdString(group.name);
        who.emplace_back(m_whose == Whose::Groups ? name : tr("Group: %1").arg(name),
                         kGroup + QString::fromStdString(group.id));
    }
    std::sort(who.begin(), who.end());
    if (m_whose == Whose::Everyone) {
        const auto people = store.people(session);
        if (!people) return text::storeFault(people.refusal());
        const auto first = static_cast<std::ptrdiff_t>(who.size());
        for (const store::Person& person : *people) {
            if (person.role != store::Role::Trainee || person.name.empty()) continue;
            who.emplace_back(QString::fromStdString(person.name), kTrainee + QString::fromStdString(person.id));
        }
        std::sort(who.begin() + first, who.end());
    }
    std::vector<std::pair<QString, QString>> chapters;
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        chapters.emplace_back(tr("%1, %2").arg(text::gameTitle(rules->id), text::chapterTitle(rules->id)),
                              QString::fromStdString(rules->id));
    }
    fill(*m_exam, tr("All exams"), exams);
    fill(*m_who, tr("Everybody"), who);
    fill(*m_chapter, tr("All chapters"), chapters);
    return {};
}

std::pair<QDate, QDate> FigureFilters::period() const {
    switch (m_period->currentIndex()) {
    case LastMonth: return {today().addDays(-29), {}};
    case LastQuarter: return {today().addDays(-89), {}};
    case LastYear: return {today().addMonths(-12), {}};
    case OwnDates: return {m_from->date(), m_to->date()};
    default: return {};
    }
}

store::AttemptQuery FigureFilters::query() const {
    store::AttemptQuery query;
    query.state = store::AttemptState::Sealed;
    query.exam = exam();
    const QString chapter = m_chapter->currentData().toString();
    if (!chapter.isEmpty()) query.rules = chapter.toStdString();
    const QString who = m_who->currentData().toString();
    if (who.startsWith(kGroup)) query.group = who.mid(kGroup.size()).toStdString();
    if (who.startsWith(kTrainee)) query.trainee = who.mid(kTrainee.size()).toStdString();
    const auto [from, to] = period();
    if (from.isValid()) query.from = startOf(from);
    if (to.isValid()) query.to = startOf(to.addDays(1));
    return query;
}

std::optional<store::Id> FigureFilters::exam() const {
    const QString id = m_exam->currentData().toString();
    return id.isEmpty() ? std::nullopt : std::optional(id.toStdString());
}

std::optional<int> FigureFilters::passMark() const {
    const auto id = exam();
    const auto found = std::find_if(m_exams.begin(), m_exams.end(), [&](const Exam& own) { return own.id == id; });
    return found == m_exams.end() ? std::nullopt : std::optional(found->passMark);
}

bool FigureFilters::isEverything() const {
    return m_exam->currentIndex() <= 0 && m_who->currentIndex() <= 0 && m_chapter->currentIndex() <= 0 &&
           m_period->currentIndex() == AllTime;
}

QString FigureFilters::examTitle() const {
    return m_exam->currentText();
}

QString FigureFilters::whose() const {
    return m_who->itemText(m_who->currentIndex());
}

void FigureFilters::clear() {
    {
        const QSignalBlocker quiet(this);
        for (QComboBox* combo : {m_exam, m_who, m_chapter, m_period}) combo->setCurrentIndex(0);
    }
    emit changed();
}

}  // namespace cutcard::supervisor
