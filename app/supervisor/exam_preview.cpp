#include "app/supervisor/exam_preview.h"

#include "app/session/question_prompt.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"
#include "app/text/catalogue.h"
#include "engine/json/strict_json.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

constexpr int kLargestSeed = 999'999'999;
constexpr int kItemsWidth = 540;
constexpr int kSkillsWidth = 270;

QString cardsOf(const DrillQuestion& question) {
    QStringList groups;
    for (const QVariant& group : cardGroups(question)) {
        const QVariantMap members = group.toMap();
        groups << QStringLiteral("%1: %2").arg(members.value(QStringLiteral("title")).toString(),
                                               members.value(QStringLiteral("cards")).toStringList().join(u' '));
    }
    return groups.join(QStringLiteral("; "));
}

QString roundText(const RoundItem& item) {
    const auto read = parseStrictJson(item.round);
    if (!read) return {};
    const int seats = static_cast<int>(read->at("seats").size());
    QStringList parts = {text::gameTitle(rulesInRound(item.round)), ExamPreview::tr("%n player(s)", nullptr, seats)};
    if (const auto method = methodNamed(read->value("method", ""))) parts << text::dealingMethod(*method);
    parts << (item.from == GradedFrom::Opening ? ExamPreview::tr("from the opening")
                                               : ExamPreview::tr("from the last decision"));
    const auto irregular = read->find("irregularity");
    if (irregular != read->end() && irregular->is_object()) {
        const auto kind = irregularityNamed(irregular->value("kind", ""));
        if (kind) parts << ExamPreview::tr("irregular: %1").arg(text::irregularity(*kind));
    }
    parts << ExamPreview::tr("%n step(s)", nullptr, static_cast<int>(item.procedure.size()));
    return parts.join(QStringLiteral(", "));
}

}  // namespace

QString itemText(const ExamItem& item) {
    if (const RoundItem* round = item.round()) return roundText(*round);
    const QString cards = cardsOf(*item.question());
    const QString question = text::drillQuestion(*item.question());
    return cards.isEmpty() ? question : question + QStringLiteral("  ") + cards;
}

QString itemKey(const ExamItem& item) {
    const DrillQuestion* question = item.question();
    return question == nullptr ? QString() : text::drillAnswer(question->kind, question->options[question->right]);
}

ExamPreview::ExamPreview(ExamDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* layout = new QVBoxLayout(this);
    auto* line = new QHBoxLayout;
    m_make = button("makeForm", tr("&Make a form"), this, ButtonKind::Primary);
    m_seed = named(new QSpinBox(this), "previewSeed", tr("Seed of the preview"));
    m_seed->setRange(0, kLargestSeed);
    m_seed->setValue(1);
    m_seed->setPrefix(tr("Seed "));
    m_seed->setToolTip(tr("Another seed shows another form that a trainee may get"));
    m_progress = named(new QProgressBar(this), "formProgress", tr("Making the form"));
    m_progress->setFormat(tr("Item %v of %m"));
    m_progress->hide();
    m_cancel = button("cancelForm", tr("&Cancel"), this);
    m_cancel->hide();
    m_state = remark({}, this);
    m_state->setObjectName(QStringLiteral("previewState"));
    line->addWidget(m_make);
    line->addWidget(m_seed);
    line->addWidget(m_progress, 1);
    line->addWidget(m_cancel);
    line->addWidget(m_state, 1);
    layout->addLayout(line);
    layout->addWidget(results(), 1);
    connect(m_make, &QPushButton::clicked, this, &ExamPreview::begin);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_maker.cancel();
        m_state->setText(tr("Given up."));
        refresh();
    });
    connect(&m_maker, &ExamFormMaker::progressed, this, [this](int done, int of) {
        m_progress->setRange(0, of);
        m_progress->setValue(done);
    });
    connect(&m_maker, &ExamFormMaker::made, this, [this](const ExamFormMaker::Made& form) { show(*form); });
    connect(&m_draft, &Draft::changed, this, &ExamPreview::refresh);
    refresh();
}

