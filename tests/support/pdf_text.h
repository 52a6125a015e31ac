#pragma once

#include <QByteArray>
#include <QString>

namespace cutcard::test {

/// The text of a PDF as poppler reads it, with single blanks, and its number of pages. Throws where it is no PDF.
struct PdfText {
    QString text;
    int pages = 0;

    /// Without regard to blanks and ends of lines, which a layout puts anywhere.
    bool contains(const QString& words) const;
};

PdfText pdfText(const QByteArray& pdf);

}  // namespace cutcard::test
