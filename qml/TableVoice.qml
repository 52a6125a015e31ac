pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// What is said and seen at the table: announcements, the dealer's hand, the floor, something unusual.
Item {
    id: root

    required property var table
    required property real unit

    // Under the seats and over the dealer's cards, or over the board where there is one.
    readonly property real floorLine: root.table.furniture.some(thing => thing.kind === "community") ? 508 : 608

    // With large text the name of the hand grows away from the cards.
    readonly property real handTop: (root.floorLine + 33) * root.unit - hand.height

    component Bubble: Rectangle {
        id: bubble
        property alias text: words.text
        property color colour: Theme.bubble
        property bool small: false
        visible: words.text !== ""
        anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
        width: words.implicitWidth + 36 * root.unit
        height: words.implicitHeight + (bubble.small ? 4 : 12) * root.unit
        radius: height / 2
        color: bubble.colour
        Accessible.role: Accessible.StaticText
        Accessible.name: words.text
        Text {
            id: words
            anchors.centerIn: parent
            color: Theme.text
            font { pixelSize: Math.max(11 * Theme.onTable, (bubble.small ? 15 : 18) * root.unit); bold: true }
        }
    }
    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.floorLine * root.unit - height
        spacing: 6 * root.unit

        Bubble { text: root.table.eventCaption; colour: Theme.eventBubble }
        Bubble { text: root.table.floorIsHere ? qsTr("The floorperson is at the table") : "" }
        Bubble { text: root.table.announcement }
    }
    Bubble {
        id: hand
        y: root.handTop
        text: root.table.dealerHand
        small: true
    }
}
