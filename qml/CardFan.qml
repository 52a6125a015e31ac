pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// A few cards held as a fan: an ornament.
Item {
    id: root

    required property var cards
    property real cardWidth: 34 * Theme.scale

    implicitWidth: cardWidth * (1 + 0.5 * Math.max(0, cards.length - 1)) + cardWidth * 0.3
    implicitHeight: cardWidth * 1.6
    Accessible.ignored: true

    Repeater {
        model: root.cards
        CardPicture {
            required property int index
            required property string modelData
            readonly property real off: index - (root.cards.length - 1) / 2
            card: modelData
            width: root.cardWidth
            x: root.width / 2 - width / 2 + off * root.cardWidth * 0.5
            y: root.cardWidth * (0.1 + 0.05 * off * off)
            rotation: off * 9
            Accessible.ignored: true
        }
    }
}
