import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// A button with a line of explanation.
AbstractButton {
    id: root

    property string detail: ""
    property color accent: Theme.line

    implicitHeight: Math.max(Theme.target, column.implicitHeight + Theme.gap)
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.description: root.detail
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.pressed : root.hovered ? Theme.hovered : Theme.raised
        border { width: root.visualFocus ? Theme.focusRing : Theme.border; color: root.visualFocus ? Theme.gold : root.accent }
    }
    contentItem: Item { // qmllint disable deferred-property-id
        Column {
            id: column
            anchors { left: parent.left; right: arrow.left; margins: Theme.gap; verticalCenter: parent.verticalCenter }
            spacing: 2
            Text {
                width: parent.width
                text: root.text
                color: Theme.text
                font { pixelSize: Theme.normal; bold: true }
                wrapMode: Text.Wrap
            }
            Text {
                width: parent.width
                visible: root.detail !== ""
                text: root.detail
                color: Theme.quiet
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
        Text {
            id: arrow
            anchors { right: parent.right; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
            text: "›"
            color: Theme.gold
            font.pixelSize: Theme.large
        }
    }
}
