#include "app/session/settings.h"

#include "engine/rules/rule_book.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <array>

namespace cutcard {
namespace {

enum class Type : std::uint8_t { Speed, Percent, Switch, Pixels, Rules, Way, Players, Offer, Begin };

struct Entry {
    const char* name;
    const char* title;
    Type type;
    const char* standard;
};

// Crazy 4 of Pennsylvania, guided: what a newcomer begins with.
constexpr std::array kEntries = {
    Entry{"speed", QT_TRANSLATE_NOOP("Settings", "Speed"), Type::Speed, "1"},
    Entry{"textSize", QT_TRANSLATE_NOOP("Settings", "Text size"), Type::Percent, "100"},
    Entry{"fourColours", QT_TRANSLATE_NOOP("Settings", "Four-colour deck"), Type::Switch, "true"},
    Entry{"asPrinted", QT_TRANSLATE_NOOP("Settings", "Words on the felt as printed"), Type::Switch, "false"},
    Entry{"sound", QT_TRANSLATE_NOOP("Settings", "Sound"), Type::Switch, "false"},
    Entry{"windowWidth", QT_TRANSLATE_NOOP("Settings", "Width of the window"), Type::Pixels, "1280"},
    Entry{"windowHeight", QT_TRANSLATE_NOOP("Settings", "Height of the window"), Type::Pixels, "720"},
    Entry{"rules", QT_TRANSLATE_NOOP("Settings", "Game"), Type::Rules, "pa-657a-crazy4"},
    Entry{"way", QT_TRANSLATE_NOOP("Settings", "Way to train"), Type::Way, "guided"},
    Entry{"players", QT_TRANSLATE_NOOP("Settings", "Players"), Type::Players, "3"},
    Entry{"offer", QT_TRANSLATE_NOOP("Settings", "Side wagers"), Type::Offer, "basic"},
    Entry{"begin", QT_TRANSLATE_NOOP("Settings", "Begin with"), Type::Begin, "bets"},
    Entry{"surprise", QT_TRANSLATE_NOOP("Settings", "Something may go wrong"), Type::Switch, "false"},
};

constexpr int kMostPlayers = 7;

const Entry& entryNamed(const char* name) {
    for (const Entry& entry : kEntries) {
        if (qstrcmp(entry.name, name) == 0) return entry;
    }
    return kEntries.front();
}

bool isWhole(const QString& text, int least, int most) {
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= least && number <= most;
}

bool isAllowed(Type type, const QString& text) {
    static const QStringList kSpeeds = {"0", "0.5", "1", "2", "3"};
    static const QStringList kWays = {"watch", "guided", "free"};
    switch (type) {
    case Type::Speed: return kSpeeds.contains(text);
    case Type::Percent: return isWhole(text, 100, 200);
    case Type::Switch: return text == "true" || text == "false";
    case Type::Pixels: return isWhole(text, 480, 16384);
    case Type::Rules: return RuleBook::instance().find(text.toStdString()) != nullptr;
    case Type::Way: return kWays.contains(text);
    case Type::Players: return isWhole(text, 0, kMostPlayers);
    case Type::Offer: return text == "basic" || text == "all";
    case Type::Begin: return text == "cards" || text == "bets" || text == "settlement";
    }
    return false;
}

QString path(const QString& given) {
    if (!given.isEmpty()) return given;
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/cutcard/cutcard.ini");
}

}  // namespace

Settings::Settings(const QString& path, QObject* parent)
    : QObject(parent), m_file(cutcard::path(path), QSettings::IniFormat) {
    check();
    connect(&m_keys, &KeyTable::changed, this, [this] { m_keys.write(m_file); });
}

void Settings::check() {
    if (m_file.status() != QSettings::NoError) {
        m_notices << tr("The settings in \"%1\" cannot be read; the defaults are used.").arg(m_file.fileName());
    }
    for (const Entry& entry : kEntries) {
        const QVariant found = m_file.value(QLatin1String(entry.name));
        if (!found.isValid() || isAllowed(entry.type, found.toString())) continue;
        m_notices << tr("\"%1\" cannot be used for \"%2\"; it is %3 now.")
                         .arg(found.toString(), tr(entry.title), QLatin1String(entry.standard));
        m_file.remove(QLatin1String(entry.name));
    }
    m_notices << m_keys.read(m_file);
}

QVariant Settings::value(const char* name) const {
    return m_file.value(QLatin1String(name), QString::fromLatin1(entryNamed(name).standard));
}

void Settings::set(const char* name, const QVariant& value) {
    const QString text = value.toString();
    if (!isAllowed(entryNamed(name).type, text) || this->value(name).toString() == text) return;
    m_file.setValue(QLatin1String(name), text);
    emit changed();
}

double Settings::speed() const {
    return value("speed").toDouble();
}

int Settings::textSize() const {
    return value("textSize").toInt();
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

void Settings::resetAll() {
    for (const Entry& entry : kEntries) m_file.remove(QLatin1String(entry.name));
    m_keys.resetAll();
    m_notices.clear();
    emit changed();
}

}  // namespace cutcard
