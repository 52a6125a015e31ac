#include "app/supervisor/exams_page.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/exam_editor.h"
#include "app/supervisor/lock_down.h"
#include "app/supervisor/self_test_dialog.h"
#include "app/supervisor/start_exam_dialog.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace cutcard::supervisor {

ExamsPage::ExamsPage(ConsoleContext& context, QWidget* parent)
    : DefinitionPage(
          context,
          {"exam",
           [](const std::string& body, const store::Id&, const DefinitionShelf&) -> Result<std::unique_ptr<Draft>> {
               auto document = examDocument(body);
               if (!document) return document.refusal();
               return std::unique_ptr<Draft>(std::make_unique<ExamDraft>(std::move(*document)));
           },
           [](const Draft& draft) { return static_cast<const ExamDraft&>(draft).text(); }},
          {tr("Import an exam"), tr("Export the exam"), tr("Exam definition (*.json)"), tr("This is no exam.")},
          parent) {
    buildSide();
}

void ExamsPage::buildSide() {
    m_list = named(new QTreeWidget(this), "examsList", tr("Exams"));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    side().addWidget(m_list, 1);
    m_start = button("startExam", tr("Start an e&xam…"), this, ButtonKind::Primary);
    auto* add = chapterButton("newExam", tr("&New exam"), [this](const std::string& id) { newByChapter(id); });
    m_duplicate = button("duplicateExam", tr("&Duplicate"), this);
    if (context().kiosks != nullptr) {
        m_start->hide();
        side().addWidget(remark(tr("Exams are started at a kiosk. What is saved here goes to all of them."), this));
    }
    for (QPushButton* one : {m_start, add, m_duplicate, importButton("importExam")}) side().addWidget(one);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item != nullptr) open(item->data(0, Qt::UserRole).toString().toStdString());
    });
    connect(m_duplicate, &QPushButton::clicked, this, [this] { duplicate(); });
    connect(m_start, &QPushButton::clicked, this, &ExamsPage::askToStart);
}

void ExamsPage::showFirst() {
    if (!shelf().entries().empty()) return open(shelf().entries().front()->id);
    put(remark(
        tr("There is no exam yet. \"New exam\" begins with the blueprint of a public dealer course: pass at 80 %, "
           "knowledge 30 %, performance 70 %."),
        nullptr));
}

void ExamsPage::fillList() {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    bool isAnySaved = false;
    for (const auto& entry : shelf().entries()) {
        const QString line = entry->isUnsaved() ? tr("%1 (not saved)").arg(entry->title()) : entry->title();
        auto* item = new QTreeWidgetItem(m_list, {line});
        item->setData(0, Qt::UserRole, QString::fromStdString(entry->id));
        item->setToolTip(0, line);
        if (entry->id == opened()) m_list->setCurrentItem(item);
        isAnySaved |= entry->newest > 0;
    }
    m_duplicate->setEnabled(!opened().empty());
    m_start->setEnabled(isAnySaved);
}

std::vector<HouseChoice> ExamsPage::houses() {
    std::vector<HouseChoice> list;
    const auto all = store().definitions(session(), "rules");
    if (!all) return list;
    for (const store::Definition& definition : *all) {
        const auto read = readSubmission(definition.body, RuleBook::instance());
        if (read) list.push_back({QString::fromStdString(read->title), definition.body});
    }
    return list;
}

QWidget* ExamsPage::editorOf(Draft& draft, DefinitionBar* bar) {
    return new ExamEditor(static_cast<ExamDraft&>(draft), bar, houses());
}

void ExamsPage::newByChapter(const std::string& chapter) {
    begin(examText(defaultExam(*RuleBook::instance().find(chapter))));
}

void ExamsPage::askToStart() {
    // The screen would be this one's, and the events not those of a kiosk.
    if (context().kiosks != nullptr) return;
    if (!isLockedDown()) return chooseWhoSits();
    auto* test = new SelfTestDialog(context(), tr("Start an e&xam…"), this);
    connect(test, &SelfTestDialog::passed, this, &ExamsPage::chooseWhoSits);
    test->open();
}

void ExamsPage::chooseWhoSits() {
    auto* dialog = new StartExamDialog(context(), opened(), this);
    connect(dialog, &StartExamDialog::started, this, &ConsolePage::examStarted);
    dialog->open();
}

}  // namespace cutcard::supervisor
