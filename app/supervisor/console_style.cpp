#include "app/supervisor/console_style.h"

#include "app/supervisor/cut_tips.h"
#include "app/supervisor/fitting.h"
#include "app/text/fonts.h"

#include <QAccessible>
#include <QApplication>
#include <QBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleFactory>
#include <QTableView>

namespace cutcard::supervisor {
namespace {

/// Names of colours stand between at signs. A least height goes before what the words ask for: that of a button has
/// room for a line of Chinese, which is higher than one of Latin letters.
const char* const kSheet = R"(
QMainWindow, QDialog, QMessageBox { background: @night@; }
QPushButton { background: @raised@; color: @text@; border: 1px solid @line@; border-radius: 6px; padding: 6px 16px; min-height: 22px; }
QPushButton:hover { border-color: @quiet@; }
QPushButton:focus { border: 2px solid @gold@; padding: 5px 15px; }
QPushButton:pressed, QPushButton:checked { background: @pressed@; }
QPushButton:disabled { color: @off@; background: @panel@; }
QPushButton[kind="primary"] { background: @gold@; color: @dark@; border-color: @gold@; font-weight: 600; }
QPushButton[kind="primary"]:focus { border: 2px solid @text@; }
QPushButton[kind="primary"]:disabled { background: @panel@; color: @off@; border-color: @line@; }
QPushButton[kind="danger"] { background: @wrongDeep@; color: @wrong@; border-color: @wrong@; }
QPushButton[kind="danger"]:focus { border: 2px solid @text@; }
QPushButton[kind="danger"]:disabled { background: @panel@; color: @off@; border-color: @line@; }
QPushButton[kind="sign"] { padding: 6px 0; }
QPushButton[kind="sign"]:focus { padding: 5px 0; }
QLineEdit, QPlainTextEdit, QTextEdit { background: @panel@; color: @text@; border: 1px solid @line@; border-radius: 6px; padding: 6px 8px; min-height: 20px; selection-background-color: @chosen@; selection-color: @text@; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid @gold@; padding: 5px 7px; }
QLineEdit[wrong="true"], QComboBox[wrong="true"], QPlainTextEdit[wrong="true"] { border: 2px solid @wrong@; padding: 5px 7px; }
QComboBox, QSpinBox, QDoubleSpinBox, QDateEdit, QTimeEdit, QDateTimeEdit { background: @raised@; color: @text@; border: 1px solid @line@; border-radius: 6px; padding: 6px 8px; min-height: 20px; selection-background-color: @chosen@; }
QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus, QDateEdit:focus, QTimeEdit:focus, QDateTimeEdit:focus { border: 2px solid @gold@; padding: 5px 7px; }
QComboBox:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QLineEdit:disabled { color: @off@; background: @panel@; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow, QSpinBox::down-arrow, QDoubleSpinBox::down-arrow, QDateEdit::down-arrow, QTimeEdit::down-arrow { image: url(:/supervisor/marks/down.svg); width: 14px; height: 14px; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow, QDateEdit::up-arrow, QTimeEdit::up-arrow { image: url(:/supervisor/marks/up.svg); width: 14px; height: 14px; }
QSpinBox::up-button, QDoubleSpinBox::up-button, QDateEdit::up-button, QTimeEdit::up-button, QSpinBox::down-button, QDoubleSpinBox::down-button, QDateEdit::down-button, QTimeEdit::down-button { border: none; background: transparent; width: 26px; }
QComboBox QAbstractItemView { background: @raised@; color: @text@; border: 1px solid @line@; selection-background-color: @chosen@; outline: none; }
QCheckBox, QRadioButton { spacing: 8px; }
QCheckBox::indicator, QAbstractItemView::indicator, QGroupBox::indicator { width: 16px; height: 16px; border: 1px solid @quiet@; border-radius: 4px; background: @panel@; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked, QGroupBox::indicator:checked { background: @gold@; border-color: @gold@; image: url(:/supervisor/marks/tick.svg); }
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate { background: @gold@; border-color: @gold@; image: url(:/supervisor/marks/half.svg); }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid @gold@; }
QCheckBox:focus, QRadioButton:focus { color: @gold@; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: @line@; }
QRadioButton::indicator { width: 16px; height: 16px; border: 1px solid @quiet@; border-radius: 9px; background: @panel@; }
QRadioButton::indicator:checked { border-color: @gold@; background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5, stop: 0 @gold@, stop: 0.5 @gold@, stop: 0.6 @panel@, stop: 1 @panel@); }
QScrollBar:vertical { background: transparent; width: 14px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 14px; margin: 0; }
QScrollBar::handle { background: @line@; border-radius: 5px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: @off@; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractItemView QLineEdit { border-radius: 0; padding: 0 4px; min-height: 0; }
QTableView, QTreeView, QListView { background: @panel@; alternate-background-color: @stripe@; color: @text@; border: 1px solid @line@; border-radius: 6px; gridline-color: @line@; selection-background-color: @chosen@; selection-color: @text@; }
QTableView:focus, QTreeView:focus, QListView:focus { border: 1px solid @gold@; }
QTableView::item, QTreeView::item, QListView::item { padding: 0 8px; border: none; }
QTableView::item:selected, QListView::item:selected, QTreeView::item:selected { background: @chosen@; color: @text@; }
QTreeView::item, QListView::item { min-height: 34px; }
QHeaderView { background: @raised@; border: none; }
QHeaderView::section { background: @raised@; color: @quiet@; border: none; border-bottom: 1px solid @line@; padding: 7px 8px; font-weight: 600; }
QTableCornerButton::section { background: @raised@; border: none; }
QLabel[role="heading"] { color: @text@; font-size: 21px; font-weight: 600; }
QLabel[role="remark"] { color: @quiet@; }
QLabel[role="empty"] { color: @quiet@; font-size: 17px; padding: 40px; }
QLabel[role="code"] { color: @gold@; background: @panel@; border: 1px solid @line@; border-radius: 6px; padding: 18px; font-family: "DejaVu Sans Mono"; font-size: 28px; font-weight: 600; }
QLabel[role="error"] { color: @wrong@; }
QListView#consolePages { background: @panel@; border: none; border-right: 1px solid @line@; border-radius: 0; font-size: 15px; }
QListView#consolePages::item { padding: 0 20px; min-height: 44px; border-left: 3px solid transparent; }
QListView#consolePages::item:hover { background: @raised@; }
QListView#consolePages::item:selected { background: @goldDeep@; color: @gold@; border-left: 3px solid @gold@; }
QMenuBar { background: @panel@; color: @text@; }
QMenuBar::item { padding: 6px 12px; background: transparent; }
QMenuBar::item:selected { background: @pressed@; }
QMenuBar::item:disabled { color: @off@; }
QMenu { background: @raised@; color: @text@; border: 1px solid @line@; padding: 4px; }
QMenu::item { padding: 7px 28px 7px 20px; border-radius: 4px; }
QMenu::item:selected { background: @chosen@; }
QMenu::item:disabled { color: @off@; }
QMenu::separator { height: 1px; background: @line@; margin: 4px 8px; }
QFrame#bottomBar { background: @panel@; border-top: 1px solid @line@; }
QFrame#bottomBar QLabel { padding: 3px 12px; color: @quiet@; }
QFrame#bottomBar QLabel[role="error"] { color: @wrong@; }
QTabBar::tab { background: transparent; color: @quiet@; padding: 9px 18px; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @gold@; border-bottom: 2px solid @gold@; }
QTabBar::tab:hover, QTabBar::tab:focus { color: @text@; }
QTabWidget::pane { border: none; border-top: 1px solid @line@; }
QGroupBox { color: @text@; border: 1px solid @line@; border-radius: 6px; margin-top: 12px; padding: 14px 10px 10px 10px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; }
QToolTip { background: @raised@; color: @text@; border: 1px solid @line@; padding: 4px 6px; }
QProgressBar { background: @panel@; color: @text@; border: 1px solid @line@; border-radius: 6px; text-align: center; min-height: 22px; }
QProgressBar::chunk { background: @chosen@; border-radius: 5px; }
QSplitter::handle { background: @line@; }
QSplitter::handle:hover { background: @gold@; }
QSplitter::handle:horizontal { margin: 0 4px; }
QSplitter::handle:vertical { margin: 4px 0; }
)";

/// A hair line stays one: everything from three pixels on grows with the text.
QString scaled(const QString& sheet) {
    static const QRegularExpression size(QStringLiteral("\\b(\\d+)px"));
    QString made;
    qsizetype from = 0;
    for (auto found = size.globalMatch(sheet); found.hasNext();) {
        const auto match = found.next();
        const int pixels = match.capturedView(1).toInt();
        made += QStringView(sheet).mid(from, match.capturedStart() - from);
        made += QStringLiteral("%1px").arg(pixels < 3 ? pixels : look::px(pixels));
        from = match.capturedEnd();
    }
    made += QStringView(sheet).mid(from);
    return made;
}

QString sheet() {
    const look::Colours& own = look::colours();
    const std::initializer_list<std::pair<const char*, QRgb>> colours = {
        {"@night@", own.night},   {"@panel@", own.panel},       {"@stripe@", own.stripe},
        {"@raised@", own.raised}, {"@line@", own.line},         {"@pressed@", own.pressed},
        {"@gold@", own.gold},     {"@goldDeep@", own.goldDeep}, {"@chosen@", own.chosen},
        {"@text@", own.text},     {"@quiet@", own.quiet},       {"@off@", own.off},
        {"@dark@", own.dark},     {"@wrong@", own.wrong},       {"@wrongDeep@", own.wrongDeep},
    };
    QString sheet = scaled(QLatin1String(kSheet));
    for (const auto& [name, colour] : colours) sheet.replace(QLatin1String(name), QColor(colour).name());
    return sheet;
}

QLabel* label(const char* role, const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setProperty("role", QLatin1String(role));
    label->setWordWrap(true);
    return label;
}

}  // namespace

QPalette consolePalette() {
    const look::Colours& own = look::colours();
    QPalette palette;
    const std::initializer_list<std::pair<QPalette::ColorRole, QRgb>> roles = {
        {QPalette::Window, own.night},
        {QPalette::WindowText, own.text},
        {QPalette::Base, own.panel},
        {QPalette::AlternateBase, own.stripe},
        {QPalette::Text, own.text},
        {QPalette::Button, own.raised},
        {QPalette::ButtonText, own.text},
        {QPalette::BrightText, own.wrong},
        {QPalette::ToolTipBase, own.raised},
        {QPalette::ToolTipText, own.text},
        {QPalette::PlaceholderText, own.quiet},
        {QPalette::Highlight, own.chosen},
        {QPalette::HighlightedText, own.text},
        {QPalette::Link, own.gold},
        {QPalette::LinkVisited, own.gold},
        {QPalette::Light, own.line},
        {QPalette::Midlight, own.raised},
        {QPalette::Mid, own.line},
        {QPalette::Dark, own.dark},
        {QPalette::Shadow, own.dark},
    };
    for (const auto& [role, colour] : roles) palette.setColor(role, QColor(colour));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(own.off));
    return palette;
}

void dressWidgets() {
    if (qApp->findChild<CutTips*>() == nullptr) qApp->installEventFilter(new CutTips(qApp));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(consolePalette(), "QWidget");
    QFont font(text::fontFamilies());
    font.setPixelSize(look::normal());
    QApplication::setFont(font, "QWidget");
}

void dressWindow(QWidget& window) {
    window.setStyleSheet(sheet());
}

QPushButton* button(const char* objectName, const QString& text, QWidget* parent, ButtonKind kind) {
    auto* made = named(new QPushButton(text, parent), objectName, QString(text).remove(u'&'));
    if (kind != ButtonKind::Plain)
        made->setProperty("kind", kind == ButtonKind::Primary ? QStringLiteral("primary") : QStringLiteral("danger"));
    made->setAutoDefault(false);
    return made;
}

QLabel* heading(const QString& text, QWidget* parent) {
    return label("heading", text, parent);
}

QLabel* remark(const QString& text, QWidget* parent) {
    return label("remark", text, parent);
}

QLabel* emptyState(const char* objectName, const QString& text, QWidget* parent) {
    QLabel* made = named(label("empty", text, parent), objectName, text);
    made->setAlignment(Qt::AlignCenter);
    made->hide();
    return made;
}

FieldError::FieldError(const char* objectName, QWidget* field, QWidget* parent) : QLabel(parent), m_field(field) {
    setObjectName(QLatin1String(objectName));
    setProperty("role", QStringLiteral("error"));
    setWordWrap(true);
    hide();
}

void FieldError::say(const QString& sentence) {
    const bool isWrong = !sentence.trimmed().isEmpty();
    setText(sentence);
    setAccessibleName(sentence);
    setVisible(isWrong);
    if (m_field && m_field->property("wrong").toBool() != isWrong) {
        m_field->setProperty("wrong", isWrong);
        m_field->style()->unpolish(m_field);
        m_field->style()->polish(m_field);
    }
    if (isWrong) {
        if (m_field) m_field->setAccessibleDescription(sentence);
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    } else if (m_field) {
        m_field->setAccessibleDescription({});
    }
}

FieldError* addField(QBoxLayout& layout, const QString& label, QWidget* field) {
    auto* above = new QLabel(label, layout.parentWidget());
    above->setBuddy(field);
    if (field->accessibleName().isEmpty()) field->setAccessibleName(QString(label).remove(u'&'));
    auto* error = new FieldError(qPrintable(field->objectName() + QStringLiteral("Error")), field, nullptr);
    if (layout.count() > 0) layout.addSpacing(look::gap() / 2);
    layout.addWidget(above);
    layout.addWidget(field);
    layout.addWidget(error);
    return error;
}

void dressTable(QTableView& table, const char* objectName, const QString& accessibleName,
                std::initializer_list<int> widths) {
    named(&table, objectName, accessibleName);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.setAlternatingRowColors(true);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.setSortingEnabled(true);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(look::rowHeight());
    QHeaderView& header = *table.horizontalHeader();
    header.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header.setHighlightSections(false);
    header.setMinimumSectionSize(look::px(60));
    int column = 0;
    for (const int width : widths) {
        const bool takesRest = width == 0;
        header.setSectionResizeMode(column, takesRest ? QHeaderView::Stretch : QHeaderView::Interactive);
        if (!takesRest) header.resizeSection(column, look::px(width));
        ++column;
    }
    fitColumns(header);
    letShrink(table);
}

}  // namespace cutcard::supervisor
