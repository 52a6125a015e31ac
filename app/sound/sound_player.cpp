#include "app/sound/sound_player.h"

#include <QEventLoop>
#include <QFile>
#include <QSoundEffect>
#include <QTimer>
#include <QUrl>

#include <chrono>

namespace cutcard {

namespace {

constexpr std::chrono::milliseconds kLongestLoading{1000};

// Qt 6.4's cache of samples locks up when the program ends while one is being loaded. So an effect is kept until it is.
void deleteWhenLoaded(QSoundEffect* effect) {
    if (effect->status() != QSoundEffect::Loading) {
        delete effect;
        return;
    }
    QObject::connect(effect, &QSoundEffect::statusChanged, effect, &QObject::deleteLater);
}

}  // namespace

SoundPlayer::~SoundPlayer() {
    for (const auto* effect : findChildren<QSoundEffect*>()) {
        if (effect->status() != QSoundEffect::Loading) continue;
        QEventLoop loop;
        connect(effect, &QSoundEffect::statusChanged, &loop, &QEventLoop::quit);
        QTimer::singleShot(kLongestLoading, &loop, &QEventLoop::quit);
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    }
}

void SoundPlayer::setEnabled(bool enabled) {
    if (enabled == m_enabled) return;
    m_enabled = enabled;
    if (!m_enabled) {
        for (QSoundEffect* effect : m_effects) {
            effect->stop();
            deleteWhenLoaded(effect);
        }
        m_effects.clear();
    }
    emit enabledChanged();
}

void SoundPlayer::play(const QString& name) {
    if (!QFile::exists(QStringLiteral(":/assets/sounds/%1.wav").arg(name))) {
        qWarning("No sound is called \"%s\".", qUtf8Printable(name));
        return;
    }
    emit cue(name);
    if (!m_enabled) return;
    effect(name)->play();
    emit played(name);
}

QSoundEffect* SoundPlayer::effect(const QString& name) {
    QSoundEffect*& effect = m_effects[name];
    if (effect == nullptr) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl(QStringLiteral("qrc:/assets/sounds/%1.wav").arg(name)));
    }
    return effect;
}

}  // namespace cutcard
