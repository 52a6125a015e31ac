#include "app/supervisor/card_grid.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/scenario_words.h"
#include "app/table/table_words.h"
#include "app/text/hand_names.h"

#include <QGridLayout>
#include <QToolButton>

namespace cutcard::supervisor {
namespace {

constexpr int kRanks = 13;

QString nameOf(Card card) {
    return QString::fromLatin1(card.name().data(), static_cast<qsizetype>(card.name().size()));
}

}  // namespace

CardGrid::CardGrid(QWidget* parent) : QWidget(parent) {
    named(this, "cardGrid", tr("Cards to pick from"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2);
    for (int index = 0; index < kDeckSize; ++index) {
        const Card card = Card::fromIndex(index);
        auto* made = named(new QToolButton(this), qPrintable(QStringLiteral("pick") + nameOf(card)), words::card(card));
        made->setText(text::cardMark(card));
        made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        made->setFixedHeight(look::px(26));
        made->setMinimumWidth(look::px(30));
        // The place that is filled keeps the keyboard: there a card is typed.
        made->setFocusPolicy(Qt::NoFocus);
        const bool isRed = card.suit() == Suit::Hearts || card.suit() == Suit::Diamonds;
        const QString colour = QColor(isRed ? look::colours().wrong : look::colours().text).name();
        made->setStyleSheet(
            QStringLiteral("QToolButton { padding: 0; } QToolButton:enabled { color: %1; }").arg(colour));
        connect(made, &QToolButton::clicked, this, [this, card] { emit picked(nameOf(card)); });
        // Spades on top, aces to the left.
        grid->addWidget(made, 3 - static_cast<int>(card.suit()), kRanks - 1 - static_cast<int>(card.rank()));
        m_buttons[static_cast<std::size_t>(index)] = made;
    }
}

void CardGrid::showDraft(const ScenarioDraft& draft) {
    for (int index = 0; index < kDeckSize; ++index) {
        const Card card = Card::fromIndex(index);
        QToolButton* one = m_buttons[static_cast<std::size_t>(index)];
        const auto field = draft.fieldOfCard(card.name());
        one->setEnabled(!field);
        one->setToolTip(field ? tr("%1: %2 already").arg(words::card(card), placeOfField(*field)) : words::card(card));
    }
}

}  // namespace cutcard::supervisor
