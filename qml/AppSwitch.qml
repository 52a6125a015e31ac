import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// On or off, with its words.
Switch {
    id: root

    property string detail: ""

    function flip() {
        root.toggle()
        root.toggled()
    }

    implicitWidth: words.leftPadding + label.implicitWidth + 2
    implicitHeight: Math.max(Theme.target, words.implicitHeight + Theme.gap)
    spacing: Theme.gap
    padding: 0
    opacity: enabled ? 1 : Theme.faded
    Accessible.role: Accessible.CheckBox
    Accessible.name: root.text
    Accessible.description: root.detail
    Accessible.checked: root.checked
    Accessible.onPressAction: if (root.enabled) root.flip()
    Accessible.onToggleAction: if (root.enabled) root.flip()
    Keys.onReturnPressed: root.flip()
    Keys.onEnterPressed: root.flip()

    indicator: Rectangle {
        implicitWidth: Math.round(44 * Theme.scale)
        implicitHeight: Math.round(24 * Theme.scale)
        x: 2
        y: (root.height - height) / 2
        radius: height / 2
        color: root.checked ? Theme.felt : Theme.night
        border { width: root.visualFocus ? Theme.focusRing : Theme.border; color: root.visualFocus ? Theme.gold : root.checked ? Theme.right : Theme.quiet }

        Rectangle {
            x: root.checked ? parent.width - width - 4 : 4
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - 8
            height: width
            radius: width / 2
            color: root.checked ? Theme.gold : Theme.quiet
            Behavior on x { NumberAnimation { duration: Theme.duration(120) } }
        }
    }
    contentItem: Column { // qmllint disable deferred-property-id
        id: words
        leftPadding: root.indicator.width + root.spacing + 2
        topPadding: root.detail === "" ? (root.height - label.height) / 2 : 0
        spacing: 2
        Text {
            id: label
            width: Math.min(implicitWidth, root.width - words.leftPadding)
            text: root.text
            color: Theme.text
            font.pixelSize: Theme.normal
            wrapMode: Text.Wrap
        }
        Text {
            visible: root.detail !== ""
            width: root.width - words.leftPadding
            text: root.detail
            color: Theme.quiet
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
    }
}
