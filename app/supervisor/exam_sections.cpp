#include "app/supervisor/exam_sections.h"

#include "app/supervisor/exam_skills_dialog.h"
#include "app/text/catalogue.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

enum Column { Kind, Count, Weight, Share, Time, Skills, Up, Down, Remove };

int weightOf(const Json& section) {
    const auto weight = section.find("weight");
    return weight != section.end() && weight->is_number_integer() ? weight->get<int>() : 0;
}

SectionKind kindOf(const Json& section) {
    return sectionKindNamed(section.value("kind", "")).value_or(SectionKind::WholeRounds);
}

// A line has to fit beside the list of exams on a small screen.
constexpr int kNumberWidth = 70;
constexpr int kGapBetween = 4;

QString percent(int part, int of) {
    return of == 0 ? QStringLiteral("–")
                   : QStringLiteral("%1 %").arg(text::decimal(100.0 * part / of, part * 100 % of == 0 ? 0 : 1));
}

}  // namespace

ExamSections::ExamSections(ExamDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_place = new QVBoxLayout;
    layout->addLayout(m_place);
    layout->addWidget(new DraftError(m_draft, Draft::Path("/sections"), DraftError::Reach::Here, this));
    auto* below = new QHBoxLayout;
    auto* add = button("addSection", tr("Add a &section"), this);
    connect(add, &QPushButton::clicked, this, &ExamSections::append);
    m_total = remark({}, this);
    m_total->setObjectName(QStringLiteral("weightShares"));
    below->addWidget(add);
    below->addWidget(m_total, 1);
    layout->addLayout(below);
    connect(&m_draft, &Draft::changed, this, &ExamSections::refresh);
    refresh();
}

Draft::Path ExamSections::path(std::size_t index) const {
    return Draft::Path("/sections") / index;
}

void ExamSections::refresh() {
    const Json& sections = *m_draft.find(Draft::Path("/sections"));
    if (m_lines == nullptr || sections.size() != m_built) build(sections.size());
    int total = 0;
    int knowledge = 0;
    for (const Json& section : sections) {
        total += weightOf(section);
        if (asksQuestions(kindOf(section))) knowledge += weightOf(section);
    }
    for (std::size_t i = 0; i < sections.size(); ++i) {
        m_shares[i]->setText(percent(weightOf(sections[i]), total));
        const auto skills = sections[i].find("skills");
        const int count = skills == sections[i].end() ? 0 : static_cast<int>(skills->size());
        m_skills[i]->setText(count == 0 ? tr("Any…") : tr("%1 chosen").arg(count));
    }
    m_total->setText(
        tr("Knowledge %1, performance %2").arg(percent(knowledge, total), percent(total - knowledge, total)));
}

void ExamSections::build(std::size_t count) {
    m_built = count;
    m_shares.clear();
    m_skills.clear();
    delete m_lines;
    m_lines = new QWidget(this);
    m_place->addWidget(m_lines);
    auto* grid = new QGridLayout(m_lines);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kGapBetween);
    grid->setColumnStretch(Kind, 1);
    const QStringList titles = {tr("Section"), tr("How many"), tr("Weight"),
                                tr("Share"),   tr("Time"),     tr("Must appear")};
    for (int i = 0; i < titles.size(); ++i) grid->addWidget(remark(titles[i], m_lines), 0, i);
    for (std::size_t i = 0; i < count; ++i) addSection(*grid, i, count);
}

DraftField* ExamSections::narrow(DraftField* field, int width) {
    // A time has words of its own; a number is as wide as all the others.
    const bool isTime = qobject_cast<DurationBox*>(field->editor()) != nullptr;
    isTime ? field->editor()->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed)
           : field->editor()->setFixedWidth(look::px(width));
    m_errors->addWidget(field->error());
    return field;
}

void ExamSections::addSection(QGridLayout& grid, std::size_t index, std::size_t count) {
    const int line = 2 * static_cast<int>(index) + 1;
    m_errors = new QVBoxLayout;
    grid.addLayout(m_errors, line + 1, 0, 1, Remove + 1);
    const int number = static_cast<int>(index) + 1;
    const auto kinds = [] {
        std::vector<FieldChoice> list;
        for (int i = 0; i < kSectionKindCount; ++i) {
            const auto kind = static_cast<SectionKind>(i);
            list.push_back({std::string(sectionKindName(kind)), text::sectionKind(kind)});
        }
        return list;
    };
    const FieldOf kindAt{m_draft, path(index) / "kind", tr("Kind of section %1").arg(number)};
    const auto shown = [](const Json* value) { return value == nullptr ? Json() : *value; };
    const auto chosen = [this, index](const Json& kind) {
        Json section = m_draft.document().at("sections").at(index);
        section["kind"] = kind;
        // Only whole rounds can be as many as it takes; and skills of one kind mean nothing to another.
        if (section["count"] == kEverySkill && kindOf(section) != SectionKind::WholeRounds) section["count"] = 1;
        section.erase("skills");
        m_draft.set(path(index), section, tr("Kind of a section"));
    };
    grid.addWidget(choiceField(kindAt, kinds, shown, chosen, m_lines), line, Kind, Qt::AlignTop);
    grid.addWidget(countField(index), line, Count, Qt::AlignTop);
    grid.addWidget(
        narrow(numberField({m_draft, path(index) / "weight", tr("Weight of section %1").arg(number)}, m_lines),
               kNumberWidth),
        line, Weight, Qt::AlignTop);
    m_shares.push_back(new QLabel(m_lines));
    m_shares.back()->setObjectName(QStringLiteral("share%1").arg(number));
    m_shares.back()->setMinimumWidth(look::px(52));
    grid.addWidget(m_shares.back(), line, Share);
    grid.addWidget(narrow(optionalNumberField({m_draft, path(index) / "seconds", tr("Time of section %1").arg(number)},
                                              new DurationBox, m_lines),
                          kNumberWidth),
                   line, Time, Qt::AlignTop);
    grid.addWidget(skillsButton(index), line, Skills, Qt::AlignTop);
    addButtons(grid, line, index, count);
    m_errors->addWidget(new DraftError(m_draft, path(index), DraftError::Reach::Here, m_lines));
}

