#include "app/sound/sound_player.h"

#include <QFile>
#include <QSoundEffect>
#include <QUrl>

namespace cutcard {

void SoundPlayer::setEnabled(bool enabled) {
    if (enabled == m_enabled) return;
    m_enabled = enabled;
    if (!m_enabled) {
        qDeleteAll(m_effects);
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
