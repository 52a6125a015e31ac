#include "tests/e2e/table_player.h"

#include "app/session/action_palette.h"
#include "app/table/table_words.h"
#include "app/text/catalogue.h"
#include "engine/money/chips.h"
#include "tests/e2e/deeds.h"

#include <QAccessible>

#include <array>
#include <map>
#include <queue>

namespace cutcard {
namespace {

// Whoever takes longer than this to answer a gesture does not answer it.
constexpr int kPatience = 20000;
// More chips than this are not cut out of the tray, the amount is typed.
constexpr std::int64_t kManyChips = 9;

QString spelt(const std::string& text) {
    return QString::fromStdString(text);
}

QStringList keysOf(const QString& digits) {
    QStringList keys;
    for (const QChar digit : digits) keys << (digit == QLatin1Char('.') ? QStringLiteral("period") : QString(digit));
    return keys;
}

std::optional<QVariantMap> choiceOf(const QVariantMap& entry, const std::string& code) {
    const QVariantList choices = entry.value(QStringLiteral("choices")).toList();
    for (const QVariant& each : choices) {
        QVariantMap choice = each.toMap();
        if (choice.value(QStringLiteral("code")).toString() == spelt(code)) return choice;
    }
    return std::nullopt;
}

QString choiceKey(const QVariantMap& entry, const std::string& code) {
    const auto choice = choiceOf(entry, code);
    return choice ? choice->value(QStringLiteral("key")).toString().toLower() : QString();
}

/// Of the cards that lie on the bench of a sheet.
QStringList benchKeys(const QVariantMap& entry, const std::vector<Card>& cards) {
    const QVariantList bench = entry.value(QStringLiteral("cards")).toList();
    QStringList keys;
    for (const Card card : cards) {
        for (const QVariant& each : bench) {
            const QVariantMap shown = each.toMap();
            if (shown.value(QStringLiteral("card")).toString() == spelt(std::string(card.name())))
                keys << shown.value(QStringLiteral("key")).toString();
        }
    }
    return keys;
}

/// On a busy machine a key takes its time from the server to the sheet that it opens.
bool comes(const std::function<bool()>& isThere) {
    return QTest::qWaitFor(isThere, kPatience);
}

std::string codeOf(const Act& act) {
    if (act.kind) return *act.kind;
    if (act.ruling) return *act.ruling;
    if (act.key) return *act.key;
    return act.fromSeat ? std::to_string(*act.fromSeat) : std::string();
}

QAccessible::Role roleOf(QQuickItem& item) {
    const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&item);
    return face && face->isValid() ? face->role() : QAccessible::NoRole;
}

}  // namespace

bool TablePlayer::failed(const QString& fault) {
    m_fault = fault;
    // To look at, where somebody wants to.
    if (const QString file = qEnvironmentVariable("CUTCARD_FAULT_PICTURE"); !file.isEmpty())
        m_driver.picture().save(file);
    return false;
}

std::optional<Act> TablePlayer::next() const {
    const PracticeRound* round = m_play.round();
    const auto step = round ? round->next() : std::nullopt;
    return step ? std::optional(round->grader().procedure()[*step].act) : std::nullopt;
}

bool TablePlayer::playOne() {
    const auto act = next();
    if (!act) return failed(QStringLiteral("nothing is left to do"));
    const std::size_t before = m_play.round()->tries().size();
    // The last step of an exam's round brings the next item to the screen.
    const auto tries = [this] { return m_play.round() ? m_play.round()->tries().size() : 0; };
    const QString what = QStringLiteral("step %1, %2 of seat %3")
                             .arg(before + 1)
                             .arg(spelt(act->action))
                             .arg(act->seat ? QString::number(*act->seat) : QStringLiteral("-"));
    if (!perform(*act)) return failed(QStringLiteral("%1: %2").arg(what, m_fault));
    if (!QTest::qWaitFor([&] { return tries() != before; }, kPatience)) {
        return failed(QStringLiteral("%1 was not noticed; the screen says \"%2\"").arg(what, m_play.message()));
    }
    if (tries() < before) return true;
    const Try& made = m_play.round()->tries().back();
    if (tries() != before + 1)
        return failed(QStringLiteral("%1 was taken for %2 actions").arg(what).arg(tries() - before));
    if (made.verdict.reason == Reason::Ok) return true;
    return failed(QStringLiteral("%1 was judged %2 (taken for %3): %4")
                      .arg(what, spelt(std::string(reasonName(made.verdict.reason))), spelt(made.act.action),
                           m_play.comment().value(QStringLiteral("headline")).toString()));
}

bool TablePlayer::playUntil(const std::function<bool(const Act&)>& before) {
    while (const auto act = next()) {
        if (before && before(*act)) return true;
        if (!playOne()) return false;
    }
    return !before || failed(QStringLiteral("the round ended before"));
}

bool TablePlayer::perform(const Act& act) {
    return m_hands == Hands::Keyboard ? byKeys(act) : byMouse(act);
}

// With keys.

