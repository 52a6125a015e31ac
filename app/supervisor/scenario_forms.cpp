#include "app/supervisor/scenario_forms.h"

#include "app/text/catalogue.h"
#include "engine/record/round_record.h"
#include "engine/table/irregularity.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

// Two words and two fields beside each other at 1280 pixels.
constexpr int kWordWidth = 132;

std::string indexed(const std::string& list, int index) {
    return list + '[' + std::to_string(index) + ']';
}

std::string word(std::string_view name) {
    return std::string(name);
}

}  // namespace

/// One tab: rows of fields, each followed by its errors.
class ScenarioForms::Form {
public:
    Form(ScenarioForms& forms, const QString& title, const char* objectName) : m_fields(forms.m_fields) {
        auto* scroll = new QScrollArea(&forms.m_tabs);
        scroll->setObjectName(QLatin1String(objectName));
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setFocusPolicy(Qt::NoFocus);
        m_body = new QWidget(scroll);
        m_column = new QVBoxLayout(m_body);
        m_column->setContentsMargins(0, look::gap(), look::gap(), 0);
        m_column->setSpacing(6);
        scroll->setWidget(m_body);
        forms.m_tabs.addTab(scroll, title);
        m_part = scroll;
    }

    ~Form() { m_column->addStretch(1); }
    Form(const Form&) = delete;
    Form& operator=(const Form&) = delete;

    QWidget* body() { return m_body; }

    /// A line of widgets with a word before it.
    void beginRow(const QString& title) {
        m_row = new QHBoxLayout;
        m_row->setSpacing(6);
        auto* label = new QLabel(title, m_body);
        label->setMinimumWidth(std::max(look::px(84), label->minimumSizeHint().width()));
        m_row->addWidget(label);
        m_column->addLayout(m_row);
        beginErrors();
    }

    void add(QWidget* widget) { m_row->addWidget(widget); }
    void endRow() { m_row->addStretch(1); }

    /// Two fields a line, each with its word.
    void beginGrid() {
        m_grid = new QGridLayout;
        m_grid->setHorizontalSpacing(8);
        m_grid->setVerticalSpacing(4);
        m_grid->setColumnStretch(4, 1);
        m_cells = 0;
        m_column->addLayout(m_grid);
        beginErrors();
    }

    void addCell(const QString& label, QWidget* widget) {
        auto* word = new QLabel(label, m_body);
        word->setBuddy(widget);
        word->setWordWrap(true);
        word->setFixedWidth(std::max(look::px(kWordWidth), word->minimumSizeHint().width()));
        m_grid->addWidget(word, m_cells / 2, m_cells % 2 * 2);
        m_grid->addWidget(widget, m_cells / 2, m_cells % 2 * 2 + 1);
        ++m_cells;
    }

    void addCards(const QString& title, const std::string& list, int count, const QString& name) {
        if (count == 0) return;
        beginRow(title);
        for (int i = 0; i < count; ++i) add(m_fields.card(indexed(list, i), name.arg(i + 1)));
        endRow();
    }

private:
    void beginErrors() {
        auto* errors = new QVBoxLayout;
        m_column->addLayout(errors);
        m_fields.setErrors(m_part, errors);
    }

    ScenarioFields& m_fields;
    QWidget* m_part = nullptr;
    QWidget* m_body = nullptr;
    QVBoxLayout* m_column = nullptr;
    QHBoxLayout* m_row = nullptr;
    QGridLayout* m_grid = nullptr;
    int m_cells = 0;
};

void ScenarioForms::make(const ScenarioDraft& draft) {
    while (m_tabs.count() > 0) {
        // What is being used may be in it, so it goes later; but from now on nobody finds it.
        QWidget* old = m_tabs.widget(0);
        m_tabs.removeTab(0);
        old->setParent(nullptr);
        old->deleteLater();
    }
    m_fields.clear();
    const auto rules = draft.rules();
    if (!rules) return;
    makeTable(draft);
    for (int seat = 1; seat <= rules->seats; ++seat) makeSeat(draft, seat);
    makeIrregularity(draft);
}

