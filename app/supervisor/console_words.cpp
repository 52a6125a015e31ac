#include "app/supervisor/console_words.h"

#include "app/text/amounts.h"
#include "app/text/dates.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>

namespace cutcard::supervisor {
namespace {

QString say(const char* text) {
    return QCoreApplication::translate("Console", text);
}

struct KindWords {
    const char* kind;
    const char* words;
};

constexpr std::array kKinds = {
    KindWords{"audit.archived", QT_TRANSLATE_NOOP("Console", "Archived a person")},
    KindWords{"audit.attempt_imported", QT_TRANSLATE_NOOP("Console", "Took in an exam from elsewhere")},
    KindWords{"audit.attempt_regraded", QT_TRANSLATE_NOOP("Console", "Regraded an exam")},
    KindWords{"audit.attempt_started", QT_TRANSLATE_NOOP("Console", "Started an exam")},
    KindWords{"audit.backed_up", QT_TRANSLATE_NOOP("Console", "Made a backup")},
    KindWords{"audit.defined", QT_TRANSLATE_NOOP("Console", "Saved a rule set, exam or scenario")},
    KindWords{"audit.definition_imported", QT_TRANSLATE_NOOP("Console", "Took in a rule set, exam or form")},
    KindWords{"audit.erased", QT_TRANSLATE_NOOP("Console", "Erased a person")},
    KindWords{"audit.exchange_signed", QT_TRANSLATE_NOOP("Console", "Signed a file for another store")},
    KindWords{"audit.group_added", QT_TRANSLATE_NOOP("Console", "Added a group")},
    KindWords{"audit.group_removed", QT_TRANSLATE_NOOP("Console", "Removed a group")},
    KindWords{"audit.group_renamed", QT_TRANSLATE_NOOP("Console", "Renamed a group")},
    KindWords{"audit.key_registered", QT_TRANSLATE_NOOP("Console", "Registered a key")},
    KindWords{"audit.key_revoked", QT_TRANSLATE_NOOP("Console", "Revoked a key")},
    KindWords{"audit.members_set", QT_TRANSLATE_NOOP("Console", "Changed who is in a group")},
    KindWords{"audit.passphrase_reset", QT_TRANSLATE_NOOP("Console", "Reset a passphrase")},
    KindWords{"audit.person_imported", QT_TRANSLATE_NOOP("Console", "Took in a person from elsewhere")},
    KindWords{"audit.recovery", QT_TRANSLATE_NOOP("Console", "Used the recovery code")},
    KindWords{"audit.recovery_failed", QT_TRANSLATE_NOOP("Console", "Wrong recovery code")},
    KindWords{"audit.renamed", QT_TRANSLATE_NOOP("Console", "Renamed a person")},
    KindWords{"audit.restored", QT_TRANSLATE_NOOP("Console", "Restored a person")},
    KindWords{"audit.set_up", QT_TRANSLATE_NOOP("Console", "Set up the first supervisor")},
    KindWords{"audit.sign_in", QT_TRANSLATE_NOOP("Console", "Signed in")},
    KindWords{"audit.sign_in_failed", QT_TRANSLATE_NOOP("Console", "Wrong passphrase")},
    KindWords{"audit.supervisor_added", QT_TRANSLATE_NOOP("Console", "Added a supervisor")},
    KindWords{"audit.trainee_added", QT_TRANSLATE_NOOP("Console", "Added a trainee")},
    KindWords{"attempt.clock", QT_TRANSLATE_NOOP("Console", "The clock was set during an exam")},
    KindWords{"attempt.event", QT_TRANSLATE_NOOP("Console", "A step of an exam")},
    KindWords{"attempt.sealed", QT_TRANSLATE_NOOP("Console", "Exam sealed")},
    KindWords{"exam.imported", QT_TRANSLATE_NOOP("Console", "Exam taken in from elsewhere")},
    KindWords{"exam.regraded", QT_TRANSLATE_NOOP("Console", "Exam regraded")},
    KindWords{"exam.started", QT_TRANSLATE_NOOP("Console", "Exam started")},
    KindWords{"practice.act", QT_TRANSLATE_NOOP("Console", "A step of practice")},
    KindWords{"practice.answered", QT_TRANSLATE_NOOP("Console", "An answer in practice")},
    KindWords{"practice.finished", QT_TRANSLATE_NOOP("Console", "Practice round finished")},
    KindWords{"practice.hint", QT_TRANSLATE_NOOP("Console", "A hint in practice")},
    KindWords{"practice.round", QT_TRANSLATE_NOOP("Console", "Practice round begun")},
    KindWords{"practice.undo", QT_TRANSLATE_NOOP("Console", "A step of practice taken back")},
};

}  // namespace

QString dateOf(store::Milliseconds at) {
    return text::day(QDateTime::fromMSecsSinceEpoch(at).date());
}

QString timeOf(store::Milliseconds at) {
    // The order of the log is by seconds, so they are shown.
    const QLocale locale = text::locale();
    const QString format = locale.timeFormat(QLocale::ShortFormat).replace(QLatin1String("mm"), QLatin1String("mm:ss"));
    return dateOf(at) + u' ' + locale.toString(QDateTime::fromMSecsSinceEpoch(at).time(), format);
}

QString roleWord(store::Role role) {
    return say(role == store::Role::Supervisor ? QT_TRANSLATE_NOOP("Console", "Supervisor")
                                               : QT_TRANSLATE_NOOP("Console", "Trainee"));
}

QString standingWord(store::Standing standing) {
    switch (standing) {
    case store::Standing::Active: return say(QT_TRANSLATE_NOOP("Console", "Active"));
    case store::Standing::Archived: return say(QT_TRANSLATE_NOOP("Console", "Archived"));
    case store::Standing::Erased: return say(QT_TRANSLATE_NOOP("Console", "Erased"));
    }
    return {};
}

QString nameOf(const store::Person& person) {
    if (!person.name.empty()) return QString::fromStdString(person.name);
    return say(QT_TRANSLATE_NOOP("Console", "(erased)"));
}

QString kindWords(const std::string& kind) {
    const auto found =
        std::find_if(kKinds.begin(), kKinds.end(), [&](const KindWords& one) { return kind == one.kind; });
    return found == kKinds.end() ? QString::fromStdString(kind) : say(found->words);
}

}  // namespace cutcard::supervisor