QString TablePlayer::keyOf(const QString& action) const {
    return m_driver.program().set().keys()->keyOf(action).toLower();
}

/// The seat by its number; 0 are the dealer's own cards, and nobody where none is concerned.
void TablePlayer::chooseByKeys(const Act& act, QStringList& keys) const {
    keys << QString::number(act.seat.value_or(0));
}

/// From the seat's number to a spot by arrows, the way that is on the felt.
bool TablePlayer::spotByKeys(const Act& act, QStringList& keys) const {
    struct Move {
        const char* key;
        int dx;
        int dy;
    };
    constexpr std::array kMoves = {Move{"Up", 0, -1}, Move{"Down", 0, 1}, Move{"Left", -1, 0}, Move{"Right", 1, 0}};
    const int seat = act.seat.value_or(0);
    const QString wanted = spelt(spotOf(act));
    std::map<QString, QStringList> ways = {{QString(), {}}};
    std::queue<QString> open;
    open.push({});
    while (!open.empty() && !ways.contains(wanted)) {
        const QString from = open.front();
        open.pop();
        for (const Move& move : kMoves) {
            if (m_table.neighbourSeat(seat, from, move.dx, move.dy) != seat) continue;
            const QString to = m_table.neighbour(seat, from, move.dx, move.dy);
            if (!ways.try_emplace(to, ways[from] + QStringList{QLatin1String(move.key)}).second) continue;
            open.push(to);
        }
    }
    if (!ways.contains(wanted)) return false;
    keys << QString::number(seat) << ways[wanted];
    return true;
}

bool TablePlayer::pressChoice(const std::string& code) {
    QString key;
    if (!comes([&] { return !(key = choiceKey(m_play.entry(), code)).isEmpty(); }))
        return failed(QStringLiteral("\"%1\" is not among the choices").arg(spelt(code)));
    m_driver.key(key);
    return true;
}

bool TablePlayer::handByKeys(const Act& act) {
    QStringList keys;
    const auto areThere = [&] {
        keys = benchKeys(m_play.entry(), act.cards);
        return keys.size() == static_cast<qsizetype>(act.cards.size());
    };
    if (!comes(areThere)) return failed(QStringLiteral("cards are missing"));
    keys << choiceKey(m_play.entry(), *act.category) << QStringLiteral("Return");
    m_driver.keys(keys);
    return true;
}

bool TablePlayer::byKeys(const Act& act) {
    if (act.action == "rule") return pressChoice(*act.ruling);
    QStringList keys;
    if (act.wager && act.action != "ask" && act.seat != kDealerPosition) {
        if (!spotByKeys(act, keys)) return failed(QStringLiteral("no arrows lead to %1").arg(spelt(*act.wager)));
    } else if (act.action != "deal") {
        chooseByKeys(act, keys);
    }
    const QString key = keyOf(deedOf(act));
    if (key.isEmpty()) return failed(QStringLiteral("no key does \"%1\"").arg(deedOf(act)));
    keys << key;
    // In an exam the floor is called once more where the whole table is meant.
    if (act.action == "call_floor" && !act.wager && m_play.round()->way() == Way::Exam) keys << key;
    m_driver.keys(keys);
    if (act.action == "set_hand" || act.action == "set_dealer_hand") return handByKeys(act);
    if (const std::string code = codeOf(act); !code.empty() && !pressChoice(code)) return false;
    if (act.count) m_driver.keys(keysOf(QString::number(*act.count)) + QStringList{QStringLiteral("Return")});
    const bool amountIsTyped = act.action == "pay_envy" || act.outcome == "pay";
    if (amountIsTyped) m_driver.keys(keysOf(digitsOf(*act.amount)) + QStringList{QStringLiteral("Return")});
    return true;
}

// With the mouse.

bool TablePlayer::clickButton(const QString& words) {
    QQuickItem* button = nullptr;
    if (!comes([&] { return (button = m_driver.findControl(words)) != nullptr; })) {
        return failed(QStringLiteral("there is no button \"%1\"").arg(words));
    }
    m_driver.click(*button);
    return true;
}

/// A button beside the table; its page is turned to where it lies on another.
bool TablePlayer::clickPalette(const QString& action) {
    const QVariantList pages = m_play.palette();
    for (const QVariant& each : pages) {
        const QVariantMap page = each.toMap();
        const QVariantList actions = page.value(QStringLiteral("actions")).toList();
        for (const QVariant& one : actions) {
            if (one.toMap().value(QStringLiteral("id")).toString() != action) continue;
            const bool isOpen = m_play.prompt().value(QStringLiteral("page")) == page.value(QStringLiteral("id"));
            if (!isOpen && !clickButton(page.value(QStringLiteral("title")).toString())) return false;
            return clickButton(one.toMap().value(QStringLiteral("label")).toString());
        }
    }
    return failed(QStringLiteral("no page has \"%1\"").arg(action));
}

