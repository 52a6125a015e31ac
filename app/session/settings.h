#pragma once

#include "app/session/key_table.h"
#include "app/text/kept_sentence.h"

#include <QMap>
#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QVariantList>

#include <optional>
#include <vector>

namespace cutcard {

/// What a setting may be: one of some words, a whole number, or the name of a service or nothing.
struct SettingRange {
    QStringList words;
    int least = 0;
    int most = 0;
    bool isService = false;

    bool has(const QString& text) const;
    /// "watch, guided or free", "a whole number from 0 to 7"; in English.
    QString inWords() const;
};

/// One key of the file, as the command line and the manual know it.
struct SettingKey {
    QString name;
    QString option;  ///< Without the dashes.
    QString about;   ///< In English.
    QString standard;
    SettingRange range;
};

/// What the trainee has set, kept in cutcard/cutcard.ini of the XDG configuration folder. A value that cannot be used
/// is replaced by its default, and a sentence says so.
/// What the command line sets holds for this run, unless the trainee sets it anew, and is not written to the file. In a
/// kiosk everything is lent.
class Settings : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QVariantList languages READ languages CONSTANT)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY changed)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY changed)
    Q_PROPERTY(QString contrast READ contrast WRITE setContrast NOTIFY changed)
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
    Q_PROPERTY(int kioskIdleMinutes READ kioskIdleMinutes NOTIFY changed)
    Q_PROPERTY(QString onScreenKeyboard READ onScreenKeyboard NOTIFY changed)
    Q_PROPERTY(QString schoolService READ schoolService NOTIFY changed)
    Q_PROPERTY(QStringList notices READ notices NOTIFY changed)
    Q_PROPERTY(cutcard::KeyTable* keys READ keys CONSTANT)

public:
    /// An empty path: the usual place.
    explicit Settings(const QString& path = {}, const QMap<QString, QString>& forThisRun = {},
                      QObject* parent = nullptr);

    static std::vector<SettingKey> table();

    QString language() const;  ///< "system" or the id of a language.
    /// [{"id","text"}, …], each called as its speakers call it.
    QVariantList languages() const;
    double speed() const;      ///< 0 (nothing moves), 0.5, 1, 2 or 3.
    int textSize() const;      ///< Percent, 100 to 200.
    QString contrast() const;  ///< "normal" or "high".
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
    int kioskIdleMinutes() const;      ///< 0: an unattended kiosk stays as it is.
    QString onScreenKeyboard() const;  ///< "auto" (in the kiosk), "on" or "off".
    /// The section of libpq's service file that names the school's server; empty: there is none.
    QString schoolService() const;

    void setLanguage(const QString& language) { set("language", language); }
    void setSpeed(double speed) { set("speed", speed); }
    void setTextSize(int percent) { set("textSize", percent); }
    void setContrast(const QString& contrast) { set("contrast", contrast); }
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
    QStringList notices() const;
    KeyTable* keys() { return &m_keys; }

    Q_INVOKABLE void resetAll();

    /// From now on what somebody changes is lent to him: it is not written to the file, and goes when it is given back.
    void lend();
    /// What is lent goes back; where nobody else lends, what is changed is kept again.
    void stopLending();
    /// Whether something is otherwise than the room has it.
    bool isLent() const;
    void giveBack();

signals:
    void changed();

private:
    QVariant value(const char* name) const;
    QVariant valueOfTheRoom(const char* name) const;
    bool flag(const char* name) const { return value(name).toBool(); }
    /// A value that may not be is not taken.
    void set(const char* name, const QVariant& value);
    void check();
    void noticeUnreadable();
    void noticeUnknown();

    QSettings m_file;
    QMap<QString, QString> m_forThisRun;
    QStringList m_ignored;  ///< What the file has and may not be.
    QMap<QString, QString> m_lent;
    KeyTable m_keys;
    int m_lenders = 0;
    std::optional<std::vector<QKeySequence>> m_keysOfTheRoom;  ///< While everything is lent.
    std::vector<text::KeptSentence> m_notices;
};

}  // namespace cutcard
