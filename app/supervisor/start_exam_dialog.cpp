#include "app/supervisor/start_exam_dialog.h"

#include "app/session/exam/exam_place.h"
#include "app/session/exam/exam_words.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"
#include "app/text/catalogue.h"
#include "engine/record/exam_item_record.h"
#include "engine/record/exam_record.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QStandardItemModel>

#include <algorithm>
#include <array>

namespace cutcard::supervisor {
namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr std::array kUsualPercents = {100, 125, 150, 200};
constexpr int kMostPercent = 1000;
constexpr int kMostMinutes = 24 * 60;

}  // namespace

StartExamDialog::StartExamDialog(ConsoleContext& context, const store::Id& exam, QWidget* parent)
    : QDialog(parent), m_context(context) {
    setObjectName(QStringLiteral("startExamDialog"));
    setWindowTitle(tr("Start an exam"));
    setAttribute(Qt::WA_DeleteOnClose);
    sizeDialog(*this, {900, 600});
    build();
    readStore(exam);
    connect(&m_maker, &ExamFormMaker::made, this, &StartExamDialog::formMade);
    connect(&m_maker, &ExamFormMaker::progressed, this, [this](int done, int of) {
        m_progress->setRange(0, of);
        m_progress->setValue(done);
    });
    m_search->setFocus();
}

void StartExamDialog::build() {
    auto* columns = new QHBoxLayout;
    columns->addWidget(traineeSide(), 2);
    columns->addWidget(examSide(), 3);
    m_progress = named(new QProgressBar(this), "startProgress", tr("Making the form"));
    m_progress->setFormat(tr("Making the form, item %v of %m"));
    m_progress->hide();
    m_error = new FieldError("startError", nullptr, this);
    auto* no = button("startCancel", tr("&Cancel"), this);
    m_yes = button("startNow", tr("&Start the exam"), this, ButtonKind::Primary);
    m_yes->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_progress, 1);
    buttons->addStretch();
    buttons->addWidget(no);
    buttons->addWidget(m_yes);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(m_error);
    layout->addLayout(buttons);
    connect(no, &QPushButton::clicked, this, &StartExamDialog::reject);
    connect(m_yes, &QPushButton::clicked, this, &StartExamDialog::begin);
}

QWidget* StartExamDialog::traineeSide() {
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, look::gap(), 0);
    auto* label = new QLabel(tr("&Trainee"), side);
    m_search = named(new QLineEdit(side), "traineeSearch", tr("Search for a trainee"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    label->setBuddy(m_search);
    m_names = new QStandardItemModel(this);
    m_found = new QSortFilterProxyModel(this);
    m_found->setSourceModel(m_names);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_found->setSortLocaleAware(true);
    m_people = named(new QListView(side), "trainees", tr("Trainees"));
    m_people->setModel(m_found);
    m_people->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_people->setUniformItemSizes(true);
    layout->addWidget(label);
    layout->addWidget(m_search);
    layout->addWidget(m_people, 1);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_found->setFilterFixedString(text);
        // One who is left over is the one who was meant.
        if (m_found->rowCount() == 1) m_people->setCurrentIndex(m_found->index(0, 0));
    });
    connect(m_people->selectionModel(), &QItemSelectionModel::currentChanged, this, &StartExamDialog::refresh);
    return side;
}

QWidget* StartExamDialog::examSide() {
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    m_examBox = named(new QComboBox(side), "startExamBox", tr("Exam"));
    m_examBox->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_examBox->setMinimumContentsLength(20);
    m_versionBox = named(new QComboBox(side), "startVersionBox", tr("Version of the exam"));
    form->addRow(tr("&Exam"), m_examBox);
    form->addRow(tr("&Version"), m_versionBox);
    addAccommodations(*form);
    layout->addLayout(form);
    layout->addWidget(heading(tr("What will happen"), side));
    m_what = named(new QLabel(side), "whatHappens", tr("What will happen"));
    m_what->setWordWrap(true);
    m_what->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_what->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* scroll = new QScrollArea(side);
    scroll->setWidget(m_what);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(scroll, 1);
    connect(m_examBox, &QComboBox::currentIndexChanged, this, &StartExamDialog::fillVersions);
    connect(m_versionBox, &QComboBox::currentIndexChanged, this, &StartExamDialog::readExamChosen);
    return side;
}

