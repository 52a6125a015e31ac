pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// In front of the dealer: take, pay, return; the tray; the amount; the stop and the floor.
Rectangle {
    id: root

    required property var play

    implicitHeight: Math.max(3 * (Theme.target + 4), 132 * Theme.scale) + Theme.gap
    color: Theme.panel

    component Verb: AppButton {
        required property string deed
        Layout.fillWidth: true
        Layout.fillHeight: true
        focusPolicy: Qt.NoFocus
        font.pixelSize: Math.min(Theme.normal, 22)
        // Large words need the room; the keys are in the help.
        keyName: root.play.heading.keys && Theme.scale < 1.5 ? (root.play.heading.keys[deed] ?? "") : ""
        onClicked: root.play.perform(deed)
    }

    RowLayout {
        anchors { fill: parent; margins: Theme.gap / 2 }
        spacing: Theme.gap

        ColumnLayout {
            Layout.fillWidth: false
            Layout.preferredWidth: Math.min(150 * Theme.scale, root.width * 0.22)
            Layout.fillHeight: true
            spacing: 4
            Verb { deed: "take"; text: qsTr("Take"); accent: Theme.take }
            Verb { deed: "pay"; text: qsTr("Pay"); accent: Theme.pay }
            Verb { deed: "return"; text: qsTr("Return"); accent: Theme.back }
        }
        ChipTray {
            Layout.fillWidth: true
            Layout.fillHeight: true
            play: root.play
        }
        ColumnLayout {
            Layout.fillWidth: false
            Layout.preferredWidth: Math.min(150 * Theme.scale, root.width * 0.22)
            Layout.fillHeight: true
            spacing: 4
            Verb {
                deed: "stop"
                Layout.preferredHeight: 2
                text: qsTr("Stop: something is wrong")
                accent: Theme.wrong
            }
            Verb { deed: "call_floor"; Layout.preferredHeight: 1; text: qsTr("Call the floor") }
        }
    }
}