QWidget* ExamSections::countField(std::size_t index) {
    auto* box = new QWidget(m_lines);
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    const int number = static_cast<int>(index) + 1;
    DraftField* count =
        numberField({m_draft, path(index) / "count", tr("Rounds or questions of section %1").arg(number)}, box);
    auto* every = new QCheckBox(tr("every skill"), box);
    every->setObjectName(QStringLiteral("everySkill%1").arg(number));
    every->setAccessibleName(tr("Section %1: as many rounds as it takes for every skill").arg(number));
    every->setToolTip(tr("As many rounds as it takes for every skill of the table"));
    narrow(count, kNumberWidth);
    line->setSpacing(kGapBetween);
    line->addWidget(count, 0, Qt::AlignTop);
    line->addWidget(every, 0, Qt::AlignTop);
    line->addStretch();
    const auto refresh = [this, index, every, count] {
        if (index >= m_draft.document().at("sections").size()) return;
        const Json& section = m_draft.document().at("sections").at(index);
        const QSignalBlocker quiet(every);
        const bool isEvery = section.value("count", Json()) == kEverySkill;
        every->setChecked(isEvery);
        every->setVisible(kindOf(section) == SectionKind::WholeRounds);
        count->editor()->setEnabled(!isEvery);
    };
    connect(&m_draft, &Draft::changed, box, refresh);
    connect(every, &QCheckBox::toggled, box, [this, index](bool isOn) {
        Json section = m_draft.document().at("sections").at(index);
        section["count"] = isOn ? Json(kEverySkill) : Json(1);
        if (isOn) section.erase("skills");
        m_draft.set(path(index), section, tr("Every skill"));
    });
    refresh();
    return box;
}

QPushButton* ExamSections::skillsButton(std::size_t index) {
    QPushButton* choose = button("", tr("Any…"), m_lines);
    const int number = static_cast<int>(index) + 1;
    choose->setObjectName(QStringLiteral("skills%1").arg(number));
    choose->setAccessibleName(tr("Skills that must appear in section %1").arg(number));
    connect(choose, &QPushButton::clicked, this, [this, index] { chooseSkills(index); });
    m_errors->addWidget(new DraftError(m_draft, path(index) / "skills", DraftError::Reach::Below, m_lines));
    m_skills.push_back(choose);
    return choose;
}

void ExamSections::addButtons(QGridLayout& grid, int line, std::size_t index, std::size_t count) {
    const int number = static_cast<int>(index) + 1;
    const auto add = [&](const char* what, const QString& text, const QString& name, int column, bool isEnabled,
                         auto act) {
        QPushButton* made =
            signButton(QStringLiteral("%1%2").arg(QLatin1String(what)).arg(number), text, name, m_lines);
        made->setEnabled(isEnabled);
        // Later: the line with this button is built anew.
        connect(made, &QPushButton::clicked, this, act, Qt::QueuedConnection);
        grid.addWidget(made, line, column, Qt::AlignTop);
    };
    add("sectionUp", QStringLiteral("↑"), tr("Move section %1 up").arg(number), Up, index > 0,
        [this, index] { move(index, index - 1); });
    add("sectionDown", QStringLiteral("↓"), tr("Move section %1 down").arg(number), Down, index + 1 < count,
        [this, index] { move(index, index + 1); });
    add("sectionRemove", QStringLiteral("×"), tr("Remove section %1").arg(number), Remove, true,
        [this, index] { m_draft.remove(path(index), tr("Remove a section")); });
}

void ExamSections::append() {
    Json sections = m_draft.document().at("sections");
    sections.push_back(
        {{"kind", std::string(sectionKindName(SectionKind::WholeRounds))}, {"count", 1}, {"weight", 10}});
    m_draft.set(Draft::Path("/sections"), std::move(sections), tr("Add a section"));
}

void ExamSections::move(std::size_t from, std::size_t to) {
    Json sections = m_draft.document().at("sections");
    std::swap(sections.at(from), sections.at(to));
    m_draft.set(Draft::Path("/sections"), std::move(sections), tr("Move a section"));
}

void ExamSections::chooseSkills(std::size_t index) {
    if (m_draft.house() == nullptr) return;
    const Json section = m_draft.document().at("sections").at(index);
    std::vector<std::string> chosen;
    if (const auto skills = section.find("skills"); skills != section.end())
        chosen = skills->get<std::vector<std::string>>();
    auto* dialog = new ExamSkillsDialog(skillsToChoose(*m_draft.house(), kindOf(section)), chosen, this);
    connect(dialog, &ExamSkillsDialog::chosen, this, [this, index](const std::vector<std::string>& skills) {
        if (skills.empty()) return m_draft.remove(path(index) / "skills", tr("Skills"));
        m_draft.set(path(index) / "skills", skills, tr("Skills"));
    });
    dialog->open();
}

}  // namespace cutcard::supervisor
