import QtQuick
import Cutcard

/// How an amount is worked out, and the chips it is cut from.
Rectangle {
    id: root

    required property string sum
    required property string chips

    height: implicitHeight
    implicitHeight: column.implicitHeight + Theme.gap
    radius: Theme.radius / 2
    color: Theme.dark

    Column {
        id: column
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.gap }
        spacing: 2
        BodyText {
            width: column.width
            text: root.sum
            font { pixelSize: Theme.normal + 1; bold: true }
        }
        BodyText {
            visible: text !== ""
            width: column.width
            text: root.chips
            color: Theme.quiet
            font.pixelSize: Theme.small
        }
    }
}
