#include "app/supervisor/results_files.h"

#include "app/reports/attempt_report.h"
#include "app/reports/certificate.h"
#include "app/reports/results_csv.h"
#include "app/reports/xapi.h"
#include "app/store/attempt_pages.h"
#include "app/supervisor/attempt_loader.h"
#include "app/supervisor/console_dialogs.h"
#include "app/text/catalogue.h"

#include <QDate>
#include <QFileDialog>
#include <QLineEdit>
#include <QProgressDialog>

namespace cutcard::supervisor {
namespace {

reports::ReportOptions options() {
    reports::ReportOptions options;
    options.paper = reports::paperFor(QLocale::system());
    return options;
}

/// What is between the brackets of a JSON array.
std::string_view inside(const std::string& array) {
    const std::size_t first = array.find('[');
    const std::size_t last = array.rfind(']');
    if (first == std::string::npos || last == std::string::npos || last <= first) return {};
    const std::string_view between = std::string_view(array).substr(first + 1, last - first - 1);
    return between.find_first_not_of(" \r\n\t") == std::string_view::npos ? std::string_view() : between;
}

}  // namespace

struct ResultsFiles::Kind {
    QString title;
    QString filter;
    QString suffix;
    QString name;
};

ResultsFiles::ResultsFiles(ConsoleContext& context, QWidget* window)
    : QObject(window), m_context(context), m_window(window) {
    add(m_ofAttempt, "actionPdf", tr("&PDF…"), &ResultsFiles::askPdf);
    add(m_ofAttempt, "actionCertificate", tr("&Certificate…"), &ResultsFiles::askCertificate);
    add(m_ofAttempt, "actionTranscript", tr("&Transcript…"), &ResultsFiles::askTranscript);
    add(m_ofList, "actionCsv", tr("CS&V…"), &ResultsFiles::askCsv);
    add(m_ofList, "actionXapi", tr("&xAPI…"), &ResultsFiles::askXapi);
}

QAction* ResultsFiles::add(QList<QAction*>& list, const char* objectName, const QString& text,
                           void (ResultsFiles::*does)()) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(objectName));
    connect(action, &QAction::triggered, this, does);
    list << action;
    return action;
}

void ResultsFiles::askFile(const Kind& kind, const store::Id& attempt,
                           void (ResultsFiles::*write)(const store::Id&, const QString&)) {
    if (attempt.empty()) {
        emit said(tr("Choose an attempt first."), true);
        return;
    }
    const QString name = kind.name + QLatin1Char('-') + QString::fromStdString(attempt).left(8);
    saveFile(m_window, {kind.title, {kind.filter}, kind.suffix, name},
             [this, attempt, write](const QString& path) { (this->*write)(attempt, path); });
}

void ResultsFiles::askPdf() {
    askFile({tr("Report on one attempt"), tr("PDF (*.pdf)"), QStringLiteral("pdf"), tr("report", "a file's name")},
            m_attempt(), &ResultsFiles::writePdf);
}

void ResultsFiles::askCertificate() {
    const store::Id attempt = m_attempt();
    if (!attempt.empty()) {
        const auto row = m_context.store.attempt(m_context.session, attempt);
        const QString why = row ? reports::whyNoCertificate(*row) : text::storeFault(row.refusal());
        if (!why.isEmpty()) {
            emit said(why, true);
            return;
        }
    }
    askFile({tr("Certificate"), tr("PDF (*.pdf)"), QStringLiteral("pdf"), tr("certificate", "a file's name")}, attempt,
            &ResultsFiles::writeCertificate);
}

void ResultsFiles::askTranscript() {
    askFile({tr("The attempt's own file"), tr("Attempt (*.jsonl)"), QStringLiteral("jsonl"),
             tr("attempt", "a file's name")},
            m_attempt(), &ResultsFiles::writeTranscript);
}

void ResultsFiles::askCsv() {
    const store::AttemptQuery query = m_list();
    const QString name = tr("results-%1", "a file's name").arg(QDate::currentDate().toString(Qt::ISODate));
    saveFile(m_window, {tr("The list as a table"), {tr("Comma-separated (*.csv)")}, QStringLiteral("csv"), name},
             [this, query](const QString& path) { writeCsv(query, path); });
}

