#include "app/session/action_palette.h"
#include "app/session/how_to.h"
#include "app/session/key_table.h"
#include "app/session/round_controller.h"
#include "app/session/round_scores.h"
#include "app/table/table_words.h"
#include "app/text/amounts.h"
#include "app/text/catalogue.h"
#include "engine/irregularities/ruling.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

using namespace Qt::StringLiterals;

QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QVariantMap choice(int at, const QString& code, const QString& words, bool chosen = false) {
    return {{u"code"_s, code}, {u"text"_s, words}, {u"key"_s, QString(QChar(u'A' + at))}, {u"chosen"_s, chosen}};
}

QString capitalised(const QString& text) {
    return text.isEmpty() ? text : text.front().toUpper() + text.mid(1);
}

/// Four or five cards play, as the hands of this round are set.
int cardsThatPlay(const PracticeRound& round) {
    for (const Step& step : round.settlement().procedure.steps()) {
        if (const auto* hand = std::get_if<HandSet>(&step.detail)) return hand->size;
    }
    return 5;
}

QStringList categories(int size) {
    QStringList names;
    for (int i = size == 4 ? 7 : 9; i >= 0; --i) {
        names << toQString(size == 4 ? categoryName(static_cast<FourCardCategory>(i))
                                     : categoryName(static_cast<FiveCardCategory>(i)));
    }
    return names;
}

QVariantMap commentMap(const QString& tone, const text::Comment& comment) {
    return {{u"tone"_s, tone},
            {u"headline"_s, comment.headline},
            {u"why"_s, comment.why},
            {u"expected"_s, comment.expected},
            {u"arithmetic"_s, comment.arithmetic},
            {u"chips"_s, comment.chips},
            {u"cite"_s, comment.cite},
            {u"ruling"_s, comment.ruling},
            {u"missing"_s, comment.missing}};
}

}  // namespace

QString RoundController::way() const {
    return m_round ? toQString(wayName(m_round->way())) : QString();
}

QVariantMap RoundController::heading() const {
    if (!m_round) return {};
    const RuleSet& rules = m_round->game().rules();
    QVariantMap keys;
    for (const char* action : {"take", "pay", "return", "stop", "call_floor", "hint", "undo", "next", "help"}) {
        keys.insert(QLatin1String(action), m_keys.keyOf(QLatin1String(action)));
    }
    QString deal;
    if (m_round->round().deal && !isExam()) deal = tr("Deal %1").arg(m_round->round().deal->seed);
    return {{u"way"_s, text::way(m_round->way())},
            {u"game"_s, tr("%1 · %2").arg(text::gameTitle(rules.id), text::chapterTitle(rules.id))},
            {u"deal"_s, deal},
            {u"keys"_s, keys}};
}

QVariantMap RoundController::prompt() const {
    if (!m_round) return {};
    const QString now = state();
    if (isExam()) return {{u"label"_s, tr("Your turn")}, {u"page"_s, !m_page.isEmpty() ? m_page : usualPage()}};
    if (now == "finished"_L1) {
        return {{u"label"_s, tr("After the round")}, {u"title"_s, result().value(u"text"_s)}, {u"text"_s, QString()}};
    }
    const auto next = told();
    const Step* step = next ? &m_round->settlement().procedure.steps()[*next] : nullptr;
    const QString page = !m_page.isEmpty() ? m_page : usualPage();
    if (m_round->way() == Way::Free) {
        return {{u"label"_s, tr("Your turn")},
                {u"title"_s, tr("You deal")},
                {u"text"_s, tr("The floor comments after the round.")},
                {u"page"_s, page}};
    }
    const bool acting = now == "acting"_L1;
    QString text;
    if (acting && mayBeStopped()) {
        text = tr("Something may go wrong in this round: watch the table.");
    } else if (acting && step) {
        text = howTo(*step, m_keys);
    }
    return {{u"label"_s, acting ? tr("Your turn") : tr("By the book")},
            {u"title"_s, step ? text::phase(*step) : tr("Opening of the bets")},
            {u"text"_s, text},
            {u"page"_s, page}};
}

/// Where the next action is found; where nothing is told only where the last one was.
QString RoundController::usualPage() const {
    const auto& steps = m_round->settlement().procedure.steps();
    if (!isUnaided(m_round->way())) {
        const auto step = told();
        return step ? pageOf(steps[*step].action) : u"deal"_s;
    }
    if (!m_round->tries().empty()) {
        const std::string& last = m_round->tries().back().act.action;
        for (int action = 0; action < kActionCount; ++action) {
            if (actionName(static_cast<Action>(action)) == last) return pageOf(static_cast<Action>(action));
        }
    }
    return firstPage();
}

