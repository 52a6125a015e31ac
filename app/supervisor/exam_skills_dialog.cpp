#include "app/supervisor/exam_skills_dialog.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"
#include "app/text/catalogue.h"
#include "engine/training/needs.h"
#include "engine/training/theory.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace cutcard::supervisor {
namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kSearchRole = Qt::UserRole + 1;

}  // namespace

std::vector<SkillChoice> skillsToChoose(const RulesSubmission& house, SectionKind kind) {
    std::vector<SkillChoice> choices;
    if (kind == SectionKind::Theory) {
        for (const TheoryTopic& topic : theoryTopics(*house.rules)) {
            choices.push_back({topic.id, text::theoryQuestion(topic.id)});
        }
        return choices;
    }
    for (const std::string& skill : reachableSkills(house)) choices.push_back({skill, text::skillTitle(skill)});
    return choices;
}

ExamSkillsDialog::ExamSkillsDialog(const std::vector<SkillChoice>& choices, std::vector<std::string> chosenBefore,
                                   QWidget* parent)
    : QDialog(parent), m_before(std::move(chosenBefore)) {
    setObjectName(QStringLiteral("skillsDialog"));
    setWindowTitle(tr("Skills that must appear"));
    setAttribute(Qt::WA_DeleteOnClose);
    sizeDialog(*this, {720, 560});
    m_model = new QStandardItemModel(this);
    for (const SkillChoice& choice : choices) {
        const QString id = QString::fromStdString(choice.id);
        auto* item = new QStandardItem(QStringLiteral("%1\n%2").arg(choice.title, id));
        item->setCheckable(true);
        item->setEditable(false);
        item->setData(id, kIdRole);
        item->setData(choice.title + u' ' + id, kSearchRole);
        const bool isChosen = std::find(m_before.begin(), m_before.end(), choice.id) != m_before.end();
        item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
        m_model->appendRow(item);
    }
    auto* proxy = new QSortFilterProxyModel(this);
    proxy->setSourceModel(m_model);
    proxy->setFilterRole(kSearchRole);
    proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    auto* search = named(new QLineEdit(this), "skillSearch", tr("Search for a skill"));
    search->setPlaceholderText(tr("Search"));
    search->setClearButtonEnabled(true);
    connect(search, &QLineEdit::textChanged, proxy, &QSortFilterProxyModel::setFilterFixedString);
    auto* list = named(new QListView(this), "skillList", tr("Skills; the space bar chooses"));
    list->setModel(proxy);
    list->setAlternatingRowColors(true);
    m_count = remark({}, this);
    auto* yes = button("skillsTake", tr("&Take these"), this, ButtonKind::Primary);
    auto* no = button("skillsCancel", tr("&Cancel"), this);
    auto* none = button("skillsNone", tr("Choose &none"), this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(search);
    layout->addWidget(list, 1);
    auto* line = new QHBoxLayout;
    line->addWidget(m_count, 1);
    for (QPushButton* one : {none, no, yes}) line->addWidget(one);
    layout->addLayout(line);
    const auto count = [this] { m_count->setText(tr("%n chosen", nullptr, static_cast<int>(picked().size()))); };
    connect(m_model, &QStandardItemModel::itemChanged, this, count);
    connect(none, &QPushButton::clicked, this, [this] {
        for (int i = 0; i < m_model->rowCount(); ++i) m_model->item(i)->setCheckState(Qt::Unchecked);
    });
    connect(no, &QPushButton::clicked, this, &QDialog::reject);
    connect(yes, &QPushButton::clicked, this, [this] {
        emit chosen(picked());
        accept();
    });
    yes->setDefault(true);
    count();
    search->setFocus();
}

std::vector<std::string> ExamSkillsDialog::picked() const {
    std::vector<std::string> now;
    for (int i = 0; i < m_model->rowCount(); ++i) {
        if (m_model->item(i)->checkState() == Qt::Checked) {
            now.push_back(m_model->item(i)->data(kIdRole).toString().toStdString());
        }
    }
    std::vector<std::string> skills;
    for (const std::string& skill : m_before) {
        if (std::find(now.begin(), now.end(), skill) != now.end()) skills.push_back(skill);
    }
    for (const std::string& skill : now) {
        if (std::find(skills.begin(), skills.end(), skill) == skills.end()) skills.push_back(skill);
    }
    return skills;
}

}  // namespace cutcard::supervisor
