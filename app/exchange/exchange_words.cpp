#include "app/exchange/exchange_words.h"

#include "app/text/catalogue.h"

#include <QCoreApplication>

namespace cutcard::exchange {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Exchange)
};

const char* fileSentence(ExchangeFault fault) {
    switch (fault) {
    case ExchangeFault::CannotRead:
        return QT_TRANSLATE_NOOP("Exchange", "\"%1\" cannot be read (%2). Check that the stick is in, and try again.");
    case ExchangeFault::NotAnExchange:
        return QT_TRANSLATE_NOOP("Exchange",
                                 "This is no exchange file of Cutcard. Choose the file that Cutcard wrote.");
    case ExchangeFault::NewerFormat:
        return QT_TRANSLATE_NOOP("Exchange",
                                 "This file was written by a newer Cutcard (%1). Install the newer one here.");
    case ExchangeFault::TooLarge:
        return QT_TRANSLATE_NOOP("Exchange", "This file is larger than 1 GB. Write fewer attempts at once.");
    case ExchangeFault::BadLine:
        return QT_TRANSLATE_NOOP("Exchange", "This cannot be read (%1). Write the file once more.");
    case ExchangeFault::LineChanged:
        return QT_TRANSLATE_NOOP("Exchange", "This line was changed after it was written. Write the file once more.");
    case ExchangeFault::LineMissing:
        return QT_TRANSLATE_NOOP("Exchange", "A line that was here is missing. Write the file once more.");
    case ExchangeFault::LineAdded:
        return QT_TRANSLATE_NOOP("Exchange",
                                 "This line does not belong here: it was added or moved. Write the file once more.");
    case ExchangeFault::CutOff:
        return QT_TRANSLATE_NOOP(
            "Exchange", "The file ends before its signature. Write it once more, and wait before you pull the stick.");
    default: return nullptr;
    }
}

const char* signerSentence(ExchangeFault fault) {
    switch (fault) {
    case ExchangeFault::WrongSignature:
        return QT_TRANSLATE_NOOP("Exchange",
                                 "The signature does not belong to this file. Write it once more on the machine it "
                                 "comes from.");
    case ExchangeFault::SignerUnknown:
        return QT_TRANSLATE_NOOP("Exchange",
                                 "The key %1 that signed this is not registered here. Compare it with the one that the "
                                 "other machine shows, and register it if they are the same. The whole key: %2");
    case ExchangeFault::SignerRevoked:
        return QT_TRANSLATE_NOOP("Exchange",
                                 "The key %1 that signed this was revoked here. Ask why before you register it again. "
                                 "The whole key: %2");
    case ExchangeFault::UnknownTrainee:
        return QT_TRANSLATE_NOOP("Exchange",
                                 "The attempt of a trainee who is not here (%1). Take in the people of that machine "
                                 "first.");
    case ExchangeFault::OtherAttempt:
        return QT_TRANSLATE_NOOP("Exchange", "The line says attempt %1, its transcript %2. Write the file once more.");
    case ExchangeFault::IsSupervisor:
        return QT_TRANSLATE_NOOP("Exchange", "This trainee is a supervisor here (%1). Archive one of the two first.");
    default: return nullptr;
    }
}

const char* writingSentence(ExchangeFault fault) {
    switch (fault) {
    case ExchangeFault::NothingToWrite:
        return QT_TRANSLATE_NOOP(
            "Exchange", "There is no sealed attempt to write. To write those of before once more, ask for all.");
    case ExchangeFault::MediumFull:
        return QT_TRANSLATE_NOOP("Exchange",
                                 "There is no room for \"%1\". Free some space on the stick and try again; nothing was "
                                 "written.");
    default:
        return QT_TRANSLATE_NOOP("Exchange",
                                 "\"%1\" could not be written (%2). Check that the stick is in and can be written to; "
                                 "nothing was written.");
    }
}

QString sum(QStringList parts) {
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString counted(const char* name, int count) {
    if (count == 0) return {};
    return QCoreApplication::translate("Exchange", name).arg(count);
}

}  // namespace

QString faultSentence(const ExchangeRefusal& refusal) {
    QString sentence;
    if (refusal.fault == ExchangeFault::Store) {
        sentence = text::storeFault(refusal.store);
    } else {
        const char* text = fileSentence(refusal.fault);
        if (text == nullptr) text = signerSentence(refusal.fault);
        if (text == nullptr) text = writingSentence(refusal.fault);
        sentence = QCoreApplication::translate("Exchange", text);
        // Both at once: a path may hold what looks like a place for the other.
        const auto param = [&](std::size_t i) { return QString::fromStdString(refusal.params[i]); };
        if (refusal.params.size() == 1) sentence = sentence.arg(param(0));
        if (refusal.params.size() == 2) sentence = sentence.arg(param(0), param(1));
    }
    return refusal.line == 0 ? sentence : Say::tr("Line %1: %2").arg(refusal.line).arg(sentence);
}

QString contentSentence(const ExchangeFile& file) {
    const QString what =
        sum({counted(QT_TRANSLATE_NOOP("Exchange", "attempts: %1"), static_cast<int>(file.attempts.size())),
             counted(QT_TRANSLATE_NOOP("Exchange", "trainees: %1"), static_cast<int>(file.people.size())),
             counted(QT_TRANSLATE_NOOP("Exchange", "groups: %1"), static_cast<int>(file.groups.size())),
             counted(QT_TRANSLATE_NOOP("Exchange", "rule sets, exams, forms and scenarios: %1"),
                     static_cast<int>(file.definitions.size()))});
    return what.isEmpty() ? Say::tr("nothing") : what;
}

QString takenSentence(const TakenIn& taken) {
    const QString what =
        sum({counted(QT_TRANSLATE_NOOP("Exchange", "attempts added: %1"), taken.attemptsAdded),
             counted(QT_TRANSLATE_NOOP("Exchange", "attempts added whose seal is broken: %1"), taken.attemptsBroken),
             counted(QT_TRANSLATE_NOOP("Exchange", "attempts known already: %1"), taken.attemptsKnown),
             counted(QT_TRANSLATE_NOOP("Exchange", "trainees added: %1"), taken.peopleAdded),
             counted(QT_TRANSLATE_NOOP("Exchange", "trainees renamed: %1"), taken.peopleRenamed),
             counted(QT_TRANSLATE_NOOP("Exchange", "left out because erased here: %1"), taken.peopleErased),
             counted(QT_TRANSLATE_NOOP("Exchange", "groups added: %1"), taken.groupsAdded),
             counted(QT_TRANSLATE_NOOP("Exchange", "groups changed: %1"), taken.groupsChanged),
             counted(QT_TRANSLATE_NOOP("Exchange", "rule sets, exams, forms and scenarios added: %1"),
                     taken.definitionsAdded)});
    return what.isEmpty() ? Say::tr("nothing new") : what;
}

}  // namespace cutcard::exchange