/// A round that has to be stopped at once begins like any other.
QString RoundController::firstPage() const {
    if (m_round->from() == GradedFrom::LastDecision) return u"settle"_s;
    const Action first = m_round->settlement().procedure.steps().front().action;
    return first == Action::Stop ? u"deal"_s : pageOf(first);
}

QVariantMap RoundController::comment() const {
    if (!m_round || m_position == 0 || m_comments.size() < static_cast<std::size_t>(m_position)) return {};
    const auto at = static_cast<std::size_t>(m_position - 1);
    const Try& made = m_round->tries()[at];
    const QString now = state();
    if (isExam() || (m_round->way() == Way::Free && now != "finished"_L1)) {
        text::Comment noted;
        noted.headline = made.act.action == "deal" ? tr("A card is dealt") : text::act(made.act);
        // So that it is not taken for what is to be done.
        if (!isExam()) noted.headline = tr("Done: %1").arg(noted.headline);
        return commentMap(u"info"_s, noted);
    }
    if (now == "watching"_L1 || m_round->way() == Way::Watch) return commentMap(u"info"_s, m_comments[at]);
    return commentMap(made.isWrong() ? u"wrong"_s : u"right"_s, m_comments[at]);
}

QVariantList RoundController::scores() const {
    if (!m_round || m_round->way() == Way::Watch || isExam()) return {};
    if (m_round->way() == Way::Free && state() != "finished"_L1) return {};
    QVariantList list;
    for (const RoundScore& score : roundScores(*m_round)) {
        const double share = static_cast<double>(score.right) / score.of;
        list << QVariantMap{
            {u"name"_s, score.name}, {u"share"_s, share}, {u"text"_s, tr("%1 of %2").arg(score.right).arg(score.of)}};
    }
    return list;
}

QVariantList RoundController::choices() const {
    QVariantList list;
    const auto add = [&list](const QString& code, const QString& words, bool chosen = false) {
        list << choice(static_cast<int>(list.size()), code, words, chosen);
    };
    switch (m_entry.mode()) {
    case EntryMode::Hand:
        for (const QString& name : categories(cardsThatPlay(*m_round))) {
            add(name, text::handTitle(name.toStdString()), name.toStdString() == m_entry.category);
        }
        break;
    case EntryMode::Stop:
        for (int kind = 0; kind < kIrregularityKindCount; ++kind) {
            const auto one = static_cast<IrregularityKind>(kind);
            add(toQString(irregularityName(one)), capitalised(text::irregularity(one)));
        }
        break;
    case EntryMode::Ruling:
        for (int ruling = 0; ruling <= static_cast<int>(Ruling::CallFloor); ++ruling) {
            const std::string_view name = rulingName(static_cast<Ruling>(ruling));
            add(toQString(name), capitalised(text::ruling(name)));
        }
        break;
    case EntryMode::Keypad:
        add(u"coin_in"_s, tr("COIN IN"));
        add(u"hand"_s, tr("The winning hand"));
        add(u"game_over"_s, tr("GAME OVER"));
        break;
    case EntryMode::Envy:
        for (const Seat& seat : m_round->round().seats) {
            if (seat.number == m_seat) continue;
            add(QString::number(seat.number), tr("for seat %1").arg(seat.number), seat.number == m_entry.fromSeat);
        }
        break;
    default: break;
    }
    return list;
}

QVariantMap RoundController::entry() const {
    QVariantMap map = {{u"mode"_s, entryModeName(m_entry.mode())}};
    if (!m_round || m_entry.mode() == EntryMode::None) {
        map.insert(u"selection"_s, selection());
        return map;
    }
    const auto amount = m_entry.amount();
    map.insert(u"amount"_s, m_entry.mode() == EntryMode::Count ? m_entry.typed()
                            : m_entry.chips().empty()          ? text::dollars(m_entry.typed())
                                                               : text::money(*amount));
    map.insert(u"point"_s, text::locale().decimalPoint());
    map.insert(u"choices"_s, choices());
    map.insert(u"title"_s, entryTitle());
    map.insert(u"confirm"_s, m_entry.mode() == EntryMode::Hand ? tr("Set the hand") : tr("Done"));
    bool ready = false;
    switch (m_entry.mode()) {
    case EntryMode::Amount: ready = amount && !amount->isZero(); break;
    case EntryMode::Envy: ready = amount && !amount->isZero() && m_entry.fromSeat > 0; break;
    case EntryMode::Count: ready = m_entry.number().has_value(); break;
    case EntryMode::Hand: ready = !m_entry.picked().empty() && !m_entry.category.empty(); break;
    default: break;
    }
    map.insert(u"ready"_s, ready);
    if (m_entry.mode() == EntryMode::Hand) {
        QVariantList cards;
        for (Card card : openCards()) {
            cards << QVariantMap{{u"card"_s, toQString(card.name())},
                                 {u"name"_s, words::card(card)},
                                 {u"key"_s, QString::number(cards.size() + 1)},
                                 {u"picked"_s, m_entry.isPicked(card)}};
        }
        map.insert(u"cards"_s, cards);
    }
    return map;
}

