#include "tests/support/cli_runner.h"

#include <QProcess>

#include <stdexcept>

namespace cutcard::test {

QString cliProgram() {
    return QStringLiteral(CUTCARD_CLI);
}

std::vector<Json> CliAnswer::lines() const {
    return jsonLinesOf(out);
}

CliAnswer runCli(const QStringList& arguments, const QByteArray& input) {
    QProcess process;
    process.start(cliProgram(), arguments);
    process.write(input);
    process.closeWriteChannel();
    CliAnswer answer;
    if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit) {
        answer.status = process.exitCode();
    } else {
        qWarning("cutcard-cli did not end by itself: %s (exit code %d)", qUtf8Printable(process.errorString()),
                 process.exitCode());
    }
    answer.out = process.readAllStandardOutput();
    answer.err = process.readAllStandardError();
    return answer;
}

std::vector<Json> jsonLinesOf(const QByteArray& text) {
    if (text.isEmpty()) return {};
    if (!text.endsWith('\n')) throw std::runtime_error("the last line has no end: " + text.right(80).toStdString());
    std::vector<Json> lines;
    for (const QByteArray& line : text.chopped(1).split('\n')) {
        lines.push_back(Json::parse(line.toStdString()));
        if (!lines.back().is_object()) throw std::runtime_error("not an object: " + line.left(80).toStdString());
    }
    return lines;
}

std::string tableName(const Json& line) {
    const std::string kind = line.contains("kind") ? line["kind"].get<std::string>() + ' ' : "";
    const std::string letter = line["paytable"].is_null() ? "" : ' ' + line["paytable"].get<std::string>();
    return kind + line["wager"].get<std::string>() + letter;
}

}  // namespace cutcard::test