QWidget* ExamPreview::results() {
    auto* splitter = new FittingSplitter(Qt::Horizontal, this);
    auto* left = new QWidget(splitter);
    auto* items = new QVBoxLayout(left);
    items->setContentsMargins(0, 0, 0, 0);
    m_items = named(new QTreeWidget(left), "formItems", tr("Items of the form"));
    m_detail = named(new QLabel(left), "itemDetail", tr("The item in full"));
    m_detail->setWordWrap(true);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    items->addWidget(m_items, 1);
    items->addWidget(m_detail);
    connect(m_items, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        const QString key = item == nullptr ? QString() : item->text(3);
        if (item == nullptr) return m_detail->clear();
        m_detail->setText(key.isEmpty() ? item->text(2) : tr("%1\nKey: %2").arg(item->text(2), key));
    });
    m_items->setHeaderLabels({tr("No."), tr("Section"), tr("What"), tr("Key")});
    m_items->setRootIsDecorated(false);
    m_items->setAlternatingRowColors(true);
    m_items->header()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_items->header()->setStretchLastSection(false);
    m_items->header()->resizeSection(0, look::px(50));
    m_items->header()->resizeSection(1, look::px(130));
    m_items->header()->resizeSection(3, look::px(115));
    fitColumns(*m_items->header());
    letShrink(*m_items);
    auto* right = new QWidget(splitter);
    auto* layout = new QVBoxLayout(right);
    layout->setContentsMargins(look::gap(), 0, 0, 0);
    m_summary = remark({}, right);
    m_summary->setObjectName(QStringLiteral("coverSummary"));
    layout->addWidget(m_summary);
    m_skills = named(new QTreeWidget(right), "formSkills", tr("Skills of the table, and how often the form has them"));
    m_skills->setIndentation(12);
    m_skills->setHeaderLabels({tr("Skill"), tr("Times")});
    m_skills->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_skills->header()->setStretchLastSection(false);
    m_skills->header()->resizeSection(1, look::px(70));
    fitColumns(*m_skills->header());
    letShrink(*m_skills);
    layout->addWidget(m_skills, 1);
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({look::px(kItemsWidth), look::px(kSkillsWidth)});
    splitter->setChildrenCollapsible(false);
    return splitter;
}

void ExamPreview::refresh() {
    const bool isMaking = m_maker.isMaking();
    m_make->setEnabled(m_draft.exam() != nullptr && !isMaking);
    // An exam with a seed of its own has one form only.
    m_seed->setEnabled(!isMaking && m_draft.exam() != nullptr && !m_draft.exam()->seed);
    m_progress->setVisible(isMaking);
    m_cancel->setVisible(isMaking);
    m_state->setVisible(!isMaking);
    if (m_draft.exam() == nullptr) {
        m_state->setText(tr("Put right what is marked first."));
    } else if (!m_shownFor.empty() && m_shownFor != m_draft.text()) {
        m_state->setText(tr("The exam has changed since this form was made."));
    }
}

void ExamPreview::begin() {
    const ExamDefinition* exam = m_draft.exam();
    if (exam == nullptr) return;
    m_shownFor = m_draft.text();
    m_progress->setRange(0, 0);
    m_maker.make(*exam, exam->seed ? *exam->seed : static_cast<std::uint64_t>(m_seed->value()));
    refresh();
    m_cancel->setFocus();
}

void ExamPreview::show(const Result<ExamForm>& form) {
    m_items->clear();
    m_skills->clear();
    m_summary->clear();
    m_state->clear();
    refresh();
    if (!form) {
        m_state->setText(tr("No form can be made. %1 (at %2)")
                             .arg(text::refusal(form.refusal()), QString::fromStdString(form.refusal().at)));
        return;
    }
    showItems(*form);
    showSkills(*form);
}

void ExamPreview::showItems(const ExamForm& form) {
    int number = 0;
    for (const ExamItem& item : form.items) {
        const QString section = text::sectionKind(form.definition.sections[item.section].kind);
        auto* line = new QTreeWidgetItem(m_items, {QString::number(++number), section, itemText(item), itemKey(item)});
        line->setToolTip(2, line->text(2));
        line->setToolTip(3, line->text(3));
    }
    m_items->setCurrentItem(m_items->topLevelItem(0));
}

void ExamPreview::showSkills(const ExamForm& form) {
    if (m_draft.house() == nullptr) return;
    const FormCover cover = coverOf(form, *m_draft.house());
    const int covered = static_cast<int>(cover.counts.size());
    const int all = covered + static_cast<int>(cover.missing.size());
    m_summary->setText(tr("%1 of the %2 skills of this table, and %3 questions of theory.")
                           .arg(covered)
                           .arg(all)
                           .arg(cover.theoryQuestions));
    const auto group = [this](const QString& title) {
        auto* item = new QTreeWidgetItem(m_skills, {title});
        item->setExpanded(true);
        return item;
    };
    const auto add = [](QTreeWidgetItem* under, const std::string& skill, const QString& times) {
        auto* item = new QTreeWidgetItem(under, {text::skillTitle(skill), times});
        item->setData(0, Qt::UserRole, QString::fromStdString(skill));
        item->setToolTip(0, QStringLiteral("%1\n%2").arg(text::skillTitle(skill), QString::fromStdString(skill)));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    };
    QTreeWidgetItem* missing = group(tr("Not covered (%1)").arg(cover.missing.size()));
    for (const std::string& skill : cover.missing) add(missing, skill, QStringLiteral("0"));
    QTreeWidgetItem* there = group(tr("Covered (%1)").arg(covered));
    for (const auto& [skill, times] : cover.counts) add(there, skill, QString::number(times));
}

}  // namespace cutcard::supervisor
