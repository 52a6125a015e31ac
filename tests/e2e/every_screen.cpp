#include "tests/e2e/every_screen.h"

#include "engine/rules/rule_book.h"

#include <QAccessible>

#include <cmath>

namespace cutcard {
namespace {

constexpr qreal kTarget = 44;

bool isButton(const QQuickItem& item) {
    return item.inherits("QQuickAbstractButton");
}

bool isTouched(const QQuickItem& item) {
    const auto children = item.children();
    return std::any_of(children.begin(), children.end(), [](const QObject* child) {
        return child->inherits("QQuickTapHandler") && child->property("enabled").toBool();
    });
}

bool isControl(const QQuickItem& item) {
    return isButton(item) || item.inherits("QQuickTextField") || item.inherits("QQuickSlider") ||
           item.inherits("QQuickComboBox") || isTouched(item) || item.activeFocusOnTab();
}

QAccessible::Role roleOf(QQuickItem& item) {
    const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&item);
    return face && face->isValid() ? face->role() : QAccessible::NoRole;
}

/// The thing itself, or what it is a part of.
bool hasNameAndRole(QQuickItem& item) {
    for (QQuickItem* one = &item; one; one = one->parentItem()) {
        const QAccessible::Role role = roleOf(*one);
        if (role == QAccessible::NoRole || role == QAccessible::Client) {
            if (isButton(*one)) return false;
            continue;
        }
        return !accessibleName(*one).isEmpty();
    }
    return false;
}

bool isOnTheTable(const QQuickItem& item) {
    for (const QQuickItem* one = &item; one; one = one->parentItem()) {
        if (QString::fromLatin1(one->metaObject()->className()).startsWith(QLatin1String("TableView"))) return true;
    }
    return false;
}

QString described(QQuickItem& item) {
    QString name = accessibleName(item);
    if (name.isEmpty()) name = item.property("text").toString();
    const QRectF at = item.mapRectToScene(item.boundingRect());
    return QStringLiteral("%1 \"%2\" at %3,%4 %5x%6")
        .arg(QString::fromLatin1(item.metaObject()->className()).section(QLatin1Char('_'), 0, 0), name.left(60))
        .arg(at.x(), 0, 'f', 0)
        .arg(at.y(), 0, 'f', 0)
        .arg(at.width(), 0, 'f', 0)
        .arg(at.height(), 0, 'f', 0);
}

/// Somewhere that can be moved sideways.
bool canBeScrolledTo(const QQuickItem& item) {
    for (const QQuickItem* one = item.parentItem(); one; one = one->parentItem()) {
        if (one->inherits("QQuickFlickable") && one->property("contentWidth").toReal() > one->width() + 1) return true;
    }
    return false;
}

void textFaults(QQuickItem& item, const QSizeF& window, QStringList& faults) {
    const qreal wide = item.property("contentWidth").toReal();
    const qreal high = item.property("contentHeight").toReal();
    const QRectF at = item.mapRectToScene(item.boundingRect());
    if (item.property("text").toString().isEmpty()) return;
    if (item.property("truncated").toBool()) faults << QStringLiteral("cut off: %1").arg(described(item));
    if (wide > item.width() + 1)
        faults << QStringLiteral("too wide by %1: %2").arg(wide - item.width()).arg(described(item));
    if (high > item.height() + 1)
        faults << QStringLiteral("too high by %1: %2").arg(high - item.height()).arg(described(item));
    if (at.right() > window.width() + 1 && !canBeScrolledTo(item))
        faults << QStringLiteral("beyond the window: %1").arg(described(item));
    // What a button says stays inside it.
    for (QQuickItem* above = item.parentItem(); above; above = above->parentItem()) {
        if (!isButton(*above)) continue;
        const QRectF inside = above->mapRectFromItem(&item, item.boundingRect());
        if (!above->boundingRect().adjusted(-1, -1, 1, 1).contains(inside)) {
            faults << QStringLiteral("outside its button: %1").arg(described(item));
        }
        return;
    }
}

/// Does steps by the book until one of this kind is next.
void goOnUntil(WindowDriver& driver, Action action) {
    while (const auto next = driver.play().round()->next()) {
        if (driver.play().round()->settlement().procedure.steps()[*next].action == action) return;
        driver.play().submit(driver.play().round()->grader().procedure()[*next].act);
    }
}

void begin(WindowDriver& driver, const char* way, const char* rules, const char* with) {
    if (!driver.program().startRound(QLatin1String(way), QLatin1String(rules), QStringLiteral("all"), 3, false,
                                     QLatin1String(with))) {
        qFatal("no round");
    }
    driver.play().setPlaying(false);
}

void roundsOnTheTable(WindowDriver& driver, const std::function<void(const QString&)>& look) {
    begin(driver, "guided", "pa-657a-crazy4", "bets");
    look(QStringLiteral("the opening of the bets"));
    for (const char* deed : {"stop", "rule", "procedures", "count_stub", "keypad"}) {
        driver.play().perform(QLatin1String(deed));
        look(QStringLiteral("entry: %1").arg(QLatin1String(deed)));
        driver.play().cancel();
    }
    for (const char* page : {"cards", "deal", "settle", "stop"}) {
        driver.play().turnPage(QLatin1String(page));
        look(QStringLiteral("page: %1").arg(QLatin1String(page)));
    }
    driver.play().perform(QStringLiteral("clear_table"));
    driver.play().takeHint();
    look(QStringLiteral("a wrong action and a hint"));
    goOnUntil(driver, Action::SetHand);
    const auto hand = driver.play().round()->next();
    const int seat = hand ? driver.play().round()->settlement().procedure.steps()[*hand].seat : 1;
    driver.play().selectSeat(seat);
    driver.play().perform(QStringLiteral("set_hand"));
    look(QStringLiteral("entry: hand"));
    driver.play().cancel();
    driver.play().perform(QStringLiteral("pay_envy"));
    look(QStringLiteral("entry: envy"));
    driver.play().cancel();
    goOnUntil(driver, Action::Settle);
    driver.play().selectSpot(seat, QStringLiteral("ante"));
    driver.play().perform(QStringLiteral("pay"));
    look(QStringLiteral("entry: amount"));
    driver.play().cancel();
    goOnUntil(driver, Action::Stop);
    driver.settle();
    look(QStringLiteral("after the round"));
    begin(driver, "free", "pa-569-ultimate-holdem", "bets");
    look(QStringLiteral("a free round"));
    begin(driver, "watch", "pa-647a-holdem-bonus", "bets");
    look(QStringLiteral("watching"));
    driver.program().leaveRound();
}

void training(WindowDriver& driver, const std::function<void(const QString&)>& look) {
    Program& program = driver.program();
    for (const QVariant& kind : DrillSession::kinds()) {
        program.drill()->setSeed(3);
        program.startDrill(kind.toMap().value(QStringLiteral("id")).toString(), QStringLiteral("pa-657a-crazy4"));
        look(QStringLiteral("drill %1, asked").arg(program.drill()->kind()));
        program.drill()->desk()->answer(0);
        look(QStringLiteral("drill %1, answered").arg(program.drill()->kind()));
    }
    while (!program.drill()->isFinished()) {
        program.drill()->desk()->answer(0);
        program.drill()->next();
    }
    look(QStringLiteral("drill, summary"));
    program.startReview();
    look(QStringLiteral("review"));
    for (const char* screen : {"mastery", "history", "settings", "help", "start"}) {
        program.go(QLatin1String(screen));
        look(QLatin1String(screen));
    }
}

}  // namespace

