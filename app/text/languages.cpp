#include "app/text/languages.h"

#include "app/text/amounts.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

constexpr std::array kLanguages = {
    Language{"en", "English"},    Language{"es", "Español"},  Language{"zh_CN", "简体中文"},
    Language{"vi", "Tiếng Việt"}, Language{"fr", "Français"},
};
constexpr QLatin1String kSystems("system");
constexpr QLatin1String kEnglish("en");

bool isLanguage(const QString& id) {
    return std::any_of(kLanguages.begin(), kLanguages.end(),
                       [&id](const Language& one) { return id == QLatin1String(one.id); });
}

}  // namespace

void Languages::Texts::load(const QString& language) {
    // A language that Qt has no texts in falls back to English there.
    static_cast<void>(m_ofQt.load(QStringLiteral(":/i18n/qtbase_") + language));
    static_cast<void>(m_own.load(QStringLiteral(":/i18n/cutcard_") + language));
}

QString Languages::Texts::translate(const char* context, const char* source, const char* comment, int n) const {
    const QString own = m_own.translate(context, source, comment, n);
    return own.isNull() ? m_ofQt.translate(context, source, comment, n) : own;
}

Languages::Languages(QObject* parent) : QObject(parent) {}

Languages::~Languages() {
    if (!m_spoken.isEmpty()) QLocale::setDefault(m_before);
}

std::span<const Language> Languages::all() {
    return kLanguages;
}

bool Languages::isKnown(const QString& wish) {
    return wish == kSystems || isLanguage(wish);
}

QString Languages::meant(const QString& wish, const QLocale& system) {
    if (wish != kSystems) return isLanguage(wish) ? wish : QString(kEnglish);
    for (const QString& tag : system.uiLanguages()) {
        const QLocale::Language language = QLocale(tag).language();
        for (const Language& one : kLanguages) {
            // Traditional Chinese too is nearer to simplified Chinese than to English.
            if (QLocale(QLatin1String(one.id)).language() == language) return QLatin1String(one.id);
        }
    }
    return kEnglish;
}

void Languages::speak(const QString& wish) {
    const QString id = meant(wish);
    if (id == m_spoken) return;
    if (m_spoken.isEmpty()) {
        m_before = QLocale();
        QCoreApplication::installTranslator(&m_texts);
    }
    m_spoken = id;
    m_texts.load(id);
    QLocale::setDefault(text::locale());
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &event);
    emit changed();
}

}  // namespace cutcard
