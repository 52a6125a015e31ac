#include "app/text/amounts.h"
#include "app/text/arithmetic.h"
#include "app/text/catalogue.h"
#include "app/text/hand_names.h"
#include "app/text/why.h"
#include "engine/hands/five_card.h"
#include "engine/side_wagers/cover_all.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard::text {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Fact)
};

std::vector<Card> together(std::span<const Card> some, std::span<const Card> more) {
    std::vector<Card> cards(some.begin(), some.end());
    cards.insert(cards.end(), more.begin(), more.end());
    return cards;
}

/// What side wagers look at: of a dealer's six the first five (FC-4), of a board the flop (TH-4).
std::vector<Card> firstFive(std::span<const Card> cards, std::span<const Card> community) {
    return together(cards.first(std::min<std::size_t>(5, cards.size())),
                    community.first(std::min<std::size_t>(3, community.size())));
}

std::vector<Card> bestFiveOf(std::span<const Card> cards) {
    const auto five = playingFive(cards);
    return {five.begin(), five.end()};
}

bool playsFour(const RuleSet& rules) {
    return rules.game == "crazy_four" || rules.game == "four_card";
}

/// The four or five that play.
std::vector<Card> playing(const RuleSet& rules, std::span<const Card> cards, std::span<const Card> community) {
    if (!playsFour(rules)) return bestFiveOf(together(cards, community));
    const auto four = playingFour(cards);
    return {four.begin(), four.end()};
}

QString meterWords(Meter meter) {
    switch (meter) {
    case Meter::Mega: return Say::tr("the Mega meter");
    case Meter::Major: return Say::tr("the Major meter");
    case Meter::Minor: return Say::tr("the Minor meter");
    case Meter::Main:
    case Meter::Reserve: break;
    }
    return Say::tr("the meter");
}

}  // namespace

QString oddsWords(const Odds& odds) {
    if (const auto* to = std::get_if<ToOdds>(&odds)) return Say::tr("%1 to %2").arg(number(to->pays), number(to->on));
    if (const auto* forOne = std::get_if<ForOdds>(&odds)) return Say::tr("%1 for 1").arg(number(forOne->pays));
    const auto& meter = std::get<MeterOdds>(odds);
    if (meter.percent == 100) return Say::tr("all of %1").arg(meterWords(meter.meter));
    return Say::tr("%1 % of %2").arg(QString::number(meter.percent), meterWords(meter.meter));
}

StepFacts::StepFacts(const Game& game, const Round& round, const Settlement& settlement, StepId step)
    : m_game(game), m_round(round), m_settlement(settlement), m_step(settlement.procedure.steps()[step]),
      m_line(lineOf(settlement, m_step)) {}

QString StepFacts::fill(const QString& sentence) const {
    QString filled;
    qsizetype from = 0;
    for (qsizetype open = sentence.indexOf(u'{'); open >= 0; open = sentence.indexOf(u'{', from)) {
        const qsizetype close = sentence.indexOf(u'}', open);
        if (close < 0) break;
        filled += QStringView(sentence).mid(from, open - from);
        filled += fact(QStringView(sentence).mid(open + 1, close - open - 1));
        from = close + 1;
    }
    return filled + sentence.mid(from);
}

const Seat* StepFacts::seat(int number) const {
    const auto found = std::find_if(m_round.seats.begin(), m_round.seats.end(),
                                    [number](const Seat& seat) { return seat.number == number; });
    return found == m_round.seats.end() ? nullptr : &*found;
}

std::vector<Card> StepFacts::playerHand() const {
    return playing(m_game.rules(), seat(m_step.seat)->cards, m_round.community);
}

/// The hand as the wager of this step reads it.
std::vector<Card> StepFacts::cardsRead() const {
    const auto* about = std::get_if<AboutWager>(&m_step.detail);
    const Wager wager = m_line != nullptr ? m_line->wager : about != nullptr ? about->wager : Wager::Ante;
    const std::vector<Card>& own = seat(m_step.seat)->cards;
    switch (wager) {
    case Wager::Progressive:
        if (m_game.selections().progressive->kind == "four_card") return playerHand();
        return firstFive(own, m_round.community);
    case Wager::FiveCardHandBonusPlayer: return firstFive(own, m_round.community);
    case Wager::FiveCardHandBonusDealer: return firstFive(m_round.dealer, m_round.community);
    case Wager::SixCardBonus: return bestFiveOf(together(own, m_round.sixCardBonus));
    default: break;
    }
    return playerHand();
}