QString RoundController::selection() const {
    if (m_seat == kDealerPosition) return tr("Your own cards");
    if (m_seat <= 0) return {};
    return m_wager.isEmpty() ? tr("Seat %1").arg(m_seat) : tr("Seat %1 · %2").arg(m_seat).arg(text::wager(wager()));
}

QString RoundController::entryTitle() const {
    switch (m_entry.mode()) {
    case EntryMode::Amount: return tr("Pay %1").arg(selection());
    case EntryMode::Hand:
        return tr("%1: pull out the %2 cards that play, and name the hand")
            .arg(selection())
            .arg(cardsThatPlay(*m_round));
    case EntryMode::Stop: return tr("Stop: what is wrong?");
    case EntryMode::Ruling: return tr("What is the ruling?");
    case EntryMode::Keypad: return tr("The keypad of the progressive system");
    case EntryMode::Envy: return tr("Envy bonus to %1: for whose hand, and how much?").arg(selection());
    case EntryMode::Count: break;
    case EntryMode::None: return {};
    }
    if (m_entry.action() == "count_stub"_L1) return tr("How many cards are in the stub?  %1").arg(m_entry.typed());
    if (m_entry.action() == "cut"_L1) return tr("How deep does the cover card go at least?  %1").arg(m_entry.typed());
    return tr("How many progressive wagers does the system have to show?  %1").arg(m_entry.typed());
}

QVariantList RoundController::tray() const {
    QVariantList list;
    if (!m_round) return list;
    for (Money chip : m_round->game().selections().chips) {
        list << QVariantMap{{u"cents"_s, QString::number(chip.inCents())}, {u"value"_s, text::money(chip)}};
    }
    return list;
}

bool RoundController::canUndo() const {
    return m_round && state() != "finished"_L1 && m_round->canUndo();
}

bool RoundController::canHint() const {
    return state() == "acting"_L1 && m_round->way() == Way::Guided && m_round->hintLevel() != HintLevel::Answer;
}

QString RoundController::hint() const {
    if (!m_round || state() != "acting"_L1) return {};
    const auto next = m_round->next();
    if (!next) return {};
    const Step& step = m_round->settlement().procedure.steps()[*next];
    switch (m_round->hintLevel()) {
    case HintLevel::Where: return text::hintWhere(step);
    case HintLevel::What: return text::hintWhat(step);
    case HintLevel::Answer: return text::toldUnseen(step);
    case HintLevel::None: break;
    }
    return {};
}

int RoundController::length() const {
    return m_round ? static_cast<int>(m_round->tries().size()) : 0;
}

QVariantMap RoundController::result() const {
    if (!m_round || isExam()) return {};
    const Score score = m_round->score();
    const auto& tries = m_round->tries();
    const auto mistakes = m_round->way() == Way::Watch ? 0
                                                       : std::count_if(tries.begin(), tries.end(),
                                                                       [](const Try& made) { return made.isWrong(); });
    const QString told = m_round->way() == Way::Watch ? tr("The round is over")
                         : score.points == score.of
                             ? tr("Flawless: %1 of %2").arg(score.points).arg(score.of)
                             : tr("%1 of %2 right at the first try").arg(score.points).arg(score.of);
    return {{u"points"_s, score.points},
            {u"of"_s, score.of},
            {u"mistakes"_s, static_cast<int>(mistakes)},
            {u"text"_s, told}};
}

QString RoundController::elapsed() const {
    if (!m_round || !m_sinceStart.isValid()) return {};
    const qint64 seconds = m_sinceStart.elapsed() / 1000;
    return u"%1:%2"_s.arg(seconds / 60, 2, 10, QChar(u'0')).arg(seconds % 60, 2, 10, QChar(u'0'));
}

void RoundController::setPace(qreal pace) {
    m_pace = pace;
    emit changed();
}

void RoundController::turnPage(const QString& page) {
    m_page = page;
    emit changed();
}

}  // namespace cutcard
