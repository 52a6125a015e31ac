#include "app/session/settings.h"

#include "app/school/service_name.h"
#include "app/text/languages.h"
#include "engine/rules/rule_book.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

enum class Type : std::uint8_t {
    Language,
    Speed,
    Percent,
    Contrast,
    Switch,
    Width,
    Height,
    Rules,
    Way,
    Players,
    Offer,
    Begin,
    Minutes,
    Keyboard,
    Service
};

/// `about` is for the command line and the manual, which are in English.
struct Entry {
    const char* name;
    const char* title;
    Type type;
    const char* standard;
    const char* about;
};

// Crazy 4 of Pennsylvania, guided: what a newcomer begins with.
constexpr std::array kEntries = {
    Entry{"language", QT_TRANSLATE_NOOP("Settings", "Language"), Type::Language, "system",
          "The language of the window; system: that of the desktop."},
    Entry{"speed", QT_TRANSLATE_NOOP("Settings", "Speed"), Type::Speed, "1",
          "How fast cards and chips move; 0: nothing moves."},
    Entry{"textSize", QT_TRANSLATE_NOOP("Settings", "Text size"), Type::Percent, "100",
          "The size of the text in percent."},
    Entry{"contrast", QT_TRANSLATE_NOOP("Settings", "Contrast"), Type::Contrast, "normal",
          "How strongly words and lines stand out from what is behind them."},
    Entry{"fourColours", QT_TRANSLATE_NOOP("Settings", "Four-colour deck"), Type::Switch, "true",
          "A deck with a colour of its own for each suit."},
    Entry{"asPrinted", QT_TRANSLATE_NOOP("Settings", "Words on the felt as printed"), Type::Switch, "false",
          "The words on the felt face the players, as on a real layout; otherwise they stand upright."},
    Entry{"sound", QT_TRANSLATE_NOOP("Settings", "Sound"), Type::Switch, "false",
          "Sounds of cards, chips and verdicts."},
    Entry{"windowWidth", QT_TRANSLATE_NOOP("Settings", "Width of the window"), Type::Width, "1280",
          "The width of the window in pixels."},
    Entry{"windowHeight", QT_TRANSLATE_NOOP("Settings", "Height of the window"), Type::Height, "720",
          "The height of the window in pixels."},
    Entry{"rules", QT_TRANSLATE_NOOP("Settings", "Game"), Type::Rules, "pa-657a-crazy4",
          "The rule set that a round begins with."},
    Entry{"way", QT_TRANSLATE_NOOP("Settings", "Way to train"), Type::Way, "guided",
          "The way to train that a round begins with."},
    Entry{"players", QT_TRANSLATE_NOOP("Settings", "Players"), Type::Players, "3",
          "How many players sit at the table; 0: any number."},
    Entry{"offer", QT_TRANSLATE_NOOP("Settings", "Side wagers"), Type::Offer, "basic",
          "The side wagers at the table: the usual ones, or all that the rules know."},
    Entry{"begin", QT_TRANSLATE_NOOP("Settings", "Begin with"), Type::Begin, "bets",
          "Where a round begins: with the preparation of the cards, with the bets, or at the settlement."},
    Entry{"surprise", QT_TRANSLATE_NOOP("Settings", "Something may go wrong"), Type::Switch, "false",
          "Whether something may go wrong in a round."},
    Entry{"kioskIdleMinutes", QT_TRANSLATE_NOOP("Settings", "Minutes until an unattended kiosk starts anew"),
          Type::Minutes, "5", "Minutes until an unattended kiosk goes back to its start screen; 0: never."},
    Entry{"onScreenKeyboard", QT_TRANSLATE_NOOP("Settings", "Keyboard on the screen"), Type::Keyboard, "auto",
          "A keyboard on the screen wherever something is written; auto: in the kiosk only."},
    Entry{"schoolService", QT_TRANSLATE_NOOP("Settings", "The school's server"), Type::Service, "",
          "The section of libpq's service file that names the server of a school with many kiosks."},
};

constexpr int kMostPlayers = 7;
constexpr int kMostMinutes = 120;

/// Of the room, not of the trainee who happens to be there.
bool isOfTheRoom(Type type) {
    return type == Type::Minutes || type == Type::Keyboard || type == Type::Service;
}

const Entry* find(const QString& name) {
    for (const Entry& entry : kEntries) {
        if (name == QLatin1String(entry.name)) return &entry;
    }
    return nullptr;
}

const Entry& entryNamed(const char* name) {
    const Entry* entry = find(QLatin1String(name));
    return entry ? *entry : kEntries.front();
}

QStringList ruleSets() {
    QStringList ids;
    for (const auto& rules : RuleBook::instance().ruleSets()) ids << QString::fromStdString(rules->id);
    return ids;
}

