#include "app/text/catalogue.h"

#include <QCoreApplication>

namespace cutcard::text {
namespace {

using store::StoreFault;

const char* accessSentence(StoreFault fault) {
    switch (fault) {
    case StoreFault::NeedsSupervisor:
        return QT_TRANSLATE_NOOP("StoreFault", "Only a supervisor can do this. Ask one to sign in.");
    case StoreFault::NeedsTrainee: return QT_TRANSLATE_NOOP("StoreFault", "Choose your name in the list of trainees.");
    case StoreFault::NotYours:
        return QT_TRANSLATE_NOOP("StoreFault", "This belongs to another trainee. Only a supervisor can see it.");
    case StoreFault::SessionEnded: return QT_TRANSLATE_NOOP("StoreFault", "You were signed out. Sign in once more.");
    case StoreFault::WrongPassphrase:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "This is not the passphrase. Try again, use the recovery code, or ask another "
                                 "supervisor to reset it.");
    case StoreFault::WrongRecoveryCode:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "This is not the recovery code. Compare it letter by letter with the newest printed "
                                 "one.");
    case StoreFault::TooSoon:
        return QT_TRANSLATE_NOOP("StoreFault", "After several wrong attempts, wait %1 more seconds and try again.");
    case StoreFault::PassphraseTooShort:
        return QT_TRANSLATE_NOOP("StoreFault", "Choose a passphrase of at least %1 characters.");
    case StoreFault::AlreadySetUp:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "There is a supervisor already. Ask them to sign in and to add you as another.");
    case StoreFault::LastSupervisor:
        return QT_TRANSLATE_NOOP("StoreFault", "This is the last supervisor. Add another one first.");
    default: return nullptr;
    }
}

const char* inputSentence(StoreFault fault) {
    switch (fault) {
    case StoreFault::UnknownPerson:
        return QT_TRANSLATE_NOOP("StoreFault", "There is no such person. Refresh the list and choose again.");
    case StoreFault::UnknownGroup:
        return QT_TRANSLATE_NOOP("StoreFault", "There is no such group. Refresh the list and choose again.");
    case StoreFault::UnknownDefinition:
        return QT_TRANSLATE_NOOP("StoreFault", "There is no such rule set or exam. Refresh the list and choose again.");
    case StoreFault::UnknownKey:
        return QT_TRANSLATE_NOOP("StoreFault", "This key is not registered. Register it first.");
    case StoreFault::UnknownRound:
        return QT_TRANSLATE_NOOP("StoreFault", "There is no such round. Refresh the list and choose again.");
    case StoreFault::NotActive:
        return QT_TRANSLATE_NOOP("StoreFault", "This person was archived or erased. Choose somebody else.");
    case StoreFault::BadId:
        return QT_TRANSLATE_NOOP("StoreFault", "\"%1\" is no identifier; write a UUID in lower case.");
    case StoreFault::BadName: return QT_TRANSLATE_NOOP("StoreFault", "Write a name of 1 to %1 bytes.");
    case StoreFault::BadKind: return QT_TRANSLATE_NOOP("StoreFault", "\"%1\" cannot be stored here; check the kind.");
    case StoreFault::BadKey:
        return QT_TRANSLATE_NOOP("StoreFault", "A key has 64 hexadecimal digits in lower case. Copy it completely.");
    case StoreFault::BodyTooLarge:
        return QT_TRANSLATE_NOOP("StoreFault", "This is more than can be stored at once. Divide it.");
    case StoreFault::IdTaken:
        return QT_TRANSLATE_NOOP("StoreFault", "Something else is stored as \"%1\" already. Use a new identifier.");
    case StoreFault::RoundUnreadable:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "This round cannot be read by this version of Cutcard (%1). Begin a new one; your "
                                 "answers are kept.");
    default: return nullptr;
    }
}

const char* examSentence(StoreFault fault) {
    switch (fault) {
    case StoreFault::UnknownAttempt:
        return QT_TRANSLATE_NOOP("StoreFault", "There is no such attempt. Refresh the list and choose again.");
    case StoreFault::SitsAnother:
        return QT_TRANSLATE_NOOP("StoreFault", "This trainee sits another exam already. Finish that one first.");
    case StoreFault::DoNotBelong:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "Exam, form and attempt do not belong together (%1). Start the exam once more.");
    case StoreFault::AttemptSealed:
        return QT_TRANSLATE_NOOP("StoreFault", "This exam is over and sealed. Look for it in the results.");
    case StoreFault::AttemptRunning:
        return QT_TRANSLATE_NOOP("StoreFault", "This exam is still going on. Wait until it is finished.");
    case StoreFault::LineRefused:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "This does not continue the exam as it is stored (%1). Start Cutcard once more and go "
                                 "on from there.");
    case StoreFault::NotFinished:
        return QT_TRANSLATE_NOOP("StoreFault", "Only a finished exam can be sealed. Finish it first.");
    case StoreFault::WaitsForSupervisor:
        return QT_TRANSLATE_NOOP("StoreFault", "The exam was interrupted. Ask a supervisor to let it go on.");
    case StoreFault::ReasonMissing: return QT_TRANSLATE_NOOP("StoreFault", "Write down why the score changes.");
    case StoreFault::SignerUnknown:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "The attempt was sealed by a machine that is not known here. Register its key first: "
                                 "%1.");
    case StoreFault::PersonNotHere:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "The trainee of this attempt is not known here (%1). Bring in the people first.");
    case StoreFault::AttemptUnreadable:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "This attempt cannot be read (%1). Keep its file, and bring in a whole copy of it.");
    default: return nullptr;
    }
}

