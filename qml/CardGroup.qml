pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Cards that lie together on the felt, with whose they are.
Column {
    id: root

    required property var group
    property real cardWidth: 64 * Theme.scale

    spacing: Theme.gap * 0.6
    Accessible.role: Accessible.Grouping
    Accessible.name: root.group.title

    Text {
        width: Math.max(row.width, Math.min(implicitWidth, 220 * Theme.scale))
        text: root.group.title
        color: Theme.feltPrint
        font { pixelSize: Theme.small; bold: true; capitalization: Font.AllUppercase; letterSpacing: 1 }
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    Row {
        id: row
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Math.max(2, root.cardWidth * 0.07)
        Repeater {
            model: root.group.cards
            CardPicture {
                required property int index
                required property string modelData
                card: modelData
                name: root.group.names?.[index] ?? card
                width: root.cardWidth
            }
        }
    }
    Text {
        visible: root.group.detail !== ""
        width: Math.max(row.width, 150 * Theme.scale)
        text: root.group.detail
        color: Theme.text
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
}
