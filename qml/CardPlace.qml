import QtQuick
import Cutcard

/// Where a card of the dealer, the board or the Six Card Bonus lies.
Rectangle {
    id: root

    required property var modelData
    required property real unit
    required property real cardWidth
    required property real cardHeight

    x: modelData.cx * unit - width / 2
    y: modelData.cy * unit - height / 2
    width: cardWidth * modelData.size * unit
    height: cardHeight * modelData.size * unit
    radius: 6 * unit
    color: Theme.cardPlace
    border { width: Theme.border; color: Theme.placeLine }

    Text {
        // Below: above it there is the board, or what is said of the hand.
        anchors { left: parent.left; top: parent.bottom; topMargin: 2 * root.unit }
        text: root.modelData.text
        color: Theme.feltPrint
        font { pixelSize: Math.max(6, 14 * root.unit) * Theme.onTable; letterSpacing: 1.5; capitalization: Font.AllUppercase }
    }
}