QStringList languageIds() {
    QStringList ids = {QStringLiteral("system")};
    for (const Language& one : Languages::all()) ids << QString::fromLatin1(one.id);
    return ids;
}

SettingRange wordsOf(const QStringList& words) {
    return {words, 0, 0, false};
}

SettingRange rangeOf(Type type) {
    switch (type) {
    case Type::Language: return wordsOf(languageIds());
    case Type::Speed: return wordsOf({"0", "0.5", "1", "2", "3"});
    case Type::Percent: return {{}, 100, 200, false};
    case Type::Contrast: return wordsOf({"normal", "high"});
    case Type::Switch: return wordsOf({"true", "false"});
    // No narrower and no lower than Main.qml makes it.
    case Type::Width: return {{}, 1024, 16384, false};
    case Type::Height: return {{}, 600, 16384, false};
    case Type::Rules: return wordsOf(ruleSets());
    case Type::Way: return wordsOf({"watch", "guided", "free"});
    case Type::Players: return {{}, 0, kMostPlayers, false};
    case Type::Offer: return wordsOf({"basic", "all"});
    case Type::Begin: return wordsOf({"cards", "bets", "settlement"});
    case Type::Minutes: return {{}, 0, kMostMinutes, false};
    case Type::Keyboard: return wordsOf({"auto", "on", "off"});
    case Type::Service: return {{}, 0, 0, true};
    }
    return {};
}

QString path(const QString& given) {
    if (!given.isEmpty()) return given;
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/cutcard/cutcard.ini");
}

/// What is written after the sign of equality; a comma has made a list of it.
QString textOf(const QVariant& value) {
    return value.typeId() == QMetaType::QStringList ? value.toStringList().join(QStringLiteral(", "))
                                                    : value.toString();
}

/// textSize is --text-size on the command line.
QString optionOf(const char* name) {
    QString option;
    for (const QChar letter : QString::fromLatin1(name)) {
        if (letter.isUpper()) option += QLatin1Char('-');
        option += letter.toLower();
    }
    return option;
}

}  // namespace

bool SettingRange::has(const QString& text) const {
    if (isService) return text.isEmpty() || school::isServiceName(text.toStdString());
    if (!words.isEmpty()) return words.contains(text);
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= least && number <= most;
}

QString SettingRange::inWords() const {
    if (isService) return QStringLiteral("the name of a section in ~/.pg_service.conf");
    if (words.isEmpty()) return QStringLiteral("a whole number from %1 to %2").arg(least).arg(most);
    const QStringList before = words.mid(0, words.size() - 1);
    return before.join(QStringLiteral(", ")) + QStringLiteral(" or ") + words.last();
}

std::vector<SettingKey> Settings::table() {
    std::vector<SettingKey> keys;
    keys.reserve(kEntries.size());
    for (const Entry& entry : kEntries) {
        keys.push_back({QString::fromLatin1(entry.name), optionOf(entry.name), QString::fromLatin1(entry.about),
                        QString::fromLatin1(entry.standard), rangeOf(entry.type)});
    }
    return keys;
}

Settings::Settings(const QString& path, const QMap<QString, QString>& forThisRun, QObject* parent)
    : QObject(parent), m_file(cutcard::path(path), QSettings::IniFormat) {
    for (auto each = forThisRun.begin(); each != forThisRun.end(); ++each) {
        const Entry* entry = find(each.key());
        if (entry && rangeOf(entry->type).has(each.value())) m_forThisRun.insert(each.key(), each.value());
    }
    check();
    connect(&m_keys, &KeyTable::changed, this, [this] {
        if (!m_keysOfTheRoom) m_keys.write(m_file);
    });
}

void Settings::check() {
    noticeUnreadable();
    for (const Entry& entry : kEntries) {
        const QVariant found = m_file.value(QLatin1String(entry.name));
        if (!found.isValid() || rangeOf(entry.type).has(textOf(found))) continue;
        m_notices.emplace_back([text = textOf(found), &entry] {
            // Somebody may have written a password there: it is not repeated.
            if (entry.type == Type::Service)
                return tr(
                    "The school's server is named by a section of ~/.pg_service.conf, and by nothing else; none "
                    "is used now.");
            return tr("\"%1\" cannot be used for \"%2\"; it is %3 now.")
                .arg(text, QCoreApplication::translate("Settings", entry.title), QLatin1String(entry.standard));
        });
        // It stays in the file, for whoever wrote it to mend.
        m_ignored << QLatin1String(entry.name);
    }
    const std::vector<text::KeptSentence> ofKeys = m_keys.read(m_file);
    m_notices.insert(m_notices.end(), ofKeys.begin(), ofKeys.end());
    noticeUnknown();
}

