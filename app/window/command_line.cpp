#include "app/window/command_line.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace cutcard {
namespace {

struct Option {
    const char* name;
    const char* value;  ///< What it takes; empty: nothing.
    const char* about;
};

constexpr std::array kOptions = {
    Option{"terminal", "", "Deal and explain one round here, without a window."},
    Option{"deal", "number", "The number of the deal to start with."},
    Option{"store", "folder", "The folder in which people and answers are kept."},
    Option{"settings", "file", "The file of settings."},
    Option{"kiosk", "", "Fill every screen; only a supervisor's passphrase ends the program."},
};
constexpr auto kDescribe = "describe";

QString words(const char* text) {
    return QString::fromLatin1(text);
}

QString helpOf(const SettingKey& key) {
    return QStringLiteral("%1 (%2; %3 by default)")
        .arg(key.about, key.range.inWords(), key.standard.isEmpty() ? QStringLiteral("none") : key.standard);
}

}  // namespace

CommandLine::CommandLine() {
    m_parser.setApplicationDescription(
        QStringLiteral("A dealer-training simulator. What is set here holds for this run; cutcard(1) says more."));
    m_parser.addHelpOption();
    m_parser.addVersionOption();
    for (const Option& option : kOptions)
        m_parser.addOption({words(option.name), words(option.about), words(option.value)});
    for (const SettingKey& key : Settings::table()) {
        m_parser.addOption({key.option, helpOf(key), QStringLiteral("value")});
    }
    QCommandLineOption describe(words(kDescribe));
    describe.setFlags(QCommandLineOption::HiddenFromHelp);
    m_parser.addOption(describe);
}

std::optional<CommandLine::End> CommandLine::read(const QStringList& words, Stage stage) {
    m_parser.parse(words);
    if (const QString wrong = fault(words, stage); !wrong.isEmpty()) {
        return End{QStringLiteral("cutcard: %1\n").arg(wrong), 2};
    }
    if (m_parser.isSet(QStringLiteral("help")) || m_parser.isSet(QStringLiteral("help-all")))
        return End{m_parser.helpText(), 0};
    if (m_parser.isSet(QStringLiteral("version"))) {
        return End{QStringLiteral("cutcard %1\n").arg(QCoreApplication::applicationVersion()), 0};
    }
    if (m_parser.isSet(QLatin1String(kDescribe))) return End{described(), 0};
    return std::nullopt;
}

QString CommandLine::fault(const QStringList& words, Stage stage) const {
    for (const QString& name : m_parser.unknownOptionNames()) {
        const QString spelt = QStringLiteral("--") + name;
        const bool isOurs = std::any_of(words.begin() + 1, words.end(), [&spelt](const QString& word) {
            return word == spelt || word.startsWith(spelt + QLatin1Char('='));
        });
        if (isOurs || stage == Stage::WithTheWindow) {
            return QStringLiteral("There is no option %1; cutcard --help lists them.").arg(isOurs ? spelt : "-" + name);
        }
    }
    if (QString wrong = faultOfValues(); !wrong.isEmpty()) return wrong;
    if (m_parser.unknownOptionNames().isEmpty() && !m_parser.errorText().isEmpty()) return m_parser.errorText();
    if (stage == Stage::WithTheWindow && !m_parser.positionalArguments().isEmpty()) {
        return QStringLiteral("\"%1\" is not an option; cutcard --help lists them.")
            .arg(m_parser.positionalArguments().constFirst());
    }
    return {};
}

QString CommandLine::faultOfValues() const {
    const auto refused = [this](const QString& option, const QString& wanted) {
        return QStringLiteral("--%1 takes %2, not \"%3\".").arg(option, wanted, m_parser.value(option));
    };
    for (const SettingKey& key : Settings::table()) {
        if (m_parser.isSet(key.option) && !key.range.has(m_parser.value(key.option))) {
            return refused(key.option, key.range.inWords());
        }
    }
    const QString deal = QStringLiteral("deal");
    bool isNumber = true;
    if (m_parser.isSet(deal)) m_parser.value(deal).toULongLong(&isNumber);
    if (!isNumber) return refused(deal, QStringLiteral("a whole number, 0 or more"));
    for (const auto& [option, wanted] : {std::pair{"store", "a folder"}, std::pair{"settings", "a file"}}) {
        if (m_parser.isSet(words(option)) && m_parser.value(words(option)).isEmpty()) {
            return refused(words(option), words(wanted));
        }
    }
    return {};
}

ProgramOptions CommandLine::options() const {
    ProgramOptions options;
    if (m_parser.isSet(QStringLiteral("deal"))) options.seed = m_parser.value(QStringLiteral("deal")).toULongLong();
    options.storeFolder = m_parser.value(QStringLiteral("store")).toStdString();
    options.settingsFile = m_parser.value(QStringLiteral("settings"));
    for (const SettingKey& key : Settings::table()) {
        if (m_parser.isSet(key.option)) options.settings.insert(key.name, m_parser.value(key.option));
    }
    return options;
}

QString CommandLine::described() {
    QJsonArray options;
    for (const Option& option : kOptions) {
        options << QJsonObject{{"option", option.name}, {"value", option.value}, {"about", option.about}};
    }
    QJsonArray settings;
    for (const SettingKey& key : Settings::table()) {
        settings << QJsonObject{{"key", key.name},
                                {"option", key.option},
                                {"about", key.about},
                                {"default", key.standard},
                                {"takes", key.range.inWords()},
                                {"words", QJsonArray::fromStringList(key.range.words)}};
    }
    QJsonArray keys;
    const KeyTable table;
    for (int row = 0; row < table.rowCount(); ++row) {
        const QModelIndex at = table.index(row);
        keys << QJsonObject{{"action", table.data(at, KeyTable::ActionRole).toString()},
                            {"name", table.data(at, KeyTable::NameRole).toString()},
                            {"key", table.data(at, KeyTable::KeyRole).toString()},
                            {"fixed", table.data(at, KeyTable::FixedRole).toBool()}};
    }
    const QJsonObject all{{"options", options}, {"settings", settings}, {"keys", keys}};
    return QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Indented));
}

}  // namespace cutcard
