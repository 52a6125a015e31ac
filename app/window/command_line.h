#pragma once

#include "app/window/program.h"

#include <QCommandLineParser>
#include <QStringList>

#include <optional>

namespace cutcard {

/// What the program is called with: its own options, and one for every setting.
class CommandLine {
public:
    CommandLine();

    /// What is said and the exit status where the call itself is the end: help, the version, something wrong.
    struct End {
        QString text;
        int status = 0;
    };

    /// Before there is a window Qt's own options, those with one dash, are still among the words.
    enum class Stage : std::uint8_t { BeforeTheWindow, WithTheWindow };
    std::optional<End> read(const QStringList& words, Stage stage);

    bool inTheTerminal() const { return m_parser.isSet(QStringLiteral("terminal")); }
    bool isKiosk() const { return m_parser.isSet(QStringLiteral("kiosk")); }
    /// Of a call that was not refused.
    ProgramOptions options() const;

    /// Options and settings as JSON, for the manual and the completion of shells.
    static QString described();

private:
    QString fault(const QStringList& words, Stage stage) const;
    QString faultOfValues() const;

    QCommandLineParser m_parser;
};

}  // namespace cutcard