void StartExamDialog::addAccommodations(QFormLayout& form) {
    m_timeBox = named(new QComboBox(this), "timeFactor", tr("Time factor"));
    for (const int percent : kUsualPercents) m_timeBox->addItem(tr("Time × %1").arg(percent / 100.0), percent);
    m_timeBox->addItem(tr("Another factor"));
    m_percent = named(new QSpinBox(this), "timePercent", tr("Time in percent"));
    m_percent->setRange(1, kMostPercent);
    m_percent->setValue(100);
    m_percent->setSuffix(tr(" %"));
    m_percent->setEnabled(false);
    auto* time = new QHBoxLayout;
    time->addWidget(m_timeBox, 1);
    time->addWidget(m_percent);
    m_extra = named(new QSpinBox(this), "extraMinutes", tr("Extra minutes"));
    m_extra->setRange(0, kMostMinutes);
    m_extra->setSuffix(tr(" min"));
    m_large = named(new QCheckBox(tr("&Large text"), this), "largeText", tr("Large text"));
    auto* label = new QLabel(tr("T&ime"), this);
    label->setBuddy(m_timeBox);
    form.addRow(label, time);
    form.addRow(tr("E&xtra time"), m_extra);
    form.addRow(QString(), m_large);
    connect(m_timeBox, &QComboBox::currentIndexChanged, this, [this] {
        const QVariant usual = m_timeBox->currentData();
        m_percent->setEnabled(!usual.isValid());
        if (usual.isValid()) m_percent->setValue(usual.toInt());
    });
    connect(m_percent, &QSpinBox::valueChanged, this, &StartExamDialog::refresh);
    connect(m_extra, &QSpinBox::valueChanged, this, &StartExamDialog::refresh);
    connect(m_large, &QCheckBox::toggled, this, &StartExamDialog::refresh);
}

void StartExamDialog::readStore(const store::Id& exam) {
    const auto people = m_context.store.people(m_context.session);
    const auto definitions = m_context.store.definitions(m_context.session, "exam");
    if (!people) return fail(text::storeFault(people.refusal()));
    if (!definitions) return fail(text::storeFault(definitions.refusal()));
    for (const store::Person& person : *people) {
        if (person.role != store::Role::Trainee || person.standing != store::Standing::Active) continue;
        auto* item = new QStandardItem(QString::fromStdString(person.name));
        item->setData(QString::fromStdString(person.id), kIdRole);
        m_names->appendRow(item);
    }
    m_found->sort(0);
    const QSignalBlocker quiet(m_examBox);
    int chosen = 0;
    for (const store::Definition& definition : *definitions) {
        const auto document = parseStrictJson(definition.body);
        if (!document || !document->is_object()) continue;
        if (definition.id == exam) chosen = m_examBox->count();
        m_exams.push_back(definition);
        m_examBox->addItem(QString::fromStdString(document->value("title", "")));
    }
    m_examBox->setCurrentIndex(m_exams.empty() ? -1 : chosen);
    fillVersions();
}

void StartExamDialog::fillVersions() {
    {
        const QSignalBlocker quiet(m_versionBox);
        m_versionBox->clear();
        const int exam = m_examBox->currentIndex();
        const int newest = exam < 0 ? 0 : m_exams[static_cast<std::size_t>(exam)].version;
        for (int version = newest; version >= 1; --version) {
            m_versionBox->addItem(version == newest ? tr("%1, the newest").arg(version) : QString::number(version),
                                  version);
        }
        m_versionBox->setEnabled(newest > 1);
    }
    readExamChosen();
}