void Settings::noticeUnreadable() {
    // A line is looked at when a key is asked for, and not before.
    const bool isAnyRead = !m_file.allKeys().isEmpty();
    if (m_file.status() == QSettings::NoError) return;
    m_notices.emplace_back([file = m_file.fileName(), isAnyRead] {
        return (isAnyRead ? tr("Some lines of the settings in \"%1\" cannot be read; they are ignored.")
                          : tr("The settings in \"%1\" cannot be read; the defaults are used."))
            .arg(file);
    });
}

/// What somebody has misspelt must not look as if it were obeyed.
void Settings::noticeUnknown() {
    for (const QString& name : m_file.allKeys()) {
        if (find(name) || KeyTable::knows(name)) continue;
        m_notices.emplace_back([name] { return tr("There is no setting \"%1\"; it is ignored.").arg(name); });
    }
}

QStringList Settings::notices() const {
    QStringList sentences;
    for (const text::KeptSentence& notice : m_notices) sentences << notice.said();
    return sentences;
}

QVariant Settings::value(const char* name) const {
    const auto lent = m_lent.constFind(QLatin1String(name));
    return lent != m_lent.constEnd() ? QVariant(*lent) : valueOfTheRoom(name);
}

QVariant Settings::valueOfTheRoom(const char* name) const {
    const auto forThisRun = m_forThisRun.constFind(QLatin1String(name));
    if (forThisRun != m_forThisRun.constEnd()) return *forThisRun;
    const QString standard = QString::fromLatin1(entryNamed(name).standard);
    return m_ignored.contains(QLatin1String(name)) ? standard : m_file.value(QLatin1String(name), standard);
}

void Settings::set(const char* name, const QVariant& value) {
    const QString text = value.toString();
    if (!rangeOf(entryNamed(name).type).has(text) || this->value(name).toString() == text) return;
    if (!m_keysOfTheRoom) {
        m_forThisRun.remove(QLatin1String(name));
        m_ignored.removeAll(QLatin1String(name));
        m_file.setValue(QLatin1String(name), text);
    } else {
        m_lent.insert(QLatin1String(name), text);
    }
    emit changed();
}

QString Settings::language() const {
    return value("language").toString();
}

QVariantList Settings::languages() const {
    QVariantList list;
    for (const Language& one : Languages::all()) {
        list << QVariantMap{{QStringLiteral("id"), QString::fromLatin1(one.id)},
                            {QStringLiteral("text"), QString::fromUtf8(one.name)}};
    }
    return list;
}

double Settings::speed() const {
    return value("speed").toDouble();
}

int Settings::textSize() const {
    return value("textSize").toInt();
}

QString Settings::contrast() const {
    return value("contrast").toString();
}

int Settings::windowWidth() const {
    return value("windowWidth").toInt();
}

int Settings::windowHeight() const {
    return value("windowHeight").toInt();
}

QString Settings::rules() const {
    return value("rules").toString();
}

QString Settings::way() const {
    return value("way").toString();
}

int Settings::players() const {
    return value("players").toInt();
}

QString Settings::offer() const {
    return value("offer").toString();
}

QString Settings::begin() const {
    return value("begin").toString();
}

int Settings::kioskIdleMinutes() const {
    return value("kioskIdleMinutes").toInt();
}

QString Settings::onScreenKeyboard() const {
    return value("onScreenKeyboard").toString();
}

QString Settings::schoolService() const {
    return value("schoolService").toString();
}

void Settings::resetAll() {
    for (const Entry& entry : kEntries) {
        if (isOfTheRoom(entry.type)) continue;
        if (m_keysOfTheRoom) {
            m_lent.insert(QLatin1String(entry.name), QLatin1String(entry.standard));
            continue;
        }
        m_file.remove(QLatin1String(entry.name));
        m_ignored.removeAll(QLatin1String(entry.name));
        m_forThisRun.remove(QLatin1String(entry.name));
    }
    m_keys.resetAll();
    if (!m_keysOfTheRoom) m_notices.clear();
    emit changed();
}

void Settings::lend() {
    if (++m_lenders == 1) m_keysOfTheRoom = m_keys.chosen();
}

void Settings::stopLending() {
    giveBack();
    if (--m_lenders > 0) return;
    m_lent.clear();
    m_keysOfTheRoom.reset();
}

bool Settings::isLent() const {
    const auto differs = [this](const QString& name) {
        const QByteArray key = name.toLatin1();
        return value(key.constData()).toString() != valueOfTheRoom(key.constData()).toString();
    };
    const QStringList names = m_lent.keys();
    return m_keysOfTheRoom && (m_keys.chosen() != *m_keysOfTheRoom || std::any_of(names.begin(), names.end(), differs));
}

void Settings::giveBack() {
    if (!isLent()) return;
    m_lent.clear();
    m_keys.choose(*m_keysOfTheRoom);
    emit changed();
}

}  // namespace cutcard
