import QtQuick
import Cutcard

/// Under the start screen and an interrupted exam: the way out of the kiosk for fingers.
Rectangle {
    id: root

    required property var kiosk

    implicitHeight: leave.height + Theme.gap
    color: Theme.panel
    Rectangle { width: parent.width; height: 1; color: Theme.line }
    AppButton {
        id: leave
        anchors { right: parent.right; rightMargin: 2 * Theme.gap; verticalCenter: parent.verticalCenter }
        text: qsTr("Leave the kiosk")
        keyName: "Ctrl+Shift+Q"
        font.pixelSize: Theme.small
        onClicked: root.kiosk.askToLeave(true)
    }
}
