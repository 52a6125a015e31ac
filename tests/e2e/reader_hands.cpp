#include "tests/e2e/reader_hands.h"

#include "app/session/practice_round.h"
#include "app/table/table_words.h"
#include "app/text/catalogue.h"
#include "app/text/comment.h"
#include "engine/irregularities/ruling.h"
#include "engine/record/round_record.h"
#include "tests/e2e/deeds.h"

#include <QRegularExpression>
#include <QTest>

#include <array>

namespace cutcard {
namespace {

constexpr int kPatience = 20000;

QString capitalised(const QString& text) {
    return text.isEmpty() ? text : text.front().toUpper() + text.mid(1);
}

void gather(QAccessibleInterface* face, std::vector<QAccessibleInterface*>& things) {
    if (!face || !face->isValid() || face->state().invisible) return;
    things.push_back(face);
    for (int i = 0; i < face->childCount(); ++i) gather(face->child(i), things);
}

QString nameOf(const QAccessibleInterface* face) {
    return face->text(QAccessible::Name);
}

bool isCalled(const QAccessibleInterface* face, const QString& name) {
    return nameOf(face) == name || nameOf(face).startsWith(name + QStringLiteral(", key "));
}

/// The words of an entry's choice.
QString choiceOf(const Act& act) {
    if (act.ruling) return capitalised(text::ruling(*act.ruling));
    if (act.kind) return capitalised(text::irregularity(*irregularityNamed(*act.kind)));
    if (act.fromSeat) return QStringLiteral("for seat %1").arg(*act.fromSeat);
    if (!act.key) return {};
    return *act.key == "coin_in"     ? QStringLiteral("COIN IN")
           : *act.key == "game_over" ? QStringLiteral("GAME OVER")
                                     : QStringLiteral("The winning hand");
}

/// The button on a page beside the table.
QString labelOf(const Act& act) {
    if (act.action == "announce") return text::announcement(*act.text);
    const QString deed = deedOf(act);
    for (int action = 0; action < kActionCount; ++action) {
        if (deed == QString::fromStdString(std::string(actionName(static_cast<Action>(action)))))
            return text::actionLabel(static_cast<Action>(action));
    }
    return deed;
}

}  // namespace

bool ReaderHands::failed(const QString& fault) {
    if (m_fault.isEmpty()) m_fault = fault;
    return false;
}

std::vector<QAccessibleInterface*> ReaderHands::things() const {
    std::vector<QAccessibleInterface*> all;
    gather(QAccessible::queryAccessibleInterface(&m_window), all);
    return all;
}

QStringList ReaderHands::names(QAccessible::Role role) const {
    QStringList found;
    for (const QAccessibleInterface* face : things()) {
        if (face->role() == role) found << nameOf(face);
    }
    return found;
}

QAccessibleInterface* ReaderHands::find(QAccessible::Role role, const QString& name) const {
    for (QAccessibleInterface* face : things()) {
        if (face->role() == role && isCalled(face, name)) return face;
    }
    return nullptr;
}

QAccessibleInterface* ReaderHands::findBeginning(QAccessible::Role role, const QString& beginning) const {
    for (QAccessibleInterface* face : things()) {
        if (face->role() == role && nameOf(face).startsWith(beginning)) return face;
    }
    return nullptr;
}

bool ReaderHands::press(const QString& name, QAccessible::Role role) {
    return pressThing([&] { return find(role, name); }, name);
}

bool ReaderHands::pressBeginning(const QString& beginning, QAccessible::Role role) {
    return pressThing([&] { return findBeginning(role, beginning); }, beginning);
}

bool ReaderHands::pressThing(const Thing& thing, const QString& name) {
    QAccessibleInterface* face = nullptr;
    const auto isThere = [&] { return (face = thing()) != nullptr && !face->state().disabled; };
    if (!QTest::qWaitFor(isThere, kPatience)) return failed(QStringLiteral("nothing is called \"%1\"").arg(name));
    QAccessibleActionInterface* actions = face->actionInterface();
    const QStringList offered = actions ? actions->actionNames() : QStringList();
    for (const QString& action :
         {QAccessibleActionInterface::pressAction(), QAccessibleActionInterface::toggleAction()}) {
        if (!offered.contains(action)) continue;
        actions->doAction(action);
        return true;
    }
    return failed(QStringLiteral("\"%1\" cannot be pressed; it offers \"%2\"").arg(name, offered.join(u' ')));
}

int ReaderHands::itemOnScreen() const {
    static const QRegularExpression item(QStringLiteral("^Item (\\d+) of \\d+$"));
    for (const QString& name : names(QAccessible::StaticText)) {
        const auto match = item.match(name);
        if (match.hasMatch()) return match.captured(1).toInt();
    }
    return 0;
}

bool ReaderHands::sit(const ExamForm& form) {
    if (!press(QStringLiteral("Begin the exam"))) return false;
    const QString section = QStringLiteral("Begin this section");
    for (int item = 1; item <= static_cast<int>(form.items.size()); ++item) {
        // Between two sections the next item is named already; its button is there first.
        const bool came = QTest::qWaitFor(
            [&] { return find(QAccessible::Button, section) != nullptr || itemOnScreen() == item; }, kPatience);
        if (!came) {
            return failed(QStringLiteral("item %1 does not come; there is \"%2\"")
                              .arg(item)
                              .arg(names(QAccessible::StaticText).join(QStringLiteral("\", \""))));
        }
        if (find(QAccessible::Button, section) && !press(section)) return false;
        if (!QTest::qWaitFor([&] { return itemOnScreen() == item; }, kPatience))
            return failed(QStringLiteral("item %1 is not read").arg(item));
        const ExamItem& own = form.items[static_cast<std::size_t>(item) - 1];
        const bool done = own.round() ? deal(*own.round()) : answer(*own.question());
        if (!done) return failed(QStringLiteral("item %1").arg(item));
    }
    return true;
}

bool ReaderHands::answer(const DrillQuestion& question) {
    const QString number = QStringLiteral("Answer %1: ").arg(question.right + 1);
    return pressBeginning(number) && press(QStringLiteral("Confirm"));
}

bool ReaderHands::deal(const RoundItem& item) {
    OpenTables tables;
    auto record = readRoundLine(item.round, tables);
    if (!record) return failed(QStringLiteral("the round cannot be read"));
    // A copy at home, to know what comes next.
    PracticeRound own(record->game, std::move(record->round), Way::Exam, item.from);
    bool cleared = false;
    while (const auto step = own.next()) {
        const Act act = own.grader().procedure()[*step].act;
        if (!perform(act)) return failed(QStringLiteral("%1 was not done").arg(text::act(act)));
        own.act(act, 0);
        cleared = act.action == "clear_table";
        if (cleared) continue;
        const QString said = act.action == "deal" ? QStringLiteral("A card is dealt") : text::act(act);
        if (!find(QAccessible::StaticText, QStringLiteral("Done: %1").arg(said)))
            return failed(QStringLiteral("it is not read that \"%1\" was done").arg(said));
    }
    return cleared || (press(QStringLiteral("End this round")) && press(QStringLiteral("End the round")));
}

bool ReaderHands::perform(const Act& act) {
    if (act.action == "rule") return pressChoice(act);
    if (act.action == "deal") return pressBeginning(QStringLiteral("Shoe"));
    if ((act.seat || act.action == "set_dealer_hand") && !choosePlace(act)) return false;
    const QString deed = deedOf(act);
    constexpr std::array kVerbs = {std::pair{"take", "Take"}, std::pair{"pay", "Pay"}, std::pair{"return", "Return"},
                                   std::pair{"stop", "Stop: something is wrong"},
                                   std::pair{"call_floor", "Call the floor"}};
    const auto verb =
        std::find_if(kVerbs.begin(), kVerbs.end(), [&](const auto& own) { return deed == QLatin1String(own.first); });
    const QString words = verb != kVerbs.end() ? QLatin1String(verb->second) : labelOf(act);
    if (!(verb != kVerbs.end() ? press(words) : pressOnPages(words))) return false;
    // The floor is called once more where the whole table is meant.
    if (act.action == "call_floor" && !act.wager && !press(words)) return false;
    if (act.action == "set_hand" || act.action == "set_dealer_hand") return pressHand(act);
    if (!choiceOf(act).isEmpty() && !pressChoice(act)) return false;
    if (act.count) return pressDigits(QString::number(*act.count));
    const bool amountIsTyped = act.action == "pay_envy" || act.outcome == "pay";
    return !amountIsTyped || pressDigits(digitsOf(*act.amount));
}

/// The spot, the seat, or one of the dealer's own cards.
bool ReaderHands::choosePlace(const Act& act) {
    const int seat = act.seat.value_or(kDealerPosition);
    if (act.wager && act.action != "ask" && seat != kDealerPosition) {
        return pressBeginning(QStringLiteral("Seat %1, %2,").arg(seat).arg(text::wager(*wagerNamed(spotOf(act)))));
    }
    if (seat != kDealerPosition) return pressBeginning(QStringLiteral("Seat %1,").arg(seat));
    const auto ownCard = [this]() -> QAccessibleInterface* {
        for (QAccessibleInterface* face : things()) {
            if (nameOf(face).endsWith(QLatin1String(", your own hand"))) return face;
        }
        return nullptr;
    };
    return pressThing(ownCard, QStringLiteral("one's own card"));
}

bool ReaderHands::pressOnPages(const QString& label) {
    if (find(QAccessible::Button, label)) return press(label);
    for (const QString& page : names(QAccessible::PageTab)) {
        if (!press(page, QAccessible::PageTab)) return false;
        if (find(QAccessible::Button, label)) return press(label);
    }
    return failed(QStringLiteral("no page has \"%1\"").arg(label));
}

bool ReaderHands::pressChoice(const Act& act) {
    return press(choiceOf(act));
}

bool ReaderHands::pressHand(const Act& act) {
    for (const Card card : act.cards) {
        if (!press(words::card(card), QAccessible::CheckBox)) return false;
    }
    return press(text::handTitle(*act.category)) && press(QStringLiteral("Set the hand"));
}

bool ReaderHands::pressDigits(const QString& digits) {
    for (const QChar digit : digits) {
        if (!press(digit == QLatin1Char('.') ? QStringLiteral("Point") : QString(digit))) return false;
    }
    return press(QStringLiteral("Done"));
}

}  // namespace cutcard