void StartExamDialog::readExamChosen() {
    m_exam.reset();
    m_definition.reset();
    const int index = m_examBox->currentIndex();
    if (index >= 0) {
        const store::Definition& newest = m_exams[static_cast<std::size_t>(index)];
        const auto chosen =
            m_context.store.definition(m_context.session, newest.id, m_versionBox->currentData().toInt());
        if (!chosen) return fail(text::storeFault(chosen.refusal()));
        m_definition = *chosen;
        const auto read = readExam(chosen->body, RuleBook::instance());
        if (!read) return fail(text::refusal(read.refusal()));
        m_exam = *read;
    }
    m_error->clear();
    refresh();
}

Accommodations StartExamDialog::accommodations() const {
    return {m_percent->value(), m_extra->value() * 60, m_large->isChecked()};
}

store::Id StartExamDialog::trainee() const {
    const QModelIndex index = m_people->currentIndex();
    return index.isValid() ? index.data(kIdRole).toString().toStdString() : store::Id();
}

QString StartExamDialog::whatHappens() const {
    if (!m_exam) return tr("Choose an exam. Exams are written and saved on the page of exams.");
    QStringList said;
    const QString name = m_people->currentIndex().data().toString();
    said << (name.isEmpty() ? tr("Choose the trainee.")
                            : tr("The screen will belong to the exam until %1 has finished it.").arg(name));
    for (const ExamSection& section : m_exam->sections) {
        const auto time = timeAllowed(section.seconds, accommodations());
        const QString count =
            section.everySkill ? tr("as many rounds as it takes for every skill") : text::number(section.count);
        said << QStringLiteral("• ") +
                    (time ? tr("%1: %2, %3").arg(text::sectionKind(section.kind), count, exam_words::duration(*time))
                          : tr("%1: %2, no time limit of its own").arg(text::sectionKind(section.kind), count));
    }
    const auto whole = timeAllowed(m_exam->seconds, accommodations());
    said << (whole ? tr("Whole exam: %1.").arg(exam_words::duration(*whole)) : tr("The whole exam has no time limit."));
    said << tr("Pass mark: %1 %. %2")
                .arg(m_exam->passMark)
                .arg(m_exam->seed ? tr("Everybody has the same form.") : tr("A fresh form is made."));
    if (m_large->isChecked()) said << tr("The text is large.");
    return said.join(u'\n');
}

void StartExamDialog::refresh() {
    m_what->setText(whatHappens());
    m_yes->setEnabled(m_exam && !trainee().empty() && !m_maker.isMaking());
    m_progress->setVisible(m_maker.isMaking());
}

void StartExamDialog::fail(const QString& sentence) {
    m_error->say(sentence);
    refresh();
}

void StartExamDialog::begin() {
    if (!m_exam || trainee().empty() || m_maker.isMaking()) return;
    m_error->clear();
    const std::uint64_t seed = m_exam->seed ? *m_exam->seed : freshSeed();
    m_wish = {m_definition->id, m_definition->version, trainee(), accommodations(), seed};
    const store::Id form = formId(*m_definition, seed);
    if (m_context.store.definition(m_context.session, form, 0)) return start();
    m_progress->setRange(0, 0);
    m_maker.make(*m_exam, seed);
    refresh();
}

void StartExamDialog::formMade(const ExamFormMaker::Made& form) {
    if (!*form) {
        return fail(tr("No form can be made. %1 (at %2)")
                        .arg(text::refusal(form->refusal()), QString::fromStdString(form->refusal().at)));
    }
    const auto exam = m_context.store.definition(m_context.session, m_wish.exam, m_wish.version);
    if (!exam) return fail(text::storeFault(exam.refusal()));
    const store::Id id = formId(*exam, *m_wish.seed);
    const auto kept = m_context.store.define(m_context.session, id, "form", formText(**form));
    if (!kept) return fail(text::storeFault(kept.refusal()));
    start();
}

void StartExamDialog::start() {
    const auto attempt = cutcard::startExam(m_context.store, m_context.session, m_wish);
    if (!attempt) return fail(attempt.refusal());
    emit started(QString::fromStdString(*attempt));
    accept();
}

void StartExamDialog::reject() {
    m_maker.cancel();
    QDialog::reject();
}

}  // namespace cutcard::supervisor
