#include "app/supervisor/exam_editor.h"

#include "app/supervisor/exam_critical.h"
#include "app/supervisor/exam_preview.h"
#include "app/supervisor/exam_sections.h"
#include "app/supervisor/rules_choices.h"
#include "app/text/catalogue.h"
#include "app/text/house_words.h"

#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

constexpr auto kFresh = "fresh";

QSpinBox* paceBox() {
    auto* box = new QSpinBox;
    box->setSpecialValueText(ExamEditor::tr("None"));
    return box;
}

}  // namespace

ExamEditor::ExamEditor(ExamDraft& draft, DefinitionBar* bar, std::vector<HouseChoice> houses, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_houses(std::move(houses)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(bar);
    auto* tabs = named(new QTabWidget(this), "examTabs", tr("Parts of the exam"));
    tabs->addTab(scrolled(examPage()), tr("&Exam"));
    tabs->addTab(scrolled(tablePage()), tr("&Table"));
    tabs->addTab(new ExamPreview(m_draft), tr("&Preview"));
    layout->addWidget(tabs, 1);
    takeUndoKeys(*this, m_draft);
}

void ExamEditor::row(QFormLayout& form, const QString& label, QWidget* field) {
    auto* words = new QLabel(label, form.parentWidget());
    words->setBuddy(field);
    words->setWordWrap(true);
    words->setMinimumWidth(std::max(look::px(120), words->minimumSizeHint().width()));
    form.addRow(words, field);
}

QWidget* ExamEditor::examPage() {
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    auto* form = new QFormLayout;
    layout->addLayout(form);
    row(*form, tr("Title"), textField({m_draft, Draft::Path("/title"), tr("Title")}, page));
    addRules(*form, page);
    auto* sections = new QGroupBox(tr("Sections"), page);
    (new QVBoxLayout(sections))->addWidget(new ExamSections(m_draft, sections));
    layout->addWidget(sections);
    auto* columns = new QHBoxLayout;
    auto* marks = new QGroupBox(tr("Result"), page);
    auto* markForm = new QFormLayout(marks);
    addMark(*markForm, marks);
    columns->addWidget(marks, 1);
    auto* times = new QGroupBox(tr("Time and form"), page);
    auto* timeForm = new QFormLayout(times);
    addTimes(*timeForm, times);
    addSeed(*timeForm, times);
    columns->addWidget(times, 1);
    layout->addLayout(columns);
    auto* critical = new QGroupBox(tr("Errors that fail the exam by themselves"), page);
    (new QVBoxLayout(critical))->addWidget(new ExamCritical(m_draft, critical));
    layout->addWidget(critical);
    layout->addStretch();
    return page;
}

void ExamEditor::addRules(QFormLayout& form, QWidget* page) {
    // A house is shown by the text that the exam has, which may be older than the store's.
    const auto choices = [this] {
        std::vector<FieldChoice> list;
        for (const auto& rules : RuleBook::instance().ruleSets()) {
            list.push_back({rules->id, text::gameOfChapter(rules->id)});
        }
        const Json* own = m_draft.find(Draft::Path("/submission"));
        bool isOwnThere = own == nullptr;
        for (const HouseChoice& house : m_houses) {
            const Json submission = *parseStrictJson(house.submission);
            if (own != nullptr && submission == *own) isOwnThere = true;
            list.push_back({submission, tr("House rules: %1").arg(house.title)});
        }
        if (!isOwnThere) {
            const QString title = QString::fromStdString(own->value("title", ""));
            list.push_back({*own, tr("House rules: %1, as they were when chosen").arg(title)});
        }
        return list;
    };
    const auto shown = [this](const Json*) {
        const Json* own = m_draft.find(Draft::Path("/submission"));
        return own != nullptr ? *own : m_draft.document().value("rules", Json());
    };
    const auto chosen = [this](const Json& value) {
        if (value.is_string()) {
            m_draft.holdByChapter(value.get<std::string>());
        } else {
            m_draft.holdByHouse(value.dump());
        }
    };
    DraftField* field = choiceField({m_draft, Draft::Path("/rules"), tr("Rule set")}, choices, shown, chosen, page);
    row(form, tr("Rule set"), field);
    auto* fault = new DraftError(m_draft, Draft::Path("/submission"), DraftError::Reach::Below, page);
    form.addRow(fault);
}

void ExamEditor::addMark(QFormLayout& form, QWidget* page) {
    row(form, tr("Pass mark"),
        numberField({m_draft, Draft::Path("/pass_mark"), tr("Pass mark in percent")}, page, tr(" %")));
    const auto shows = [] {
        std::vector<FieldChoice> list;
        for (const ShowAfter show : {ShowAfter::Nothing, ShowAfter::Score, ShowAfter::Errors}) {
            list.push_back({std::string(showAfterName(show)), text::showAfter(show)});
        }
        return list;
    };
    row(form, tr("The trainee sees"),
        choiceField({m_draft, Draft::Path("/show_after"), tr("What the trainee sees afterwards")}, shows, page));
    row(form, tr("Order of steps"),
        switchField({m_draft, Draft::Path("/strict_house_order"), tr("Strict house order")},
                    tr("The house order alone is right"), page));
}

void ExamEditor::addTimes(QFormLayout& form, QWidget* page) {
    row(form, tr("Whole exam"),
        optionalNumberField({m_draft, Draft::Path("/seconds"), tr("Time of the whole exam")}, new DurationBox, page));
    // The object is there exactly while one of its members is.
    const auto pace = [this, page](const char* member, const QString& name) {
        auto* box = paceBox();
        const Draft::Path path = Draft::Path("/pace_target") / member;
        DraftField* field = optionalNumberField({m_draft, path, name}, box, page);
        disconnect(box, &QSpinBox::valueChanged, field, nullptr);
        connect(box, &QSpinBox::valueChanged, field, [this, member, name](int number) {
            Json after = m_draft.document();
            if (number > 0) {
                after["pace_target"][member] = number;
            } else if (after.contains("pace_target")) {
                after["pace_target"].erase(member);
                if (after["pace_target"].empty()) after.erase("pace_target");
            }
            m_draft.replace(std::move(after), name);
        });
        return field;
    };
    row(form, tr("Target, hands an hour"), pace("hands_per_hour", tr("Pace target in hands an hour")));
    row(form, tr("Target, rounds an hour"), pace("rounds_per_hour", tr("Pace target in rounds an hour")));
}

void ExamEditor::addSeed(QFormLayout& form, QWidget* page) {
    const FieldOf seed{m_draft, Draft::Path("/seed"), tr("Form")};
    const auto choices = [] {
        return std::vector<FieldChoice>{{Json(true), tr("A fresh form each time")},
                                        {Json(false), tr("The same form for everybody")}};
    };
    const auto shown = [](const Json* value) { return Json(value != nullptr && *value == kFresh); };
    const auto chosen = [seed](const Json& isFresh) {
        seed.draft.set(seed.path, isFresh == true ? Json(kFresh) : Json(1U), seed.name);
    };
    row(form, tr("Form"), choiceField(seed, choices, shown, chosen, page));
    auto* box = new QSpinBox;
    box->setMaximum(999'999'999);
    auto* field = new DraftField(
        {m_draft, Draft::Path("/seed"), tr("Seed of the form")}, box,
        [box](const Json* value) {
            const bool isFixed = value != nullptr && value->is_number_unsigned();
            box->setEnabled(isFixed);
            // Seeds of imported exams may be larger than a box can show; they stay as they are.
            box->setValue(isFixed ? static_cast<int>(std::min<std::uint64_t>(value->get<std::uint64_t>(), 999'999'999))
                                  : 0);
        },
        page);
    box->setObjectName(QStringLiteral("seedNumber"));
    connect(box, &QSpinBox::valueChanged, field, [seed](int number) {
        seed.draft.set(seed.path, static_cast<unsigned>(number), seed.name, Draft::Change::Typing);
    });
    row(form, tr("Seed"), field);
}

QWidget* ExamEditor::tablePage() {
    auto* page = new QWidget;
    m_choicesPlace = new QVBoxLayout(page);
    connect(&m_draft, &Draft::changed, this, &ExamEditor::refreshTable);
    refreshTable();
    return page;
}

void ExamEditor::refreshTable() {
    const bool isHouse = m_draft.find(Draft::Path("/submission")) != nullptr;
    const bool isSaid = m_draft.find(Draft::Path("/selections")) != nullptr;
    const std::string rules = m_draft.document().value("rules", "");
    const std::string wanted = isHouse ? "house" : rules + (isSaid ? " said" : "");
    if (wanted == m_choicesFor) return;
    m_choicesFor = wanted;
    delete m_choices;
    m_choices = new QWidget;
    m_choicesPlace->addWidget(m_choices);
    auto* layout = new QVBoxLayout(m_choices);
    layout->setContentsMargins(0, 0, 0, 0);
    if (isHouse) {
        layout->addWidget(remark(tr("The table is that of the house rules; change them on the page of rules, save them "
                                    "there and choose them here again."),
                                 m_choices));
        layout->addStretch();
        return;
    }
    auto* say =
        button("saySelections",
               isSaid ? tr("Take the chapter as it stands &again") : tr("Choose what this table &offers"), m_choices);
    connect(
        say, &QPushButton::clicked, this, [this, isSaid] { m_draft.saySelections(!isSaid); }, Qt::QueuedConnection);
    if (!isSaid)
        layout->addWidget(
            remark(tr("The exam is held by the chapter, as a house plays it that says nothing."), m_choices));
    layout->addWidget(say, 0, Qt::AlignLeft);
    auto chapter = RuleBook::instance().find(rules);
    if (isSaid && chapter)
        layout->addWidget(new RulesChoices(
            m_draft, [chapter] { return chapter; }, m_choices));
    layout->addStretch();
}

}  // namespace cutcard::supervisor
