import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// Somebody who may practise here.
ItemDelegate {
    id: root

    required property var person

    implicitHeight: Math.max(Theme.target * 1.15, name.implicitHeight + Theme.gap)
    padding: Theme.gap / 2
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("I am %1").arg(root.person.name)
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered || root.down ? Theme.pressed : Theme.raised
        border { width: root.visualFocus ? Theme.focusRing : Theme.border; color: root.visualFocus ? Theme.gold : Theme.line }
    }
    contentItem: Item { // qmllint disable deferred-property-id
        Initials {
            id: chip
            anchors { left: parent.left; leftMargin: Theme.gap / 2; verticalCenter: parent.verticalCenter }
            initials: root.person.initials
        }
        Text {
            id: name
            anchors { left: chip.right; right: parent.right; leftMargin: Theme.gap; verticalCenter: parent.verticalCenter }
            text: root.person.name
            color: Theme.text
            font.pixelSize: Theme.normal
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }
}
