#include "app/session/practice_round.h"
#include "app/text/catalogue.h"
#include "engine/training/what_next.h"

#include <QCoreApplication>

#include <array>

namespace cutcard::text {
namespace {

/// The names of an enumeration, in its order.
template <typename Enum, std::size_t Size>
QString nameOf(const std::array<const char*, Size>& names, const char* context, Enum value) {
    return QCoreApplication::translate(context, names[static_cast<std::size_t>(value)]);
}

constexpr std::array<const char*, 4> kWays = {QT_TRANSLATE_NOOP("Way", "Watch"), QT_TRANSLATE_NOOP("Way", "Guided"),
                                              QT_TRANSLATE_NOOP("Way", "Free"), QT_TRANSLATE_NOOP("Way", "Exam")};

constexpr std::array<const char*, 4> kWaysAbout = {
    QT_TRANSLATE_NOOP("WayAbout", "The round is dealt by the book, and every step says what and why"),
    QT_TRANSLATE_NOOP("WayAbout", "You deal; an error is stopped and explained at once"),
    QT_TRANSLATE_NOOP("WayAbout", "You deal without a word; everything is talked over at the end"),
    QT_TRANSLATE_NOOP("WayAbout", "You deal without a word; a supervisor has the result")};

constexpr std::array<const char*, kDrillKindCount> kDrills = {
    QT_TRANSLATE_NOOP("DrillKind", "Read the hand"),    QT_TRANSLATE_NOOP("DrillKind", "Who wins"),
    QT_TRANSLATE_NOOP("DrillKind", "What does it pay"), QT_TRANSLATE_NOOP("DrillKind", "What comes next"),
    QT_TRANSLATE_NOOP("DrillKind", "Is it irregular"),  QT_TRANSLATE_NOOP("DrillKind", "What the rules say")};

constexpr std::array<const char*, kDrillKindCount> kDrillsAbout = {
    QT_TRANSLATE_NOOP("DrillAbout", "Cards on the table: name the hand that plays"),
    QT_TRANSLATE_NOOP("DrillAbout", "Two hands and a wager: take it, pay it or give it back"),
    QT_TRANSLATE_NOOP("DrillAbout", "A winning wager: work out the amount"),
    QT_TRANSLATE_NOOP("DrillAbout", "A round stops in the middle: find a step that may follow"),
    QT_TRANSLATE_NOOP("DrillAbout", "Something happens at the table: say whether it matters and what follows"),
    QT_TRANSLATE_NOOP("DrillAbout", "Questions about what the chapter says")};

constexpr std::array<const char*, kErrorFamilyCount> kFamilies = {
    QT_TRANSLATE_NOOP("ErrorFamily", "Wrong order"),
    QT_TRANSLATE_NOOP("ErrorFamily", "Misread hand"),
    QT_TRANSLATE_NOOP("ErrorFamily", "Wrong paytable row"),
    QT_TRANSLATE_NOOP("ErrorFamily", "Missed side wager"),
    QT_TRANSLATE_NOOP("ErrorFamily", "Wrong qualifier"),
    QT_TRANSLATE_NOOP("ErrorFamily", "Arithmetic"),
    QT_TRANSLATE_NOOP("ErrorFamily", "\"to\" taken for \"for\""),
    QT_TRANSLATE_NOOP("ErrorFamily", "Missed irregularity"),
    QT_TRANSLATE_NOOP("ErrorFamily", "Other errors")};

constexpr std::array<const char*, kLevelCount> kLevels = {
    QT_TRANSLATE_NOOP("Level", "Not seen"), QT_TRANSLATE_NOOP("Level", "Learning"),
    QT_TRANSLATE_NOOP("Level", "Practised"), QT_TRANSLATE_NOOP("Level", "Mastered")};

constexpr std::array<const char*, 4> kMethods = {
    QT_TRANSLATE_NOOP("DealingMethod", "Manual shoe"), QT_TRANSLATE_NOOP("DealingMethod", "From the hand"),
    QT_TRANSLATE_NOOP("DealingMethod", "Automated shoe"), QT_TRANSLATE_NOOP("DealingMethod", "Reshuffling shoe")};

constexpr std::array<const char*, kTableProcedures.size()> kProcedures = {
    QT_TRANSLATE_NOOP("TableProcedure", "Open the table"),
    QT_TRANSLATE_NOOP("TableProcedure", "Open the table with two decks"),
    QT_TRANSLATE_NOOP("TableProcedure", "Shuffle and cut"),
    QT_TRANSLATE_NOOP("TableProcedure", "Idle table"),
    QT_TRANSLATE_NOOP("TableProcedure", "Change the decks"),
    QT_TRANSLATE_NOOP("TableProcedure", "Idle table with a shuffler")};

constexpr std::array<const char*, 5> kMoments = {
    QT_TRANSLATE_NOOP("Moment", "while the cards are dealt"), QT_TRANSLATE_NOOP("Moment", "after the first cards"),
    QT_TRANSLATE_NOOP("Moment", "before the last decision"), QT_TRANSLATE_NOOP("Moment", "after the last decision"),
    QT_TRANSLATE_NOOP("Moment", "after the dealer's hand is shown")};

constexpr std::array<const char*, kPracticeReasonCount> kReasons = {
    QT_TRANSLATE_NOOP("PracticeReason", "It is time to see this again."),
    QT_TRANSLATE_NOOP("PracticeReason", "This was wrong too often of late."),
    QT_TRANSLATE_NOOP("PracticeReason", "You have not met this yet."),
    QT_TRANSLATE_NOOP("PracticeReason", "This keeps slipping away: take it slowly, with a worked example."),
    QT_TRANSLATE_NOOP("PracticeReason", "One kind of error comes back again and again, most of all here.")};

constexpr std::array<const char*, kActionCount> kActions = {QT_TRANSLATE_NOOP("ActionLabel", "Announce"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Lock wagers"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Collect progressive"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Compare the count"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Deal"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Count the stub"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Stub to the rack"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Ask"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Collect the forfeit"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Collect cards"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Turn dealer's cards"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Set dealer's hand"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Turn cards"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Set hand"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Settle"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Turn Six Card Bonus"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Call the floor"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Leave the cards"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Pay envy"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Clear the table"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Stop the game"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Rule"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Give back"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Card to the rack"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Shuffle again"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Cut again"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Remove the deck"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Cover the device"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Turn community cards"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Press a key"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Inspect cards"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Floor verifies"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Spread cards"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Wash"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Stack"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Shuffle"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Cut"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Load the shoe"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Alternate decks"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Change decks"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Load the shuffler"),
                                                            QT_TRANSLATE_NOOP("ActionLabel", "Take shuffled deck")};

struct Chapter {
    std::string_view rules;
    const char* game;
    const char* chapter;
};

constexpr std::array kChapters = {
    Chapter{"pa-657a-crazy4", QT_TRANSLATE_NOOP("Game", "Crazy 4 Poker"),
            QT_TRANSLATE_NOOP("Chapter", "Pennsylvania 657a")},
    Chapter{"pa-573-crazy4", QT_TRANSLATE_NOOP("Game", "Crazy 4 Poker"),
            QT_TRANSLATE_NOOP("Chapter", "Pennsylvania 573 (2011)")},
    Chapter{"ma-crazy4", QT_TRANSLATE_NOOP("Game", "Crazy 4 Poker"), QT_TRANSLATE_NOOP("Chapter", "Massachusetts")},
    Chapter{"pa-641a-fourcard", QT_TRANSLATE_NOOP("Game", "Four Card Poker"),
            QT_TRANSLATE_NOOP("Chapter", "Pennsylvania 641a")},
    Chapter{"pa-647a-holdem-bonus", QT_TRANSLATE_NOOP("Game", "Texas Hold 'Em Bonus"),
            QT_TRANSLATE_NOOP("Chapter", "Pennsylvania 647a")},
    Chapter{"pa-555-caribbean-stud", QT_TRANSLATE_NOOP("Game", "Caribbean Stud"),
            QT_TRANSLATE_NOOP("Chapter", "Pennsylvania 555 (2011)")},
    Chapter{"pa-569-ultimate-holdem", QT_TRANSLATE_NOOP("Game", "Ultimate Texas Hold 'Em"),
            QT_TRANSLATE_NOOP("Chapter", "Pennsylvania 569 (2011)")}};

const Chapter* chapterOf(std::string_view rules) {
    for (const Chapter& chapter : kChapters) {
        if (chapter.rules == rules) return &chapter;
    }
    return nullptr;
}

}  // namespace

QString way(Way way) {
    return nameOf(kWays, "Way", way);
}

QString wayAbout(Way way) {
    return nameOf(kWaysAbout, "WayAbout", way);
}

QString drillTitle(DrillKind kind) {
    return nameOf(kDrills, "DrillKind", kind);
}

QString drillAbout(DrillKind kind) {
    return nameOf(kDrillsAbout, "DrillAbout", kind);
}

QString errorFamily(ErrorFamily family) {
    return nameOf(kFamilies, "ErrorFamily", family);
}

QString level(Level level) {
    return nameOf(kLevels, "Level", level);
}

QString dealingMethod(DealingMethod method) {
    return nameOf(kMethods, "DealingMethod", method);
}

QString tableProcedure(TableProcedure procedure) {
    return nameOf(kProcedures, "TableProcedure", procedure);
}

QString moment(Moment moment) {
    return nameOf(kMoments, "Moment", moment);
}

QString practiceReason(PracticeReason reason) {
    return nameOf(kReasons, "PracticeReason", reason);
}

QString actionLabel(Action action) {
    return nameOf(kActions, "ActionLabel", action);
}

QString announcement(std::string_view said) {
    return said == "no_hand" ? QCoreApplication::translate("ActionLabel", "No hand")
                             : QCoreApplication::translate("ActionLabel", "No more bets");
}

QString gameTitle(std::string_view rules) {
    const Chapter* chapter = chapterOf(rules);
    return chapter != nullptr ? QCoreApplication::translate("Game", chapter->game) : QString();
}

QString chapterTitle(std::string_view rules) {
    const Chapter* chapter = chapterOf(rules);
    return chapter != nullptr ? QCoreApplication::translate("Chapter", chapter->chapter) : QString();
}

}  // namespace cutcard::text
