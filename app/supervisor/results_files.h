#pragma once

#include "app/supervisor/console_page.h"

#include <QAction>
#include <QObject>

#include <functional>
#include <list>

namespace cutcard::supervisor {

/// What can be written about results: of one attempt the report, the certificate and the attempt's own file; of the
/// whole list a table and statements for a learning-management system.
class ResultsFiles : public QObject {
    Q_OBJECT

public:
    /// Dialogs belong to `window`.
    ResultsFiles(ConsoleContext& context, QWidget* window);

    /// Which attempt is meant, and which list; asked when an action is triggered.
    void setAttempt(std::function<store::Id()> attempt) { m_attempt = std::move(attempt); }
    void setList(std::function<store::AttemptQuery()> list) { m_list = std::move(list); }

    const QList<QAction*>& ofAttempt() const { return m_ofAttempt; }
    const QList<QAction*>& ofList() const { return m_ofList; }

    void writePdf(const store::Id& attempt, const QString& path);
    void writeCertificate(const store::Id& attempt, const QString& path);
    void writeTranscript(const store::Id& attempt, const QString& path);
    void writeCsv(const store::AttemptQuery& query, const QString& path);
    void writeXapi(const store::AttemptQuery& query, const QString& homePage, const QString& path);

signals:
    void said(const QString& sentence, bool isFault);

private:
    struct Kind;

    QAction* add(QList<QAction*>& list, const char* objectName, const QString& text, void (ResultsFiles::*does)());
    void askPdf();
    void askCertificate();
    void askTranscript();
    void askCsv();
    void askXapi();
    void askFile(const Kind& kind, const store::Id& attempt,
                 void (ResultsFiles::*write)(const store::Id&, const QString&));
    void save(const QString& path, const QByteArray& bytes);

    ConsoleContext& m_context;
    QWidget* m_window;
    std::function<store::Id()> m_attempt;
    std::function<store::AttemptQuery()> m_list;
    QList<QAction*> m_ofAttempt;
    QList<QAction*> m_ofList;
    QString m_homePage;
};

}  // namespace cutcard::supervisor
