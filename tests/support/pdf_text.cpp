#include "tests/support/pdf_text.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <stdexcept>

namespace cutcard::test {
namespace {

QByteArray run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0) {
        throw std::runtime_error((program + ": " + process.readAllStandardError()).toStdString());
    }
    return process.readAllStandardOutput();
}

QString withoutBlanks(QString text) {
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    return text.remove(blanks);
}

}  // namespace

bool PdfText::contains(const QString& words) const {
    return withoutBlanks(text).contains(withoutBlanks(words));
}

PdfText pdfText(const QByteArray& pdf) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("report.pdf");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size()) throw std::runtime_error("no room");
    file.close();
    PdfText read;
    read.text = QString::fromUtf8(run("pdftotext", {"-enc", "UTF-8", path, "-"}));
    const QString info = QString::fromUtf8(run("pdfinfo", {path}));
    static const QRegularExpression pages(QStringLiteral("Pages:\\s+(\\d+)"));
    read.pages = pages.match(info).captured(1).toInt();
    return read;
}

}  // namespace cutcard::test
