#include "tests/support/source_scan.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>

namespace cutcard::test {
namespace {

/// The elements of a list that begins at `from`, up to the bracket that closes it.
QStringList elements(const QString& text, qsizetype from) {
    QStringList list(QString{});
    int depth = 0;
    bool quoted = false;
    for (qsizetype i = from; i < text.size() && depth >= 0; ++i) {
        const QChar c = text[i];
        if (c == '"' && text[i - 1] != '\\') quoted = !quoted;
        if (!quoted && QStringLiteral("({[").contains(c)) ++depth;
        if (!quoted && QStringLiteral(")}]").contains(c) && --depth < 0) break;
        if (!quoted && depth == 0 && c == ',') {
            list << QString();
        } else {
            list.back() += c;
        }
    }
    for (QString& element : list) element = element.trimmed();
    return list;
}

QStringList quotedWords(const QString& text) {
    static const QRegularExpression word("\"([a-z_]+)\"");
    QStringList words;
    for (auto match = word.globalMatch(text); match.hasNext();) words << match.next().captured(1);
    return words;
}

std::size_t braced(const QString& params) {
    if (!params.startsWith('{') || params == "{}") return 0;
    return static_cast<std::size_t>(elements(params, 1).size());
}

void scan(const QString& text, const QString& file, std::vector<RefusalInSource>& found) {
    const auto add = [&](const QString& words, std::size_t params) {
        for (const QString& reason : quotedWords(words)) {
            found.push_back({reason.toStdString(), params, file.toStdString()});
        }
    };
    // {code, place, reason, {parameters}}, as a call or as a value; or {code, reason} of an unknown key, which is the
    // parameter.
    static const QRegularExpression code("[({]\\s*RefusalCode::");
    for (auto match = code.globalMatch(text); match.hasNext();) {
        const QStringList list = elements(text, match.next().capturedStart() + 1);
        if (list.size() == 2) add(list[1], 1);
        if (list.size() == 3) add(list[2], 0);
        if (list.size() == 4) add(list[3].startsWith('{') ? list[2] : QString(), braced(list[3]));
    }
    // The JSON reader's own, always with one parameter, and the reason of an unknown key unless another is given.
    static const QRegularExpression other("(?:\\bfail\\(|std::string_view reason = )(\"[a-z_]+\")");
    for (auto match = other.globalMatch(text); match.hasNext();) add(match.next().captured(1), 1);
}

}  // namespace

std::vector<RefusalInSource> refusalsInSources() {
    std::vector<RefusalInSource> found;
    for (const char* folder : {"/engine", "/app"}) {
        QDirIterator files(QStringLiteral(CUTCARD_SOURCES) + folder, {"*.cpp", "*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly)) scan(QString::fromUtf8(file.readAll()), files.fileName(), found);
        }
    }
    return found;
}

}  // namespace cutcard::test
