#include "app/supervisor/replay_pane.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"
#include "app/supervisor/flow_layout.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QTextBrowser>

#include <algorithm>

namespace cutcard::supervisor {
namespace {

constexpr int kMillisecondsALine = 1200;
constexpr int kTimeWidth = 72;
constexpr int kLineHeight = 28;

QString paragraph(const QString& label, const QString& text) {
    if (text.isEmpty()) return {};
    const QString words = label.isEmpty() ? QString() : QStringLiteral("<b>%1</b> ").arg(label.toHtmlEscaped());
    return QStringLiteral("<p style=\"margin:0 0 4px 0\">%1%2</p>").arg(words, text.toHtmlEscaped());
}

}  // namespace

ReplayPane::ReplayPane(QWidget* parent) : QWidget(parent) {
    makeList();
    m_left = new FittingSplitter(Qt::Vertical, this);
    m_left->addWidget(m_list);

    m_details = named(new QTextBrowser(this), "replayDetails", tr("About this line"));
    m_details->setOpenLinks(false);
    m_details->setTabChangesFocus(true);
    letShrink(*m_details);

    auto* right = new FittingSplitter(Qt::Vertical, this);
    auto* top = new QWidget(right);
    auto* column = new QVBoxLayout(top);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::gap());
    m_board = new BoardWidget(top);
    column->addWidget(m_board, 1);
    column->addWidget(makeBar());
    right->addWidget(top);
    right->addWidget(m_details);
    right->setStretchFactor(0, 1);
    right->setStretchFactor(1, 0);
    right->setSizes({look::px(480), look::px(150)});

    auto* across = new FittingSplitter(Qt::Horizontal, this);
    across->addWidget(m_left);
    across->addWidget(right);
    across->setStretchFactor(1, 1);
    across->setSizes({look::px(370), look::px(800)});
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(across);

    m_timer.setInterval(kMillisecondsALine);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        goTo(position() + 1);
        if (position() == m_timeline.rowCount() - 1) play(false);
    });
    addKeys();
    setTabOrder(m_mistake, m_details);
}

void ReplayPane::focusLines() {
    m_list->setFocus();
}

void ReplayPane::makeList() {
    m_list = new QTableView(this);
    m_list->setModel(&m_timeline);
    named(m_list, "replayLines", tr("What happened, line by line"));
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setTabKeyNavigation(false);
    m_list->setShowGrid(false);
    m_list->setWordWrap(false);
    m_list->verticalHeader()->hide();
    m_list->verticalHeader()->setDefaultSectionSize(look::px(kLineHeight));
    m_list->horizontalHeader()->setStretchLastSection(true);
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->setColumnWidth(ReplayTimeline::TimeColumn, look::px(kTimeWidth));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fitColumns(*m_list->horizontalHeader());
    letShrink(*m_list);
    m_list->installEventFilter(this);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { follow(); });
}

QWidget* ReplayPane::makeBar() {
    auto* bar = new QWidget(this);
    auto* row = new FlowLayout(bar);
    row->setSpacing(look::gap() / 2);
    const auto add = [this, row](const char* name, const QString& text, const QString& key, auto does) {
        QPushButton* made = button(name, text, this);
        made->setToolTip(tr("%1 (key %2)", "what a button does").arg(made->accessibleName(), key));
        connect(made, &QPushButton::clicked, this, does);
        row->addWidget(made);
        return made;
    };
    add("replayFirst", tr("First"), tr("Home"), [this] { goTo(0); });
    add("replayBack", tr("Back"), QStringLiteral("←"), [this] { goTo(position() - 1); });
    m_play = add("replayPlay", tr("Play"), tr("Space in the list"), [this] { play(!m_timer.isActive()); });
    add("replayOn", tr("On"), QStringLiteral("→"), [this] { goTo(position() + 1); });
    add("replayLast", tr("Last"), tr("End"), [this] { goTo(m_timeline.rowCount() - 1); });
    m_mistake = add("replayMistake", tr("Next mistake"), QStringLiteral("M"), [this] { goToNextMistake(); });
    row->addStretch();
    m_place = named(new QLabel(bar), "replayPlace", tr("Line"));
    row->addWidget(m_place);
    return bar;
}

