#include "tests/e2e/screen_faults.h"

#include "tests/support/visible_items.h"

#include <QAccessible>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QPolygonF>
#include <QRegularExpression>
#include <QTextLayout>

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

constexpr qreal kTarget = 44;
// Boxes of glyphs may touch.
constexpr qreal kTolerance = 2;

QString typeOf(const QQuickItem& item) {
    return QString::fromLatin1(item.metaObject()->className()).section(QLatin1String("_QML"), 0, 0);
}

bool isButton(const QQuickItem& item) {
    return item.inherits("QQuickAbstractButton");
}

bool isTouched(const QQuickItem& item) {
    const auto children = item.children();
    return std::any_of(children.begin(), children.end(), [](const QObject* child) {
        return child->inherits("QQuickTapHandler") && child->property("enabled").toBool();
    });
}

bool isKey(const QQuickItem& item) {
    return typeOf(item) == QLatin1String("KeyboardKey");
}

bool isControl(const QQuickItem& item) {
    return isButton(item) || isKey(item) || item.inherits("QQuickTextField") || item.inherits("QQuickSlider") ||
           item.inherits("QQuickComboBox") || isTouched(item) || item.activeFocusOnTab();
}

QAccessible::Role roleOf(QQuickItem& item) {
    const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&item);
    return face && face->isValid() ? face->role() : QAccessible::NoRole;
}

bool isNamed(QQuickItem& item) {
    const QAccessible::Role role = roleOf(item);
    return role != QAccessible::NoRole && role != QAccessible::Client && !accessibleName(item).isEmpty();
}

/// The thing itself, or what it is the drawing of. The table is no name for what lies on it.
bool hasNameAndRole(QQuickItem& item) {
    if (isNamed(item)) return true;
    if (isButton(item) || !item.parentItem()) return false;
    return roleOf(*item.parentItem()) != QAccessible::Pane && isNamed(*item.parentItem());
}

/// The thing itself or what it lies in.
const QQuickItem* enclosing(const QQuickItem& item, const QString& type) {
    for (const QQuickItem* one = &item; one; one = one->parentItem()) {
        if (typeOf(*one) == type) return one;
    }
    return nullptr;
}

bool isWithin(const QQuickItem& item, const QQuickItem& outer) {
    return &item == &outer || outer.isAncestorOf(&item);
}

/// What lies over the rest of a screen and hides it.
bool isSheet(const QQuickItem& item) {
    static const QStringList kSheets = {QStringLiteral("EntrySheet"),   QStringLiteral("ExamIntervention"),
                                        QStringLiteral("ConfirmSheet"), QStringLiteral("KioskSheet"),
                                        QStringLiteral("LeaveKiosk"),   QStringLiteral("OnScreenKeyboard")};
    return item.inherits("QQuickPopupItem") || kSheets.contains(typeOf(item));
}

QString described(QQuickItem& item) {
    QString name = item.property("text").toString();
    if (name.isEmpty()) name = accessibleName(item);
    const QRectF at = item.mapRectToScene(item.boundingRect());
    return QStringLiteral("%1 \"%2\" at %3,%4 %5x%6")
        .arg(typeOf(item), name.left(60))
        .arg(at.x(), 0, 'f', 0)
        .arg(at.y(), 0, 'f', 0)
        .arg(at.width(), 0, 'f', 0)
        .arg(at.height(), 0, 'f', 0);
}

bool canBeScrolledUpAndDown(const QQuickItem& item) {
    for (const QQuickItem* one = item.parentItem(); one; one = one->parentItem()) {
        if (one->inherits("QQuickFlickable") && one->property("contentHeight").toReal() > one->height() + 1)
            return true;
    }
    return false;
}

/// The part of the window in which a thing could be seen.
QRectF sightOf(const QQuickItem& item, const QSizeF& window) {
    QRectF sight(QPointF(), window);
    for (const QQuickItem* one = item.parentItem(); one; one = one->parentItem()) {
        if (one->clip()) sight = sight.intersected(one->mapRectToScene(QRectF(0, 0, one->width(), one->height())));
    }
    return sight;
}

/// A thing where it is seen; turned, where it is turned.
struct Shape {
    QQuickItem* item;
    QPolygonF outline;
};

Shape shapeOf(QQuickItem& item, const QSizeF& window) {
    const QRectF own = item.boundingRect().adjusted(kTolerance, kTolerance, -kTolerance, -kTolerance);
    QPolygonF outline;
    for (const QPointF corner : {own.topLeft(), own.topRight(), own.bottomRight(), own.bottomLeft()}) {
        outline << item.mapToScene(corner);
    }
    return {&item, outline.intersected(QPolygonF(sightOf(item, window)))};
}

bool overlap(const Shape& one, const Shape& other) {
    if (!one.outline.boundingRect().intersects(other.outline.boundingRect())) return false;
    const QRectF shared = one.outline.intersected(other.outline).boundingRect();
    return shared.width() > 1 && shared.height() > 1;
}

void glyphFaults(QQuickItem& item, QStringList& faults) {
    QTextLayout layout(item.property("text").toString(), item.property("font").value<QFont>());
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    for (const QGlyphRun& run : layout.glyphRuns()) {
        if (!run.glyphIndexes().contains(0)) continue;
        faults << QStringLiteral("a glyph is missing: %1").arg(described(item));
        return;
    }
}