void ScenarioForms::makeTable(const ScenarioDraft& draft) {
    const RuleSet& rules = *draft.rules();
    Form form(*this, tr("Table"), "scenarioTable");
    form.addCards(tr("Dealer"), "dealer.cards", rules.cards.dealer, tr("Card %1 of the dealer"));
    form.addCards(tr("Community"), "community", rules.cards.community, tr("Community card %1"));
    const WagersOffered offered(draft);
    const auto offers = [&offered](Wager wager) {
        const auto& all = offered.beforeTheDeal();
        return std::find(all.begin(), all.end(), wager) != all.end();
    };
    if (offers(Wager::SixCardBonus)) {
        form.addCards(tr("Six Card"), "six_card_bonus", rules.cards.sixCardBonus, tr("Six Card Bonus card %1"));
    }
    form.beginRow(tr("Dealt"));
    std::vector<Choice> methods = {{tr("not dealt: it begins with the last decision"), {}}};
    for (DealingMethod method : rules.methods) {
        methods.push_back({text::dealingMethod(method), std::string(methodName(method))});
    }
    form.add(m_fields.choice("method", tr("How the cards are dealt"), methods));
    form.endRow();
    form.beginGrid();
    form.addCell(tr("Seed of the deck"), m_fields.number("seed", tr("Seed of the deck")));
    if (offers(Wager::Progressive)) {
        form.addCell(tr("Progressive meter"), m_fields.amount("meters.progressive.main", tr("Progressive meter")));
    }
    if (!offers(Wager::FiveCardHandBonusPlayer)) return;
    form.addCell(tr("Five Card meter"),
                 m_fields.amount("meters.five_card_hand_bonus.main", tr("Meter of the Five Card Hand Bonus")));
    form.addCell(tr("Magic Card"), m_fields.card("system.magic_card", tr("Magic Card")));
    std::vector<Choice> positions = {{tr("not drawn"), {}}, {tr("dealer"), "dealer"}};
    for (int seat = 1; seat <= rules.seats; ++seat) positions.push_back({tr("seat %1").arg(seat), seat});
    form.addCell(tr("Lucky position"), m_fields.choice("system.lucky_position", tr("Lucky position"), positions));
}

void ScenarioForms::makeSeat(const ScenarioDraft& draft, int number) {
    const RuleSet& rules = *draft.rules();
    const std::string seat = "seat" + std::to_string(number);
    Form form(*this, QString::number(number), qPrintable(QStringLiteral("scenarioSeat%1").arg(number)));
    form.beginRow(tr("Seat %1").arg(number));
    auto* taken = named(new QCheckBox(tr("Somebody sits here"), form.body()),
                        qPrintable(QString::fromStdString(seat) + QStringLiteral(".taken")),
                        tr("Somebody sits at seat %1").arg(number));
    QObject::connect(taken, &QCheckBox::clicked, &m_fields,
                     [this, seat](bool on) { emit m_fields.edited(seat, Json(on)); });
    m_fields.bind(seat, taken, [taken, number](const ScenarioDraft& now) { taken->setChecked(now.hasSeat(number)); });
    form.add(taken);
    form.endRow();
    form.addCards(tr("Cards"), seat + ".cards", rules.cards.seat,
                  tr("Seat %1, card %2").arg(number).arg(QLatin1String("%1")));
    form.beginGrid();
    const WagersOffered offered(draft);
    for (Wager wager : offered.beforeTheDeal()) {
        const QString name = text::wager(wager);
        form.addCell(
            name, m_fields.amount(seat + ".wagers." + word(wagerName(wager)), tr("Seat %1, %2").arg(number).arg(name)));
    }
    form.beginRow(tr("Decision"));
    // A bet is an object, whatever is in it.
    auto* decision =
        named(new QComboBox(form.body()), (seat + ".decision").c_str(), tr("Decision of seat %1").arg(number));
    decision->addItems({tr("none"), tr("folds"), tr("bets")});
    QObject::connect(decision, &QComboBox::activated, &m_fields, [this, seat](int index) {
        emit m_fields.edited(seat + ".decision", index == 0 ? Json() : index == 1 ? Json("fold") : Json::object());
    });
    m_fields.bind(seat + ".decision", decision, [decision, seat](const ScenarioDraft& now) {
        const Json made = now.value(seat + ".decision");
        decision->setCurrentIndex(made.is_object() ? 2 : made.is_string() ? 1 : 0);
    });
    form.add(decision);
    if (rules.hasTrait("play_by_street")) {
        std::vector<Choice> streets = {{tr("when?"), {}}};
        for (const Street street : {Street::Preflop, Street::Flop, Street::River}) {
            const std::string name = word(streetName(street));
            streets.push_back({QString::fromStdString(name), name});
        }
        form.add(m_fields.choice(seat + ".decision.when", tr("When seat %1 plays").arg(number), streets));
    }
    form.endRow();
    form.beginGrid();
    for (Wager wager : offered.inDecisions()) {
        const QString name = text::wager(wager);
        form.addCell(name, m_fields.amount(seat + ".decision." + word(wagerName(wager)),
                                           tr("Seat %1, %2").arg(number).arg(name)));
    }
}