void ReplayPane::addKeys() {
    const auto add = [this](const QKeySequence& key, auto does) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, does);
    };
    add(Qt::Key_Left, [this] { goTo(position() - 1); });
    add(Qt::Key_Right, [this] { goTo(position() + 1); });
    add(Qt::Key_Home, [this] { goTo(0); });
    add(Qt::Key_End, [this] { goTo(m_timeline.rowCount() - 1); });
    add(Qt::Key_M, [this] { goToNextMistake(); });
}

void ReplayPane::setTop(QWidget* top) {
    m_left->insertWidget(0, top);
    m_left->setStretchFactor(0, 2);
    m_left->setStretchFactor(1, 3);
}

void ReplayPane::setMistakesCanBe(bool on) {
    m_mistake->setVisible(on);
}

void ReplayPane::showReplay(Replay replay) {
    play(false);
    m_replay = std::move(replay);
    if (m_replay.table) {
        board().showRound(*m_replay.table);
    } else if (m_replay.question) {
        board().showQuestion(*m_replay.question);
    } else {
        board().showNothing();
    }
    const bool hasTimes =
        std::any_of(m_replay.rows.begin(), m_replay.rows.end(), [](const ReplayRow& row) { return row.at >= 0; });
    m_timeline.show(std::move(m_replay.rows));
    m_list->setColumnHidden(ReplayTimeline::TimeColumn, !hasTimes);
    goTo(0);
    follow();
}

void ReplayPane::clear() {
    showReplay({});
}

void ReplayPane::goTo(int row) {
    if (m_timeline.rowCount() == 0) return;
    m_list->selectRow(std::clamp(row, 0, m_timeline.rowCount() - 1));
}

int ReplayPane::position() const {
    return m_list->currentIndex().row();
}

bool ReplayPane::goToNextMistake() {
    play(false);
    const int next = m_timeline.mistakeAfter(position());
    if (next < 0) {
        emit noMistakeLeft();
        return false;
    }
    goTo(next);
    return true;
}

void ReplayPane::follow() {
    const int row = position();
    if (row < 0) {
        m_place->clear();
        m_details->clear();
        return;
    }
    m_place->setText(tr("Line %1 of %2").arg(row + 1).arg(m_timeline.rowCount()));
    const ReplayRow& shown = m_timeline.rows()[static_cast<std::size_t>(row)];
    board().showRow(shown);
    if (m_replay.question) {
        const bool answered = shown.mark == ReplayMark::Right || shown.mark == ReplayMark::Wrong;
        board().showAnswer(answered ? m_replay.answered : std::nullopt);
    }
    say(shown);
}

void ReplayPane::say(const ReplayRow& row) {
    const text::Comment& comment = row.comment;
    QString html = paragraph(row.critical ? tr("Critical error.") : QString(), row.what);
    if (comment.headline != row.what) html += paragraph({}, comment.headline);
    html += paragraph(tr("Right:"), comment.expected);
    if (!comment.missing.isEmpty()) html += paragraph(tr("Before it:"), comment.missing.join(QStringLiteral("; ")));
    html += paragraph(tr("Why:"), comment.why);
    html += paragraph({}, comment.arithmetic);
    const QString cite =
        comment.ruling.isEmpty() ? comment.cite : comment.cite + QStringLiteral(" · ") + comment.ruling;
    html += paragraph({}, cite);
    html += paragraph(tr("Note:"), row.note);
    m_details->setHtml(html);
}

void ReplayPane::play(bool on) {
    if (on && position() == m_timeline.rowCount() - 1) goTo(0);
    on ? m_timer.start() : m_timer.stop();
    m_play->setText(on ? tr("Pause") : tr("Play"));
    m_play->setAccessibleName(m_play->text());
}

bool ReplayPane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        play(!m_timer.isActive());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace cutcard::supervisor