void ResultsFiles::askXapi() {
    const store::AttemptQuery query = m_list();
    auto* dialog = new FormDialog("xapiDialog", tr("Statements for a learning-management system"),
                                  tr("&Choose a file…"), m_window);
    auto* address = named(new QLineEdit(m_homePage, dialog), "xapiHomePage", tr("Address of the school"));
    address->setPlaceholderText(QStringLiteral("https://school.example"));
    FieldError* error = dialog->addField(tr("&Address of the school, by which its people are named"), address);
    dialog->setDoing([this, address, error, query] {
        const QString homePage = address->text().trimmed();
        if (!reports::isHomePage(homePage)) {
            error->say(tr("Write a whole address, such as https://school.example"));
            return QStringLiteral(" ");
        }
        m_homePage = homePage;
        const QString name = tr("results-%1", "a file's name").arg(QDate::currentDate().toString(Qt::ISODate));
        saveFile(m_window, {tr("Statements of the list"), {tr("xAPI (*.json)")}, QStringLiteral("json"), name},
                 [this, query, homePage](const QString& path) { writeXapi(query, homePage, path); });
        return QString();
    });
    dialog->open();
}

void ResultsFiles::save(const QString& path, const QByteArray& bytes) {
    const QString why = reports::saveReport(path, bytes);
    emit said(why.isEmpty() ? tr("Written: %1").arg(path) : why, !why.isEmpty());
}

void ResultsFiles::writePdf(const store::Id& attempt, const QString& path) {
    const auto facts = loadFacts(m_context.store, m_context.session, attempt);
    if (!facts) {
        emit said(facts.refusal(), true);
        return;
    }
    save(path, reports::attemptReport(*facts, options()));
}

void ResultsFiles::writeCertificate(const store::Id& attempt, const QString& path) {
    const auto facts = loadFacts(m_context.store, m_context.session, attempt);
    if (!facts) {
        emit said(facts.refusal(), true);
        return;
    }
    const auto written = reports::certificate(*facts, options());
    if (!written) {
        emit said(written.refusal().why, true);
        return;
    }
    save(path, *written);
}

void ResultsFiles::writeTranscript(const store::Id& attempt, const QString& path) {
    const auto text = m_context.store.transcript(m_context.session, attempt);
    if (!text) {
        emit said(text::storeFault(text.refusal()), true);
        return;
    }
    save(path, QByteArray::fromStdString(*text));
}

void ResultsFiles::writeCsv(const store::AttemptQuery& query, const QString& path) {
    const auto all = store::allAttempts(m_context.store, m_context.session, query);
    if (!all) {
        emit said(text::storeFault(all.refusal()), true);
        return;
    }
    save(path, reports::attemptsCsv(*all));
}

void ResultsFiles::writeXapi(const store::AttemptQuery& query, const QString& homePage, const QString& path) {
    auto all = store::allAttempts(m_context.store, m_context.session, query);
    if (!all) {
        emit said(text::storeFault(all.refusal()), true);
        return;
    }
    // Neither one that runs nor one with a broken seal has statements.
    std::erase_if(*all,
                  [](const store::AttemptRow& row) { return row.broken || row.state == store::AttemptState::Running; });
    QProgressDialog progress(tr("Statements are made"), tr("Cancel"), 0, static_cast<int>(all->size()), m_window);
    progress.setWindowModality(Qt::WindowModal);
    std::string statements;
    // A transcript is large: one of them is held at a time.
    for (const store::AttemptRow& row : *all) {
        const auto facts = loadFacts(m_context.store, m_context.session, row.attempt);
        if (!facts) {
            emit said(facts.refusal(), true);
            return;
        }
        const std::string some = reports::xapiStatements({&*facts, 1}, {homePage});
        const std::string_view more = inside(some);
        if (!more.empty() && !statements.empty()) statements += ',';
        statements += more;
        progress.setValue(progress.value() + 1);
        if (progress.wasCanceled()) {
            emit said(tr("No statements were written."), false);
            return;
        }
    }
    save(path, QByteArray::fromStdString('[' + statements + "]\n"));
}

}  // namespace cutcard::supervisor
