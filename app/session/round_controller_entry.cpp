#include "app/session/act_words.h"
#include "app/session/action_palette.h"
#include "app/session/key_table.h"
#include "app/session/round_controller.h"
#include "engine/training/grader.h"

#include <algorithm>

namespace cutcard {
namespace {

bool hasTableFloorStep(const PracticeRound& round) {
    const auto& steps = round.grader().procedure();
    return std::any_of(steps.begin(), steps.end(), [](const GradedStep& step) {
        return step.act.action == actionName(Action::CallFloor) && !step.act.wager;
    });
}

}  // namespace

void RoundController::selectSeat(int seat) {
    if (state() != QLatin1String("acting") || m_entry.mode() != EntryMode::None) return;
    const int seats = m_round->game().rules().seats;
    if (seat < kDealerPosition || seat > seats) return;
    m_seat = seat;
    m_wager.clear();
    m_message.clear();
    m_table.select(seat, {});
    emit changed();
}

void RoundController::selectSpot(int seat, const QString& wager) {
    if (state() != QLatin1String("acting") || m_entry.mode() != EntryMode::None) return;
    m_seat = seat;
    m_wager = wager;
    m_message.clear();
    m_table.select(seat, wager);
    emit changed();
}

void RoundController::touchFurniture(const QString& kind) {
    if (kind == QLatin1String("shoe")) perform(QStringLiteral("deal"));
    if (kind == QLatin1String("rack") && m_seat > 0) perform(QStringLiteral("collect_cards"));
}

bool RoundController::seatIsChosen() {
    if (m_seat > 0) return true;
    say([] { return tr("Choose a seat first: touch it, or press its number."); });
    return false;
}

bool RoundController::spotIsChosen() {
    if (m_seat > 0 && !m_wager.isEmpty()) return true;
    say([] { return tr("Choose a spot first: touch it, or press the seat's number and the arrows."); });
    return false;
}

Wager RoundController::wager() const {
    return wagerNamed(m_wager.toStdString()).value_or(Wager::Ante);
}

void RoundController::beginEntry(EntryMode mode, const QString& action) {
    m_entry.begin(mode, action);
    m_message.clear();
    emit changed();
}

void RoundController::perform(const QString& action) {
    if (action == QLatin1String("hint")) return takeHint();
    if (action == QLatin1String("undo")) return undo();
    if (action == QLatin1String("help")) return emit helpWanted();
    if (state() != QLatin1String("acting")) return;
    if (action == QLatin1String("take") || action == QLatin1String("pay") || action == QLatin1String("return")) {
        return performAtSpot(action);
    }
    if (action == QLatin1String("procedures")) return turnPage(nextPage());
    if (action == QLatin1String("stop")) return beginEntry(EntryMode::Stop);
    if (action == QLatin1String("rule")) return beginEntry(EntryMode::Ruling);
    const PaletteAction* own = paletteAction(action);
    if (!own) return;
    const Grader& grader = m_round->grader();
    switch (own->action) {
    case Action::Announce: return submit(acts::announce(own->parameter));
    case Action::Deal: return submit(acts::deal(grader));
    case Action::RevealCommunity: return submit(acts::revealCommunity(grader));
    case Action::VerifyProgressive:
    case Action::CountStub:
    case Action::Cut: return beginEntry(EntryMode::Count, action);
    case Action::Keypad: return beginEntry(EntryMode::Keypad);
    case Action::Ask:
    case Action::TurnCards:
    case Action::SetHand:
    case Action::HoldCards:
    case Action::PayEnvy:
    case Action::CollectCards: return performAtSeat(own->action);
    case Action::CallFloor: return callFloor();
    default: return submit(acts::plain(own->action));
    }
}

void RoundController::callFloor() {
    if (!isExam() && hasTableFloorStep(*m_round) && m_wager.isEmpty()) return submit(acts::callFloor());
    const bool onDealersHand = m_seat == kDealerPosition;
    if (onDealersHand && (!isExam() || m_round->round().anyone(Wager::FiveCardHandBonusDealer))) {
        return submit(acts::callFloor(m_seat, Wager::FiveCardHandBonusDealer));
    }
    if (m_seat > 0 && !m_wager.isEmpty()) return submit(acts::callFloor(m_seat, wager()));
    if (!isExam()) {
        spotIsChosen();
        return;
    }
    // Whether this round has a call for the whole table must not show.
    const auto once = [] { return tr("To the whole table? Call once more. For a wager, choose its spot first."); };
    if (message() == once()) return submit(acts::callFloor());
    say(once);
}

QString RoundController::nextPage() const {
    const QString now = prompt().value(QStringLiteral("page")).toString();
    for (qsizetype i = 0; i + 1 < m_palette.size(); ++i) {
        if (m_palette[i].toMap().value(QStringLiteral("id")) == now) {
            return m_palette[i + 1].toMap().value(QStringLiteral("id")).toString();
        }
    }
    return m_palette.isEmpty() ? QString() : m_palette.front().toMap().value(QStringLiteral("id")).toString();
}

void RoundController::performAtSpot(const QString& action) {
    if (!spotIsChosen()) return;
    if (action == QLatin1String("pay")) return beginEntry(EntryMode::Amount);
    const Grader& grader = m_round->grader();
    submit(action == QLatin1String("take") ? acts::take(grader, m_round->round(), m_seat, wager())
                                           : acts::giveBack(grader, m_round->round(), m_seat, wager()));
}

void RoundController::performAtSeat(Action action) {
    const bool dealersToo = action == Action::SetHand || action == Action::HoldCards;
    if (!(dealersToo && m_seat == kDealerPosition) && !seatIsChosen()) return;
    switch (action) {
    case Action::Ask: return submit(acts::ask(m_round->grader(), m_round->game(), m_seat));
    case Action::TurnCards: return submit(acts::turnCards(m_seat));
    case Action::HoldCards: return submit(acts::holdCards(m_seat));
    case Action::CollectCards: return submit(acts::collectCards(m_seat));
    case Action::PayEnvy: return beginEntry(EntryMode::Envy);
    default: break;
    }
    if (openCards().empty()) return say([] { return tr("These cards lie face down: nobody can read them yet."); });
    beginEntry(EntryMode::Hand);
}

/// The cards of the chosen hand whose faces can be seen, in the order in which they were dealt.
std::vector<Card> RoundController::openCards() const {
    const TableFacts facts = factsOf(m_round->round());
    const auto held = facts.cards.find(m_seat);
    if (held == facts.cards.end()) return {};
    std::vector<Card> open = held->second;
    const Scene& scene = m_table.scene();
    std::erase_if(open, [&scene](Card card) { return !scene.cards[static_cast<std::size_t>(card.index())].faceUp; });
    return open;
}

void RoundController::type(const QString& character) {
    if (!character.isEmpty() && m_entry.type(character.front())) emit changed();
}

void RoundController::addChip(const QString& cents) {
    if (state() != QLatin1String("acting")) return;
    if (m_entry.mode() == EntryMode::None) performAtSpot(QStringLiteral("pay"));
    if (m_entry.mode() != EntryMode::Amount && m_entry.mode() != EntryMode::Envy) return;
    m_entry.addChip(Money::cents(cents.toLongLong()));
    emit cue(QStringLiteral("chip_place"));
    emit changed();
}

void RoundController::takeBack() {
    m_entry.takeBack();
    emit changed();
}

void RoundController::toggleCard(const QString& card) {
    const auto named = Card::parse(card.toStdString());
    if (!named || m_entry.mode() != EntryMode::Hand) return;
    m_entry.toggle(*named);
    emit changed();
}

void RoundController::choose(const QString& code) {
    switch (m_entry.mode()) {
    case EntryMode::Stop:
        if (const auto kind = irregularityNamed(code.toStdString())) submit(acts::stop(*kind));
        return;
    case EntryMode::Ruling: return submit(acts::rule(code.toStdString()));
    case EntryMode::Keypad:
        return submit(acts::keypad(code.toStdString(), m_seat > 0 ? std::optional(m_seat) : std::nullopt));
    case EntryMode::Hand: m_entry.category = code.toStdString(); break;
    case EntryMode::Envy: m_entry.fromSeat = code.toInt(); break;
    default: return;
    }
    emit changed();
}

void RoundController::confirm() {
    if (!entry().value(QStringLiteral("ready")).toBool()) return;
    switch (m_entry.mode()) {
    case EntryMode::Amount: return submit(acts::payAtSpot(m_round->grader(), m_seat, wager(), *m_entry.amount()));
    case EntryMode::Envy: return submit(acts::payEnvy(m_seat, m_entry.fromSeat, *m_entry.amount()));
    case EntryMode::Count: return performCount(m_entry.action());
    case EntryMode::Hand:
        return submit(m_seat == kDealerPosition ? acts::setDealerHand(m_entry.picked(), m_entry.category)
                                                : acts::setHand(m_seat, m_entry.picked(), m_entry.category));
    default: return;
    }
}

void RoundController::performCount(const QString& action) {
    const int number = *m_entry.number();
    if (action == QLatin1String("count_stub")) return submit(acts::countStub(number));
    submit(action == QLatin1String("cut") ? acts::cut(number) : acts::verifyProgressive(number));
}

void RoundController::cancel() {
    m_entry.cancel();
    emit changed();
}

bool RoundController::press(int key, int modifiers, const QString& text, bool repeated) {
    const QString now = state();
    if (now == QLatin1String("finished") || now == QLatin1String("watching")) return pressWhileLooking(key, modifiers);
    if (now != QLatin1String("acting")) return false;
    if (m_entry.mode() != EntryMode::None) {
        // A key that is held down chooses once: what comes after a stop is another choice.
        return typeKey(key, text) || (repeated ? key >= Qt::Key_A && key <= Qt::Key_Z : chooseByKey(key));
    }
    if (modifiers == Qt::NoModifier || modifiers == Qt::KeypadModifier) {
        if (key >= Qt::Key_0 && key <= Qt::Key_9) {
            selectSeat(key - Qt::Key_0);
            return true;
        }
        if (moveKey(key)) return true;
    }
    const QString action = m_keys.actionFor(key, modifiers);
    // A key that is held down goes on dealing, and does nothing else twice.
    if (action.isEmpty() || (repeated && action != QLatin1String("deal"))) return !action.isEmpty();
    perform(action);
    return true;
}

bool RoundController::pressWhileLooking(int key, int modifiers) {
    const bool watching = state() == QLatin1String("watching");
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const bool on = key == Qt::Key_Right;
        if (!watching) {
            goTo(m_position + (on ? 1 : -1));
        } else if (on) {
            stepOn();
        } else {
            undo();
        }
        return true;
    }
    const QString action = m_keys.actionFor(key, modifiers);
    if (action == QLatin1String("help") || (watching && action == QLatin1String("undo"))) {
        perform(action);
        return true;
    }
    if (action != QLatin1String("next")) return false;
    if (watching) {
        setPlaying(!playing());
    } else {
        nextMistake();
    }
    return true;
}

