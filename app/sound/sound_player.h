#pragma once

#include <QHash>
#include <QObject>
#include <QString>

class QSoundEffect;

namespace cutcard {

/// The sounds of the table, off until somebody wants them. Nothing is told by sound alone: cue() is for the visible
/// twin.
class SoundPlayer : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool enabled READ isEnabled WRITE setEnabled NOTIFY enabledChanged)

public:
    using QObject::QObject;
    ~SoundPlayer() override;

    bool isEnabled() const { return m_enabled; }
    void setEnabled(bool enabled);

    /// card_deal, card_turn, chip_place, chip_stack, right, wrong or attention.
    Q_INVOKABLE void play(const QString& name);

signals:
    void enabledChanged();
    void cue(const QString& name);     ///< With every play(), be sound on or off.
    void played(const QString& name);  ///< Only with sound on.

private:
    QSoundEffect* effect(const QString& name);

    bool m_enabled = false;
    QHash<QString, QSoundEffect*> m_effects;
};

}  // namespace cutcard
