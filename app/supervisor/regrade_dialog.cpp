#include "app/supervisor/regrade_dialog.h"

#include "app/supervisor/fitting.h"
#include "app/supervisor/results_model.h"
#include "app/text/catalogue.h"
#include "app/text/comment.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>

namespace cutcard::supervisor {
namespace {

/// A step as it is compared: what is done, and by which paragraph.
QString words(const ExamItem& item, std::optional<StepId> step) {
    if (!step) return RegradeDialog::tr("(not there)");
    const GradedStep& own = item.round()->procedure[*step];
    return RegradeDialog::tr("%1 [%2]", "step and paragraph").arg(text::act(own.act), QString::fromStdString(own.cite));
}

QString passedWord(bool passed) {
    return passed ? RegradeDialog::tr("passed") : RegradeDialog::tr("failed");
}

}  // namespace

RegradeDialog::RegradeDialog(ConsoleContext& context, const reports::AttemptFacts& facts, QWidget* parent)
    : FormDialog("regradeDialog", tr("Regrade this attempt"), tr("&Regrade"), parent), m_context(context),
      m_attempt(facts.row.attempt), m_form(facts.transcript.header.form), m_before(facts.score.hundredths),
      m_today(cutcard::regraded(m_form)) {
    const ExamScore today = scoreOf(m_today.today, facts.transcript.attempt);
    content()->addWidget(named(
        remark(tr("As first graded: %1, %2. By the rules of today: %3, %4. Both stay on the record, with your name.")
                   .arg(percent(facts.score.hundredths), passedWord(facts.score.passed), percent(today.hundredths),
                        passedWord(today.passed)),
               this),
        "regradeScores", tr("Old and new score")));
    content()->addWidget(makeDifferences(), 1);
    m_reason = named(new QLineEdit(this), "regradeReason", tr("Reason"));
    m_reasonError = addField(tr("Rea&son, as it will stand on the report"), m_reason);
    setDoing([this] { return doIt(); });
    sizeDialog(*this, {760, 460});
}

QWidget* RegradeDialog::makeDifferences() {
    auto* list = named(new QTreeWidget(this), "regradeDifferences", tr("What the rules of today see otherwise"));
    list->setRootIsDecorated(false);
    list->setHeaderLabels({tr("Item"), tr("Stored with the exam"), tr("By the rules of today")});
    for (const StepDifference& difference : m_today.differences) {
        new QTreeWidgetItem(
            list, {QString::number(difference.item + 1), words(m_form.items[difference.item], difference.stored),
                   words(m_today.today.items[difference.item], difference.today)});
    }
    for (const ItemRefused& refused : m_today.refused) {
        new QTreeWidgetItem(list, {QString::number(refused.item + 1), tr("keeps what was stored"),
                                   tr("The round is refused: %1").arg(text::refusal(refused.refusal))});
    }
    if (list->topLevelItemCount() == 0) {
        auto* same = new QTreeWidgetItem(list, {tr("The rules of today see every round as it was stored.")});
        same->setFirstColumnSpanned(true);
    }
    list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    list->setColumnWidth(1, look::px(320));
    fitColumns(*list->header());
    letShrink(*list);
    return list;
}

QString RegradeDialog::doIt() {
    const QString reason = m_reason->text().trimmed();
    if (reason.isEmpty()) {
        m_reasonError->say(tr("Write why the attempt is regraded."));
        return QStringLiteral(" ");
    }
    m_reasonError->clear();
    const auto done = m_context.store.regrade(m_context.session, m_attempt, reason.toStdString());
    if (!done) return text::storeFault(done.refusal());
    emit regraded(tr("Regraded: %1 before, now %2, %3.")
                      .arg(percent(m_before), percent(done->hundredths), passedWord(done->passed)));
    return {};
}

}  // namespace cutcard::supervisor