bool TablePlayer::clickChoice(const std::string& code) {
    std::optional<QVariantMap> choice;
    if (!comes([&] { return (choice = choiceOf(m_play.entry(), code)).has_value(); }))
        return failed(QStringLiteral("\"%1\" is not among the choices").arg(spelt(code)));
    return clickButton(choice->value(QStringLiteral("text")).toString());
}

bool TablePlayer::clickNumber(const QString& digits) {
    for (const QChar digit : digits) {
        if (!clickButton(digit == QLatin1Char('.') ? QStringLiteral("Point") : QString(digit))) return false;
    }
    return clickButton(QStringLiteral("Done"));
}

bool TablePlayer::clickAmount(Money amount) {
    const ChipBreakdown cut = breakDown(amount, m_play.round()->game().selections().chips);
    std::int64_t count = 0;
    for (const ChipStack& stack : cut.stacks) count += stack.count;
    if (!cut.rest.isZero() || count > kManyChips) return clickNumber(digitsOf(amount));
    for (const ChipStack& stack : cut.stacks) {
        for (std::int64_t i = 0; i < stack.count; ++i) {
            if (!clickButton(QStringLiteral("Chip of %1").arg(text::money(stack.value)))) return false;
        }
    }
    return clickButton(QStringLiteral("Done"));
}

bool TablePlayer::clickHand(const Act& act) {
    for (const Card card : act.cards) {
        const QString name = words::card(card);
        QQuickItem* bench = nullptr;
        const auto isIt = [&name](QQuickItem& item) {
            return accessibleName(item) == name && roleOf(item) == QAccessible::CheckBox;
        };
        if (!comes([&] { return (bench = m_driver.findItem(isIt)) != nullptr; })) {
            return failed(QStringLiteral("the bench has no %1").arg(name));
        }
        m_driver.click(*bench);
    }
    return clickChoice(*act.category) && clickButton(QStringLiteral("Set the hand"));
}

/// The spot, the name plate of the seat, or one of the dealer's cards.
bool TablePlayer::chooseByMouse(const Act& act) {
    const int seat = act.seat.value_or(0);
    if (act.wager && act.action != "ask" && seat != kDealerPosition) {
        const QString name = QStringLiteral("Seat %1, %2,").arg(seat).arg(text::wager(*wagerNamed(spotOf(act))));
        QQuickItem* spot = m_driver.findItem([&name](QQuickItem& item) {
            return accessibleName(item).startsWith(name) && item.property("wager").isValid();
        });
        if (!spot) return failed(QStringLiteral("there is no spot \"%1\"").arg(name));
        m_driver.click(*spot);
        return true;
    }
    if (seat == kDealerPosition) {
        QQuickItem* card = m_driver.findItem([](QQuickItem& item) {
            return item.property("zone") == QLatin1String("dealer") && roleOf(item) == QAccessible::Graphic;
        });
        if (!card) return failed(QStringLiteral("the dealer has no cards"));
        m_driver.click(*card);
        return true;
    }
    const QString name = QStringLiteral("Seat %1,").arg(seat);
    QQuickItem* plate = m_driver.findItem([&name](QQuickItem& item) {
        return accessibleName(item).startsWith(name) && item.property("player").isValid();
    });
    if (!plate) return failed(QStringLiteral("there is no plate \"%1\"").arg(name));
    m_driver.waitUntilAtRest(*plate);
    const qreal unit = plate->property("unit").toReal();
    const QPointF at(plate->property("cx").toReal() * unit, plate->property("cy").toReal() * unit);
    m_driver.clickAt(plate->parentItem()->mapToScene(at));
    return true;
}

bool TablePlayer::byMouse(const Act& act) {
    if (act.action == "rule") return clickChoice(*act.ruling);
    if (act.action == "deal")
        return clickButton(m_driver.find(QStringLiteral("Shoe"))
                               ? accessibleName(*m_driver.find(QStringLiteral("Shoe")))
                               : QStringLiteral("Shoe"));
    if ((act.seat || act.action == "set_dealer_hand") && !chooseByMouse(act)) return false;
    const QString deed = deedOf(act);
    constexpr std::array kVerbs = {std::pair{"take", "Take"}, std::pair{"pay", "Pay"}, std::pair{"return", "Return"},
                                   std::pair{"stop", "Stop: something is wrong"},
                                   std::pair{"call_floor", "Call the floor"}};
    const auto verb =
        std::find_if(kVerbs.begin(), kVerbs.end(), [&](const auto& own) { return deed == QLatin1String(own.first); });
    if (!(verb != kVerbs.end() ? clickButton(QLatin1String(verb->second)) : clickPalette(deed))) return false;
    if (act.action == "set_hand" || act.action == "set_dealer_hand") return clickHand(act);
    if (const std::string code = codeOf(act); !code.empty() && !clickChoice(code)) return false;
    if (act.count) return clickNumber(QString::number(*act.count));
    const bool amountIsCut = act.action == "pay_envy" || act.outcome == "pay";
    return !amountIsCut || clickAmount(*act.amount);
}

}  // namespace cutcard