bool RoundController::typeKey(int key, const QString& text) {
    switch (key) {
    case Qt::Key_Escape: cancel(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: confirm(); return true;
    case Qt::Key_Backspace: takeBack(); return true;
    default: break;
    }
    const bool digit = key >= Qt::Key_0 && key <= Qt::Key_9;
    if (m_entry.mode() == EntryMode::Hand) {
        const auto cards = openCards();
        const auto at = static_cast<std::size_t>(key - Qt::Key_1);
        if (!digit || key == Qt::Key_0 || at >= cards.size()) return false;
        m_entry.toggle(cards[at]);
        emit changed();
        return true;
    }
    if (digit || key == Qt::Key_Period || key == Qt::Key_Comma) {
        type(digit ? text : QStringLiteral("."));
        return true;
    }
    return false;
}

bool RoundController::chooseByKey(int key) {
    const QVariantList offered = choices();
    const int at = key - Qt::Key_A;
    if (at < 0 || at >= offered.size()) return false;
    choose(offered[at].toMap().value(QStringLiteral("code")).toString());
    return true;
}

bool RoundController::moveKey(int key) {
    int dx = 0;
    int dy = 0;
    switch (key) {
    case Qt::Key_Left: dx = -1; break;
    case Qt::Key_Right: dx = 1; break;
    case Qt::Key_Up: dy = -1; break;
    case Qt::Key_Down: dy = 1; break;
    default: return false;
    }
    if (m_seat <= 0) return seatIsChosen() || true;
    const QString to = m_table.neighbour(m_seat, m_wager, dx, dy);
    if (!to.isEmpty()) selectSpot(m_table.neighbourSeat(m_seat, m_wager, dx, dy), to);
    return true;
}

}  // namespace cutcard