const Paytable* StepFacts::table() const {
    if (m_line == nullptr) return nullptr;
    const RulesSubmission& submission = m_game.submission();
    if (m_line->wager == Wager::Progressive) return &submission.progressiveTerms()->table;
    if (isTakenBeforeTheDeal(m_line->wager)) return &submission.fiveCardHandBonusTerms()->table;
    if (m_line->wager == Wager::CoverAll) return m_game.rules().coverAll->find(std::to_string(m_round.seats.size()));
    const auto terms = m_game.rules().lettered.find(m_line->wager);
    if (terms == m_game.rules().lettered.end()) return nullptr;
    const auto letter = m_game.selections().letters.find(m_line->wager);
    return letter == m_game.selections().letters.end() ? &terms->second.group.tables.front()
                                                       : terms->second.group.find(letter->second);
}

QString StepFacts::tableName() const {
    const Paytable* posted = table();
    if (posted == nullptr || posted->letter.empty()) return Say::tr("its paytable");
    const QString letter = QString::fromStdString(posted->letter);
    return posted->inChapter ? Say::tr("paytable %1").arg(letter) : Say::tr("this house's own paytable %1").arg(letter);
}

/// C4-9: the highest in the order of the Cover All table; folded hands do not compete.
StepFacts::Held StepFacts::highestHand() const {
    std::vector<Card> highest = playing(m_game.rules(), m_round.dealer, {});
    CardPlace holder = Spot::Dealer;
    for (const Seat& seat : m_round.seats) {
        if (seat.folded()) continue;
        const std::vector<Card> hand = playing(m_game.rules(), seat.cards, {});
        const FourCardRank rank = bestFour(hand);
        const FourCardRank before = bestFour(highest);
        const int difference = CoverAll::strength(rank) - CoverAll::strength(before);
        if (difference < 0 || (difference == 0 && rank <= before)) continue;
        highest = hand;
        holder = seat.number;
    }
    return {place(holder), aHand(highest)};
}

QString StepFacts::handFact(QStringView name) const {
    const auto dealer = [this] { return playing(m_game.rules(), m_round.dealer, m_round.community); };
    if (name == u"hands") return comparison(m_step.seat, playerHand(), dealer());
    if (name == u"hand") return aHand(playerHand());
    if (name == u"dealer") return aHand(dealer());
    if (name == u"top two") return topTwo(dealer());
    if (name == u"read") return aHand(cardsRead());
    if (name == u"two cards") return twoCards(seat(m_step.seat)->cards);
    if (name == u"highest") return highestHand().hand;
    if (name == u"holder") return highestHand().holder;
    if (name == u"holds") {
        const auto& paid = std::get<EnvyPaid>(m_step.detail);
        for (const SeatSettlement& settled : m_settlement.seats) {
            if (settled.seat != m_step.seat) continue;
            for (const EnvyLine& line : settled.envy) {
                if (line.fromSeat == paid.fromSeat) return aRow(line.row);
            }
        }
    }
    return {};
}

QString StepFacts::lineFact(QStringView name) const {
    if (name == u"table") return tableName();
    if (name == u"lowest") return table() != nullptr ? aRow(table()->rows.back().row) : QString();
    if (m_line == nullptr) return {};
    if (name == u"row name") return m_line->row ? row(*m_line->row) : QString();
    if (name == u"row") return m_line->row ? aRow(*m_line->row) : QString();
    if (name == u"odds") return m_line->odds ? oddsWords(*m_line->odds) : QString();
    if (name == u"amount") return money(m_line->amount);
    if (name == u"limit") return money(cappedAt(m_game, m_settlement, m_step).most);
    if (name == u"sharers") return QString::number(std::get<MeterOdds>(*m_line->odds).sharedBy);
    return {};
}

QString StepFacts::fact(QStringView name) const {
    if (name == u"seat") return QString::number(m_step.seat);
    if (name == u"from") return QString::number(std::get<EnvyPaid>(m_step.detail).fromSeat);
    if (name == u"wager") {
        if (m_line != nullptr) return wager(m_line->wager);
        const auto* about = std::get_if<AboutWager>(&m_step.detail);
        return about != nullptr ? wager(about->wager) : wager(std::get<Asked>(m_step.detail).wager);
    }
    if (name == u"count") return QString::number(std::get<Count>(m_step.detail).count);
    if (name == u"to") return place(std::get<CardDealt>(m_step.detail).slot.to);
    if (name == u"players") return QString::number(m_round.seats.size());
    if (name == u"kind") return irregularity(m_round.irregularity->kind);
    if (name == u"faces") return QString::number(m_round.irregularity->count);
    if (name == u"every") return QString::number(m_game.rules().fact("stub_count_rounds"));
    if (name == u"magic") return cardName(*m_round.system.magicCard);
    if (name == u"ante from") {
        return aRow(m_game.selections().option("ante_pays_from") == "flush" ? Row::Flush : Row::Straight);
    }
    const QString ofHand = handFact(name);
    return ofHand.isEmpty() ? lineFact(name) : ofHand;
}

}  // namespace cutcard::text