void ScenarioForms::makeIrregularity(const ScenarioDraft& draft) {
    const RuleSet& rules = *draft.rules();
    Form form(*this, tr("Irregularity"), "scenarioIrregularity");
    form.beginRow(tr("What"));
    std::vector<Choice> kinds = {{tr("nothing"), {}}};
    for (int i = 0; i < kIrregularityKindCount; ++i) {
        const auto kind = static_cast<IrregularityKind>(i);
        kinds.push_back({text::irregularity(kind), word(irregularityName(kind))});
    }
    form.add(m_fields.choice("irregularity.kind", tr("What goes wrong"), kinds));
    form.endRow();
    const auto kind = irregularityNamed(draft.typed("irregularity.kind").toStdString());
    if (!kind) return;
    using enum IrregularityKind;
    form.beginGrid();
    if (*kind == FaceUpCard) form.addCell(tr("Cards"), m_fields.number("irregularity.count", tr("How many cards")));
    if (*kind == FaceUpCard || *kind == DealerCardExposed) {
        std::vector<Choice> moments = {{tr("not said"), {}}};
        for (const Moment moment : {Moment::Dealing, Moment::AfterInitialCards, Moment::BeforeLastDecision,
                                    Moment::AfterLastDecision, Moment::AfterReveal}) {
            moments.push_back({text::moment(moment), word(momentName(moment))});
        }
        form.addCell(tr("Found"), m_fields.choice("irregularity.when", tr("When it was found"), moments));
    }
    if (*kind == CardDrawnInError) form.addCell({}, m_fields.flag("irregularity.exposed", tr("Its face was seen")));
    if (*kind == WrongCardCount) {
        form.addCell(tr("Whose"), m_fields.choice("irregularity.who", tr("Who has the wrong number of cards"),
                                                  {{tr("a player"), word(holderName(Holder::Player))},
                                                   {tr("the dealer"), word(holderName(Holder::Dealer))},
                                                   {tr("the board"), word(holderName(Holder::Community))},
                                                   {tr("Six Card Bonus"), word(holderName(Holder::SixCardBonus))}}));
    }
    if (*kind == DealerCardExposed) form.addCell(tr("Card"), m_fields.number("irregularity.card", tr("Which card")));
    if (*kind == StubCountWrong) {
        form.addCell({}, m_fields.flag("irregularity.misdealt", tr("The cards were misdealt")));
        form.addCell({}, m_fields.flag("irregularity.deck_complete", tr("The deck is complete")));
    }
    if (*kind == CutTooShallow) form.addCell(tr("Depth"), m_fields.number("irregularity.depth", tr("Cards cut off")));
    std::vector<Choice> seats = {{tr("no seat"), {}}};
    for (int seat = 1; seat <= rules.seats; ++seat) seats.push_back({tr("seat %1").arg(seat), seat});
    form.addCell(tr("Concerns"), m_fields.choice("irregularity.seat", tr("Which seat it concerns"), seats));
    form.addCell(tr("Before step"), m_fields.amount("irregularity.at_step", tr("Step that the stop is, such as s5")));
}

}  // namespace cutcard::supervisor
