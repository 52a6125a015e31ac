import QtQuick
import Cutcard

/// What is said and seen at the table: announcements, the dealer's hand, the floor, something unusual.
Column {
    id: root

    required property var table
    required property real unit

    y: (root.table.canvasHeight - 390) * unit
    spacing: 6 * unit

    component Bubble: Rectangle {
        property alias text: words.text
        property color colour: "#c8090c10"
        visible: words.text !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        width: words.implicitWidth + 36 * root.unit
        height: words.implicitHeight + 12 * root.unit
        radius: height / 2
        color: colour
        Accessible.role: Accessible.AlertMessage
        Accessible.name: words.text
        Text {
            id: words
            anchors.centerIn: parent
            color: Theme.text
            font { pixelSize: Math.max(12, 18 * root.unit); bold: true }
        }
    }
    Bubble { text: root.table.eventText; colour: "#d05a4510" }
    Bubble { text: root.table.floorIsHere ? qsTr("The floorperson is at the table") : "" }
    Bubble { text: root.table.announcement }
    Bubble { text: root.table.dealerHand }
}