QString PseudoLanguage::translate(const char* context, const char* source, const char*, int) const {
    // It names a locale.
    if (qstrcmp(context, "Money") == 0) return {};
    QString text = QString::fromUtf8(source);
    const auto more = static_cast<qsizetype>(std::ceil(0.4 * static_cast<double>(text.size())));
    text.replace(QLatin1Char('a'), QChar(0xe4))
        .replace(QLatin1Char('o'), QChar(0xf6))
        .replace(QLatin1Char('u'), QChar(0xfc));
    return text + QStringLiteral("\u00e9r \u00f1\u00e4ch ").repeated(static_cast<int>(more) / 8 + 1).left(more);
}

void onEveryScreen(WindowDriver& driver, const std::function<void(const QString&)>& look) {
    const auto calmly = [&](const QString& screen) {
        QTest::qWait(120);
        look(screen);
    };
    calmly(QStringLiteral("start of a newcomer"));
    driver.enterAs(QStringLiteral("Maximiliane Mustermann"));
    calmly(QStringLiteral("start"));
    roundsOnTheTable(driver, calmly);
    training(driver, calmly);
}

QStringList controlFaults(WindowDriver& driver) {
    QStringList faults;
    for (QQuickItem* item : visibleItems(*driver.window().contentItem())) {
        if (!isControl(*item)) continue;
        if (!hasNameAndRole(*item)) faults << QStringLiteral("no name or role: %1").arg(described(*item));
        const bool small = item->width() < kTarget - 0.5 || item->height() < kTarget - 0.5;
        if (isButton(*item) && small) faults << QStringLiteral("too small: %1").arg(described(*item));
    }
    return faults;
}

QStringList layoutFaults(WindowDriver& driver) {
    QStringList faults;
    std::vector<QQuickItem*> buttons;
    for (QQuickItem* item : visibleItems(*driver.window().contentItem())) {
        // What is printed on the felt has the size of the table, not of the text.
        if (isOnTheTable(*item) || item->width() <= 0) continue;
        if (item->inherits("QQuickText")) textFaults(*item, driver.window().size(), faults);
        if (isButton(*item)) buttons.push_back(item);
    }
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        for (std::size_t j = i + 1; j < buttons.size(); ++j) {
            if (buttons[i]->parentItem() != buttons[j]->parentItem()) continue;
            const QRectF one = buttons[i]->mapRectToScene(buttons[i]->boundingRect());
            const QRectF other = buttons[j]->mapRectToScene(buttons[j]->boundingRect());
            const QRectF shared = one.intersected(other);
            if (shared.width() <= 1 || shared.height() <= 1) continue;
            faults << QStringLiteral("on each other: %1 and %2").arg(described(*buttons[i]), described(*buttons[j]));
        }
    }
    return faults;
}

}  // namespace cutcard
