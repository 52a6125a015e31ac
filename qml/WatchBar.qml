import QtQuick
import QtQuick.Layouts
import Cutcard

/// Watching: on, back, one step.
Rectangle {
    id: root

    required property var play

    component Tool: AppButton { focusPolicy: Qt.TabFocus }

    implicitHeight: row.implicitHeight + 2 * Theme.gap
    color: Theme.panel

    RowLayout {
        id: row
        anchors { fill: parent; margins: Theme.gap }
        spacing: Theme.gap

        Tool {
            Layout.fillWidth: true
            enabled: root.play.canUndo
            text: qsTr("Back")
            keyName: "←"
            onClicked: root.play.undo()
        }
        Tool {
            Layout.fillWidth: true
            text: root.play.playing ? qsTr("Pause") : qsTr("Go on by itself")
            keyName: root.play.heading.keys?.next ?? ""
            filled: true
            accent: Theme.gold
            onClicked: root.play.setPlaying(!root.play.playing)
        }
        Tool {
            Layout.fillWidth: true
            text: qsTr("One step")
            keyName: "→"
            onClicked: root.play.stepOn()
        }
    }
}
