#include "tests/app/session/by_hand.h"

#include "app/table/table_words.h"
#include "engine/cards/deck.h"

#include <QRegularExpression>

namespace cutcard::test {
namespace {

QString name(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Digit by digit, with the point where there are cents.
void typeAmount(RoundController& play, Money amount) {
    const auto cents = amount.inCents();
    QString digits = QString::number(cents / 100);
    if (cents % 100 != 0) digits += QStringLiteral(".%1").arg(cents % 100, 2, 10, QLatin1Char('0'));
    pressKeys(play, qPrintable(digits));
}

void confirm(RoundController& play) {
    play.press(Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), false);
}

/// A spot is there to be touched, or else nobody could choose it.
bool isPrinted(const RoundController& play, int seat, const QString& wager) {
    const auto* table = qobject_cast<const TableModel*>(play.table());
    const QAbstractItemModel* spots = table->spots();
    const auto roles = spots->roleNames();
    for (int row = 0; row < spots->rowCount(); ++row) {
        const QModelIndex at = spots->index(row, 0);
        if (at.data(roles.key("seat")).toInt() == seat && at.data(roles.key("wager")).toString() == wager) return true;
    }
    return false;
}

void chooseSpot(RoundController& play, int seat, Wager wager) {
    const QString word = name(wagerName(wager));
    if (isPrinted(play, seat, word)) return play.selectSpot(seat, word);
    // What is paid on top of a wager is paid where the wager lies.
    const bool dealers = wager == Wager::MagicCardDealer || wager == Wager::LuckyBonusDealer;
    const Wager below = wager == Wager::AnteBonus ? Wager::Ante
                        : dealers                 ? Wager::FiveCardHandBonusDealer
                                                  : Wager::FiveCardHandBonusPlayer;
    if (isPrinted(play, seat, name(wagerName(below)))) play.selectSpot(seat, name(wagerName(below)));
}

void settle(RoundController& play, const Step& step) {
    const auto& settled = std::get<Settled>(step.detail);
    chooseSpot(play, step.seat, settled.wager);
    switch (settled.outcome) {
    case Outcome::Take: pressKey(play, 'T'); return;
    case Outcome::Return: pressKey(play, 'R'); return;
    case Outcome::Pay: break;
    }
    pressKey(play, 'P');
    typeAmount(play, settled.amount);
    confirm(play);
}

void setHand(RoundController& play, const Step& step) {
    const auto& hand = std::get<HandSet>(step.detail);
    play.selectSeat(step.action == Action::SetDealerHand ? kDealerPosition : step.seat);
    pressKey(play, 'S');
    const QVariantList bench = play.entry().value(QStringLiteral("cards")).toList();
    for (int i = 0; i < hand.size; ++i) {
        const QString wanted = name(hand.cards[static_cast<std::size_t>(i)].name());
        for (const QVariant& card : bench) {
            const QVariantMap one = card.toMap();
            if (one.value(QStringLiteral("card")) != wanted) continue;
            pressKeys(play, qPrintable(one.value(QStringLiteral("key")).toString()));
        }
    }
    play.choose(name(hand.category));
    confirm(play);
}

/// What asks for a choice or a number.
bool doWithEntry(RoundController& play, const Step& step) {
    switch (step.action) {
    case Action::VerifyProgressive:
    case Action::CountStub:
    case Action::Cut:
        play.perform(name(actionName(step.action)));
        pressKeys(play, std::to_string(std::get<Count>(step.detail).count).c_str());
        confirm(play);
        return true;
    case Action::Keypad:
        if (step.seat > 0) play.selectSeat(step.seat);
        play.perform(QStringLiteral("keypad"));
        play.choose(name(std::get<KeyPressed>(step.detail).key));
        return true;
    case Action::PayEnvy:
        play.selectSeat(step.seat);
        play.perform(QStringLiteral("pay_envy"));
        play.choose(QString::number(std::get<EnvyPaid>(step.detail).fromSeat));
        typeAmount(play, std::get<EnvyPaid>(step.detail).amount);
        confirm(play);
        return true;
    case Action::Stop:
        pressKey(play, 'X');
        play.choose(name(irregularityName(std::get<Stopped>(step.detail).kind)));
        return true;
    case Action::Rule:
        if (play.entry().value(QStringLiteral("mode")) != QLatin1String("ruling")) play.perform(QStringLiteral("rule"));
        play.choose(name(std::get<Ruled>(step.detail).ruling));
        return true;
    default: return false;
    }
}

void callFloor(RoundController& play, const Step& step) {
    const auto* about = std::get_if<AboutWager>(&step.detail);
    if (about && step.seat > 0) {
        chooseSpot(play, step.seat, about->wager);
    } else {
        play.selectSeat(kDealerPosition);
    }
    pressKey(play, 'F');
}

void addTexts(QStringList& texts, const QVariant& value) {
    if (value.userType() == QMetaType::QVariantMap) {
        for (const QVariant& one : value.toMap()) addTexts(texts, one);
    } else if (value.userType() == QMetaType::QVariantList || value.userType() == QMetaType::QStringList) {
        for (const QVariant& one : value.toList()) addTexts(texts, one);
    } else {
        texts << value.toString();
    }
}

}  // namespace

const Step* dueStep(const RoundController& play) {
    const auto id = play.round()->next();
    return id ? &play.round()->settlement().procedure.steps()[*id] : nullptr;
}

bool pressKey(RoundController& play, char character, bool repeated) {
    return play.press(character, Qt::NoModifier, QString(QLatin1Char(character)), repeated);
}

void pressKeys(RoundController& play, const char* characters) {
    for (; *characters != '\0'; ++characters) pressKey(play, *characters);
}

void doByHand(RoundController& play, const Step& step) {
    if (doWithEntry(play, step)) return;
    switch (step.action) {
    case Action::Announce: return play.perform(name(std::get<Announcement>(step.detail).text));
    case Action::Deal: static_cast<void>(pressKey(play, 'D')); return;
    case Action::CollectForfeit:
        chooseSpot(play, step.seat, std::get<AboutWager>(step.detail).wager);
        pressKey(play, 'T');
        return;
    case Action::ReturnWager:
        chooseSpot(play, step.seat, std::get<AboutWager>(step.detail).wager);
        pressKey(play, 'R');
        return;
    case Action::Settle: return settle(play, step);
    case Action::SetHand:
    case Action::SetDealerHand: return setHand(play, step);
    case Action::CallFloor: return callFloor(play, step);
    default: break;
    }
    if (step.seat >= kDealerPosition) play.selectSeat(step.seat);
    play.perform(name(actionName(step.action)));
}

QStringList wordsShown(RoundController& play) {
    QStringList texts;
    for (const QVariant& shown : {QVariant(play.prompt()), QVariant(play.comment()), QVariant(play.message()),
                                  QVariant(play.entry()), QVariant(play.heading()), QVariant(play.scores())}) {
        addTexts(texts, shown);
    }
    for (int row = 0; row < play.steps()->rowCount(); ++row) {
        texts << play.steps()->index(row, 0).data(StepRows::TextRole).toString();
    }
    const auto* table = qobject_cast<const TableModel*>(play.table());
    texts << table->announcement() << table->eventText() << table->eventCaption() << table->dealerHand();
    const QAbstractItemModel* seats = table->seats();
    const QAbstractItemModel* cards = table->cards();
    for (const char* role : {"name", "hand"}) {
        for (int row = 0; row < seats->rowCount(); ++row) {
            texts << seats->index(row, 0).data(seats->roleNames().key(role)).toString();
        }
    }
    for (int row = 0; row < cards->rowCount(); ++row) {
        texts << cards->index(row, 0).data(cards->roleNames().key("name")).toString();
    }
    return texts;
}

std::set<Card> facesShown(const RoundController& play) {
    std::set<Card> faces;
    const Scene& scene = qobject_cast<const TableModel*>(play.table())->scene();
    for (Card card : orderedDeck()) {
        if (scene.cards[static_cast<std::size_t>(card.index())].faceUp) faces.insert(card);
    }
    return faces;
}

QString namingOneOf(const std::set<Card>& cards, const QStringList& texts) {
    static const QRegularExpression kBetweenWords(QStringLiteral("[^A-Za-z0-9]+"));
    for (const QString& text : texts) {
        const QStringList said = text.split(kBetweenWords, Qt::SkipEmptyParts);
        for (Card card : cards) {
            // "A pair of 3s" are two threes: of spades only the words can be told apart.
            const bool inShort = card.suit() != Suit::Spades && said.contains(name(card.name()));
            if (inShort || text.contains(words::card(card))) return text;
        }
    }
    return {};
}

}  // namespace cutcard::test
