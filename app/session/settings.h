#pragma once

#include "app/session/key_table.h"

#include <QObject>
#include <QSettings>
#include <QStringList>

namespace cutcard {

/// What the trainee has set, kept in cutcard/cutcard.ini of the XDG configuration folder. A value that cannot be used
/// is replaced by its default, and a sentence says so.
class Settings : public QObject {
    Q_OBJECT
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY changed)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY changed)
    Q_PROPERTY(bool fourColours READ fourColours WRITE setFourColours NOTIFY changed)
    Q_PROPERTY(bool asPrinted READ asPrinted WRITE setAsPrinted NOTIFY changed)
    Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY changed)
    Q_PROPERTY(int windowWidth READ windowWidth WRITE setWindowWidth NOTIFY changed)
    Q_PROPERTY(int windowHeight READ windowHeight WRITE setWindowHeight NOTIFY changed)
    Q_PROPERTY(QString rules READ rules WRITE setRules NOTIFY changed)
    Q_PROPERTY(QString way READ way WRITE setWay NOTIFY changed)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    Q_PROPERTY(QString offer READ offer WRITE setOffer NOTIFY changed)
    Q_PROPERTY(QString begin READ begin WRITE setBegin NOTIFY changed)
    Q_PROPERTY(bool surprise READ surprise WRITE setSurprise NOTIFY changed)
    Q_PROPERTY(QStringList notices READ notices NOTIFY changed)
    Q_PROPERTY(cutcard::KeyTable* keys READ keys CONSTANT)

public:
    /// An empty path: the usual place.
    explicit Settings(const QString& path = {}, QObject* parent = nullptr);

    double speed() const;  ///< 0 (nothing moves), 0.5, 1, 2 or 3.
    int textSize() const;  ///< Percent, 100 to 200.
    bool fourColours() const { return flag("fourColours"); }
    bool asPrinted() const { return flag("asPrinted"); }
    bool sound() const { return flag("sound"); }
    int windowWidth() const;
    int windowHeight() const;
    QString rules() const;
    QString way() const;
    int players() const;    ///< 0: any number.
    QString offer() const;  ///< "basic" or "all".
    QString begin() const;  ///< "cards" (they are prepared first), "bets" or "settlement".
    bool surprise() const { return flag("surprise"); }

    void setSpeed(double speed) { set("speed", speed); }
    void setTextSize(int percent) { set("textSize", percent); }
    void setFourColours(bool on) { set("fourColours", on); }
    void setAsPrinted(bool on) { set("asPrinted", on); }
    void setSound(bool on) { set("sound", on); }
    void setWindowWidth(int width) { set("windowWidth", width); }
    void setWindowHeight(int height) { set("windowHeight", height); }
    void setRules(const QString& rules) { set("rules", rules); }
    void setWay(const QString& way) { set("way", way); }
    void setPlayers(int players) { set("players", players); }
    void setOffer(const QString& offer) { set("offer", offer); }
    void setBegin(const QString& begin) { set("begin", begin); }
    void setSurprise(bool on) { set("surprise", on); }

    /// What was wrong with the file, one sentence each.
    const QStringList& notices() const { return m_notices; }
    KeyTable* keys() { return &m_keys; }

    Q_INVOKABLE void resetAll();

signals:
    void changed();

private:
    QVariant value(const char* name) const;
    bool flag(const char* name) const { return value(name).toBool(); }
    /// A value that may not be is not taken.
    void set(const char* name, const QVariant& value);
    void check();

    QSettings m_file;
    KeyTable m_keys;
    QStringList m_notices;
};

}  // namespace cutcard
