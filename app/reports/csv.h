#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace cutcard::reports {

/// One record of a file, with the line of the file on which it begins, from 1.
struct CsvRecord {
    int line = 1;
    QStringList fields;

    bool operator==(const CsvRecord&) const = default;
};

enum class CsvFault {
    TooLarge,
    Binary,
    NotUtf8,
    QuoteOpen,       ///< A quoted field that does not end.
    QuoteInField,    ///< A quote in the middle of a field that was not quoted.
    TextAfterQuote,  ///< Something between the closing quote and the next separator.
};

struct CsvRefusal {
    CsvFault fault = CsvFault::Binary;
    int line = 0;  ///< 0: the whole file.
};

/// What it says and what to do, for a person.
QString csvSentence(const CsvRefusal& refusal);

inline constexpr qsizetype kLargestCsv = 32 << 20;

/// RFC 4180 as people's programs write it: UTF-8 with or without a mark, lines ended by CR LF, LF or CR, fields
/// separated by commas, or by semicolons or tabs where the first line has more of them. Empty lines are left out. The
/// formula guard of CsvWriter is taken away.
std::variant<std::vector<CsvRecord>, CsvRefusal> readCsv(const QByteArray& bytes, qsizetype largest = kLargestCsv);

/// RFC 4180: UTF-8 with a mark (LibreOffice and Excel ask for it), commas, CR LF. What a spreadsheet would take for a
/// formula (= + - @, tab, CR at the beginning) gets an apostrophe in front; so does what has such an apostrophe
/// already.
class CsvWriter {
public:
    CsvWriter();

    void row(const QStringList& fields);
    const QByteArray& bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

/// A field as it stands in a file, before quoting; and back.
QString guardedField(const QString& field);
QString plainField(const QString& written);

}  // namespace cutcard::reports
