#include "app/reports/csv.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <optional>

namespace cutcard::reports {
namespace {

constexpr QChar kQuote = u'"';
constexpr QChar kGuard = u'\'';

/// A number with a sign is no formula, and has to stay a number.
bool isNumber(QStringView field) {
    bool isNumber = false;
    static_cast<void>(field.toDouble(&isNumber));
    return isNumber && field.back().isDigit();
}

bool beginsFormula(const QString& field) {
    const auto first = std::find_if(field.begin(), field.end(), [](QChar c) { return c != kGuard; });
    const QStringView rest = QStringView(field).mid(first - field.begin());
    return !rest.isEmpty() && QStringView(u"=+-@\t\r").contains(rest.front()) && !isNumber(rest);
}

bool isControl(char c) {
    const auto code = static_cast<unsigned char>(c);
    return (code < 0x20 && c != '\t' && c != '\r' && c != '\n') || code == 0x7f;
}

/// What separates the fields of the first line, whose quoted fields do not count.
QChar separatorOf(const QString& text) {
    constexpr std::array<QChar, 3> kSeparators = {u',', u';', u'\t'};
    std::array<int, 3> counts = {};
    bool quoted = false;
    for (const QChar c : text) {
        if (c == kQuote) quoted = !quoted;
        if (quoted) continue;
        if (c == u'\n' || c == u'\r') break;
        for (std::size_t i = 0; i < kSeparators.size(); ++i) counts[i] += c == kSeparators[i] ? 1 : 0;
    }
    const auto most = std::max_element(counts.begin(), counts.end());
    return kSeparators[static_cast<std::size_t>(most - counts.begin())];
}

class Reader {
public:
    explicit Reader(const QString& text) : m_text(text), m_separator(separatorOf(text)) {}

    std::variant<std::vector<CsvRecord>, CsvRefusal> read() {
        while (m_at < m_text.size()) {
            CsvRecord record{m_line, {}};
            bool more = true;
            while (more) {
                const bool isQuoted = m_at < m_text.size() && m_text[m_at] == kQuote;
                const auto fault = isQuoted ? readQuoted() : readPlain();
                if (fault) return CsvRefusal{*fault, *fault == CsvFault::QuoteOpen ? m_fieldLine : m_line};
                m_isEmpty = record.fields.isEmpty() && !isQuoted && m_field.isEmpty();
                record.fields.append(plainField(m_field));
                more = m_at < m_text.size() && m_text[m_at] == m_separator;
                if (more) ++m_at;
            }
            endLine();
            if (!m_isEmpty) m_records.push_back(std::move(record));
        }
        return std::move(m_records);
    }

private:
    bool atEndOfField() const {
        if (m_at >= m_text.size()) return true;
        const QChar c = m_text[m_at];
        return c == m_separator || c == u'\n' || c == u'\r';
    }

    std::optional<CsvFault> readPlain() {
        const qsizetype begin = m_at;
        while (!atEndOfField()) {
            if (m_text[m_at] == kQuote) return CsvFault::QuoteInField;
            ++m_at;
        }
        m_field = m_text.mid(begin, m_at - begin);
        return std::nullopt;
    }

    std::optional<CsvFault> readQuoted() {
        m_field.clear();
        m_fieldLine = m_line;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (c == kQuote) {
                const bool isDoubled = m_at + 1 < m_text.size() && m_text[m_at + 1] == kQuote;
                ++m_at;
                if (!isDoubled) return atEndOfField() ? std::nullopt : std::optional(CsvFault::TextAfterQuote);
            } else if (endsLine()) {
                ++m_line;
            }
            m_field += c;
        }
        return CsvFault::QuoteOpen;
    }

    /// Of CR LF only the LF.
    bool endsLine() const {
        const bool isLf = m_text[m_at] == u'\n';
        return isLf || (m_text[m_at] == u'\r' && (m_at + 1 >= m_text.size() || m_text[m_at + 1] != u'\n'));
    }

    void endLine() {
        if (m_at >= m_text.size()) return;
        if (!endsLine()) ++m_at;
        ++m_at;
        ++m_line;
    }

    const QString& m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    int m_line = 1;
    int m_fieldLine = 1;
    QString m_field;
    bool m_isEmpty = false;
    std::vector<CsvRecord> m_records;
};

QString quoted(const QString& field) {
    const bool needs = std::any_of(field.begin(), field.end(), [](QChar c) {
        return c == u',' || c == u';' || c == u'\t' || c == kQuote || c == u'\r' || c == u'\n';
    });
    if (!needs) return field;
    return kQuote + QString(field).replace(kQuote, QStringLiteral("\"\"")) + kQuote;
}

}  // namespace

QString guardedField(const QString& field) {
    return beginsFormula(field) ? kGuard + field : field;
}

QString plainField(const QString& written) {
    return written.startsWith(kGuard) && beginsFormula(written) ? written.mid(1) : written;
}

std::variant<std::vector<CsvRecord>, CsvRefusal> readCsv(const QByteArray& bytes, qsizetype largest) {
    if (bytes.size() > largest) return CsvRefusal{CsvFault::TooLarge, 0};
    if (std::any_of(bytes.begin(), bytes.end(), isControl)) return CsvRefusal{CsvFault::Binary, 0};
    // Half a letter at the end is an error too.
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(bytes);
    if (decoder.hasError()) return CsvRefusal{CsvFault::NotUtf8, 0};
    return Reader(text).read();
}

CsvWriter::CsvWriter() : m_bytes("\xEF\xBB\xBF") {}

void CsvWriter::row(const QStringList& fields) {
    QStringList written;
    for (const QString& field : fields) written.append(quoted(guardedField(field)));
    // An empty line is no record.
    const bool isBlank = fields.size() == 1 && fields.front().isEmpty();
    m_bytes += isBlank ? QByteArrayLiteral("\"\"") : written.join(u',').toUtf8();
    m_bytes += "\r\n";
}

QString csvSentence(const CsvRefusal& refusal) {
    const auto say = [](const char* text) { return QCoreApplication::translate("Csv", text); };
    switch (refusal.fault) {
    case CsvFault::TooLarge:
        return say(QT_TRANSLATE_NOOP("Csv", "The file is too large. Divide it into files of at most 32 MB."));
    case CsvFault::Binary:
        return say(
            QT_TRANSLATE_NOOP("Csv", "This is not a text file. Save the table as CSV (UTF-8) and choose that file."));
    case CsvFault::NotUtf8:
        return say(
            QT_TRANSLATE_NOOP("Csv", "The file is not UTF-8. Save it again as CSV with the character set UTF-8."));
    case CsvFault::QuoteOpen:
        return say(QT_TRANSLATE_NOOP("Csv", "Line %1: a quoted field begins here and does not end. Close the quote."))
            .arg(refusal.line);
    case CsvFault::QuoteInField:
        return say(QT_TRANSLATE_NOOP("Csv",
                                     "Line %1: there is a quote in the middle of a field. Put the whole field in "
                                     "quotes and write the quote twice."))
            .arg(refusal.line);
    case CsvFault::TextAfterQuote:
        return say(QT_TRANSLATE_NOOP("Csv",
                                     "Line %1: something follows a closing quote. Write a quote within a field "
                                     "twice."))
            .arg(refusal.line);
    }
    return {};
}

}  // namespace cutcard::reports