/// A word that is wider than its place is broken anywhere.
void wordFaults(QQuickItem& item, QStringList& faults) {
    if (item.property("wrapMode").toInt() == 0 || item.property("fontSizeMode").toInt() != 0) return;
    const QFontMetricsF metrics(item.property("font").value<QFont>());
    // Chinese may be broken between any two signs.
    static const QRegularExpression gaps(QStringLiteral("[\\s/\\-\\x{2e80}-\\x{ffef}]+"));
    const qreal room = item.width() - item.property("leftPadding").toReal() - item.property("rightPadding").toReal();
    for (const QString& word : item.property("text").toString().split(gaps)) {
        if (metrics.horizontalAdvance(word) <= room + kTolerance) continue;
        faults << QStringLiteral("a word is broken: %1").arg(described(item));
        return;
    }
}

void placeFaults(QQuickItem& item, const QSizeF& window, QStringList& faults) {
    const QRectF at = item.mapRectToScene(item.boundingRect());
    const QRectF sight = sightOf(item, window);
    if (at.left() < sight.left() - kTolerance || at.right() > sight.right() + kTolerance)
        faults << QStringLiteral("beyond its side: %1").arg(described(item));
    const bool isCut = at.top() < sight.top() - kTolerance || at.bottom() > sight.bottom() + kTolerance;
    if (isCut && !canBeScrolledUpAndDown(item)) faults << QStringLiteral("beyond its end: %1").arg(described(item));
}

void textFaults(QQuickItem& item, const QSizeF& window, QStringList& faults) {
    const qreal wide = item.property("contentWidth").toReal();
    const qreal high = item.property("contentHeight").toReal();
    if (item.property("truncated").toBool()) faults << QStringLiteral("cut off: %1").arg(described(item));
    if (wide > item.width() + 1)
        faults << QStringLiteral("too wide by %1: %2").arg(wide - item.width()).arg(described(item));
    if (high > item.height() + 1)
        faults << QStringLiteral("too high by %1: %2").arg(high - item.height()).arg(described(item));
    glyphFaults(item, faults);
    wordFaults(item, faults);
    placeFaults(item, window, faults);
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

/// On the felt a card or what is said may lie over what is printed; a sign belongs to what it marks.
bool mayLieOverEachOther(const QQuickItem& one, const QQuickItem& other) {
    const bool onTheTable =
        enclosing(one, QStringLiteral("TableView")) && enclosing(other, QStringLiteral("TableView"));
    if (!onTheTable) return false;
    const bool isSign = one.property("text").toString().size() < 2 || other.property("text").toString().size() < 2;
    return isSign || enclosing(one, QStringLiteral("TableVoice")) || enclosing(other, QStringLiteral("TableVoice"));
}

void overlapFaults(const std::vector<Shape>& shapes, QStringList& faults) {
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        for (std::size_t j = i + 1; j < shapes.size(); ++j) {
            if (!overlap(shapes[i], shapes[j])) continue;
            QQuickItem& one = *shapes[i].item;
            QQuickItem& other = *shapes[j].item;
            if (isWithin(one, other) || isWithin(other, one) || mayLieOverEachOther(one, other)) continue;
            faults << QStringLiteral("on each other: %1 and %2").arg(described(one), described(other));
        }
    }
}

}  // namespace

QStringList controlFaults(QQuickWindow& shown) {
    QStringList faults;
    for (QQuickItem* item : visibleItems(*shown.contentItem())) {
        if (!isControl(*item)) continue;
        if (!hasNameAndRole(*item)) faults << QStringLiteral("no name or role: %1").arg(described(*item));
        const bool small = item->width() < kTarget - 0.5 || item->height() < kTarget - 0.5;
        if ((isButton(*item) || isKey(*item)) && small) faults << QStringLiteral("too small: %1").arg(described(*item));
    }
    return faults;
}

QStringList layoutFaults(QQuickWindow& shown, Felt felt) {
    QStringList faults;
    const QSizeF window = shown.size();
    const std::vector<QQuickItem*> items = visibleItems(*shown.contentItem());
    std::vector<QQuickItem*> sheets;
    std::copy_if(items.begin(), items.end(), std::back_inserter(sheets),
                 [](QQuickItem* item) { return isSheet(*item); });
    const bool isWritten = std::any_of(sheets.begin(), sheets.end(), [](QQuickItem* sheet) {
        return typeOf(*sheet) == QLatin1String("OnScreenKeyboard");
    });
    std::vector<Shape> texts;
    std::vector<Shape> buttons;
    for (QQuickItem* item : items) {
        const bool isText = item->inherits("QQuickText") && !item->property("text").toString().isEmpty();
        if (item->width() <= 0 || (!isText && !isButton(*item))) continue;
        if (felt == Felt::LeftOut && enclosing(*item, QStringLiteral("TableView"))) continue;
        const Shape shape = shapeOf(*item, window);
        const bool isCovered = std::any_of(sheets.begin(), sheets.end(), [&](QQuickItem* sheet) {
            return !isWithin(*item, *sheet) &&
                   sheet->mapRectToScene(sheet->boundingRect()).intersects(shape.outline.boundingRect());
        });
        // The keyboard pushes the line that is written in up, and what is above it out of the window.
        const bool isPushedOut = isWritten && item->mapRectToScene(item->boundingRect()).top() < 0;
        if (isCovered || isPushedOut) continue;
        if (isText) {
            textFaults(*item, window, faults);
        } else {
            placeFaults(*item, window, faults);
        }
        (isText ? texts : buttons).push_back(shape);
    }
    overlapFaults(texts, faults);
    overlapFaults(buttons, faults);
    for (const Shape& text : texts) {
        for (const Shape& button : buttons) {
            if (isWithin(*text.item, *button.item) || !overlap(text, button)) continue;
            faults << QStringLiteral("under a button: %1 and %2").arg(described(*text.item), described(*button.item));
        }
    }
    return faults;
}

}  // namespace cutcard
