import QtQuick
import Cutcard

/// Where a card of the dealer, the board or the Six Card Bonus lies.
Rectangle {
    id: root

    required property string words
    required property real unit
    required property real cardWidth
    required property real cardHeight

    width: cardWidth * unit
    height: cardHeight * unit
    radius: 6 * unit
    color: "#14000000"
    border { width: 1; color: "#4de6dca8" }

    Text {
        anchors { left: parent.left; bottom: parent.top; bottomMargin: 3 * root.unit }
        text: root.words
        color: Theme.feltPrint
        font { pixelSize: Math.max(9, 14 * root.unit); letterSpacing: 1.5; capitalization: Font.AllUppercase }
    }
}