const char* placeSentence(StoreFault fault) {
    switch (fault) {
    case StoreFault::NoStore:
        return QT_TRANSLATE_NOOP("StoreFault", "There is no data in \"%1\". Start Cutcard once, or name its folder.");
    case StoreFault::CannotOpen:
        return QT_TRANSLATE_NOOP("StoreFault", "The data cannot be opened (%1). Check the rights of the folder.");
    case StoreFault::OpenedReadOnly:
        return QT_TRANSLATE_NOOP("StoreFault", "The data was opened for reading only. Make this change in Cutcard.");
    case StoreFault::FolderReadOnly:
        return QT_TRANSLATE_NOOP(
            "StoreFault", "\"%1\" cannot be written to. Give yourself the right to write there. Nothing was lost.");
    case StoreFault::NetworkFileSystem:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "\"%1\" is on a network drive, which can lose what was stored. Choose a folder on "
                                 "this machine.");
    case StoreFault::SecondWriter:
        return QT_TRANSLATE_NOOP("StoreFault", "Cutcard is already running with the data in \"%1\". Use that window.");
    case StoreFault::NewerSchema:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "The data was written by a newer Cutcard (schema %1; this one knows %2). Install the "
                                 "newer one. Nothing was changed.");
    case StoreFault::MigrationFailed:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "Step %1 of bringing the data up to date failed (%2). Nothing was changed; send a "
                                 "support bundle.");
    case StoreFault::BackupFailed:
        return QT_TRANSLATE_NOOP("StoreFault", "The backup \"%1\" could not be made. Check the disk and try again.");
    default: return nullptr;
    }
}

const char* schoolSentence(StoreFault fault) {
    switch (fault) {
    case StoreFault::ServerAway:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "The school's server cannot be reached (%1). Check the network and the service's "
                                 "name; nothing was lost.");
    case StoreFault::ServerRefused:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "The school's server does not allow this (%1). Ask whoever looks after it.");
    case StoreFault::SchoolNotReady:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "The school's server has schema %1 and this Cutcard needs %2. Run \"cutcard-cli "
                                 "school init\" once.");
    case StoreFault::ServerKeepsCopies:
        return QT_TRANSLATE_NOOP(
            "StoreFault", "Backups of a school are made on its server, with pg_dump. Ask whoever looks after it.");
    case StoreFault::ForwardingGap:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "The school's server has the events up to %1. Forward the ones after it first.");
    case StoreFault::ForeignOrigin:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "This kiosk is another one to the school's server (%1). After setting it up anew, run "
                                 "\"cutcard-cli school kiosks renew\".");
    case StoreFault::HistoryDiffers:
        return QT_TRANSLATE_NOOP(
            "StoreFault",
            "The school's server has other events of this kiosk (%1). If its folder was put back "
            "from a backup, run \"cutcard-cli school kiosks renew\": it forwards everything once more then.");
    case StoreFault::NotAKiosk:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "The role of this service is a supervisor's: nothing is forwarded from here.");
    default: return nullptr;
    }
}

const char* troubleSentence(StoreFault fault) {
    switch (fault) {
    case StoreFault::DiskFull:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "The disk is full. Free some space and try again; what was acknowledged is safe.");
    case StoreFault::Busy:
        return QT_TRANSLATE_NOOP("StoreFault", "Another program is using the data. Close it and try again.");
    case StoreFault::InputOutput:
        return QT_TRANSLATE_NOOP("StoreFault", "The disk reports an error (%1). Check it before going on.");
    case StoreFault::Damaged:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "The data is damaged (%1). Start the rescue: it restores what was acknowledged from "
                                 "the backups and the journal.");
    case StoreFault::NothingToRescue:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "Neither a backup nor a journal was found. Bring back a backup of yours.");
    case StoreFault::KeyFileOpen:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "Others can read \"%1\". Take that right away (chmod 600) and try again.");
    default:
        return QT_TRANSLATE_NOOP("StoreFault",
                                 "Something unexpected happened (%1). Try again, or send a support bundle.");
    }
}

}  // namespace

QString storeFault(const store::StoreRefusal& refusal) {
    const char* sentence = accessSentence(refusal.fault);
    if (sentence == nullptr) sentence = inputSentence(refusal.fault);
    if (sentence == nullptr) sentence = examSentence(refusal.fault);
    if (sentence == nullptr) sentence = placeSentence(refusal.fault);
    if (sentence == nullptr) sentence = schoolSentence(refusal.fault);
    if (sentence == nullptr) sentence = troubleSentence(refusal.fault);
    QString text = QCoreApplication::translate("StoreFault", sentence);
    for (const std::string& param : refusal.params) text = text.arg(QString::fromStdString(param));
    return text;
}

KeptSentence faultSentence(const store::StoreRefusal& refusal) {
    return [refusal] { return storeFault(refusal); };
}

}  // namespace cutcard::text
