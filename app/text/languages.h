#pragma once

#include <QLocale>
#include <QObject>
#include <QString>
#include <QTranslator>

#include <span>

namespace cutcard {

struct Language {
    const char* id;    ///< As the setting and the file of its texts name it.
    const char* name;  ///< In the language itself, so that who speaks it finds it.
};

/// The languages of the program, and the one that it speaks now. What is read through tr() and translate() afterwards
/// is in that language; what was read before has to be read anew when changed() comes. Widgets get one LanguageChange
/// event, when everything is ready.
class Languages : public QObject {
    Q_OBJECT

public:
    explicit Languages(QObject* parent = nullptr);
    ~Languages() override;

    static std::span<const Language> all();
    /// Whether a setting may have this value: "system" or the id of a language.
    static bool isKnown(const QString& wish);
    /// The id of the language that a wish means on a machine with this locale. What nobody here speaks is English.
    static QString meant(const QString& wish, const QLocale& system = QLocale::system());

    /// "system" or the id of a language.
    void speak(const QString& wish);
    /// The id of a language; empty before the first word.
    const QString& spoken() const { return m_spoken; }

signals:
    void changed();

private:
    /// The program's own texts, then those of Qt's dialogs.
    class Texts : public QTranslator {
    public:
        void load(const QString& language);
        bool isEmpty() const override { return false; }
        QString translate(const char* context, const char* source, const char* comment, int n) const override;

    private:
        QTranslator m_own;
        QTranslator m_ofQt;
    };

    Texts m_texts;
    QLocale m_before;
    QString m_spoken;
};

}  // namespace cutcard
