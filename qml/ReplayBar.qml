import QtQuick
import QtQuick.Layouts
import Cutcard

/// After the round: the time line under the table, mistakes one after the other, another round.
Rectangle {
    id: root

    required property var play

    signal again
    signal leaveWanted

    component Tool: AppButton { focusPolicy: Qt.TabFocus }

    implicitHeight: column.implicitHeight + 2 * Theme.gap
    color: Theme.panel

    ColumnLayout {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.gap }
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            Tool {
                text: qsTr("Back")
                keyName: "←"
                onClicked: root.play.goTo(root.play.position - 1)
            }
            AppSlider {
                Layout.fillWidth: true
                focusPolicy: Qt.TabFocus
                from: 0
                to: root.play.length
                stepSize: 1
                snapMode: AppSlider.SnapAlways
                value: root.play.position
                onMoved: root.play.goTo(Math.round(value))
                Accessible.name: qsTr("Position in the round: %1 of %2").arg(root.play.position).arg(root.play.length)
            }
            Tool {
                text: qsTr("On")
                keyName: "→"
                onClicked: root.play.goTo(root.play.position + 1)
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap
            Tool {
                visible: (root.play.result.mistakes ?? 0) > 0
                text: qsTr("Walk me through my mistakes (%1)").arg(root.play.result.mistakes ?? 0)
                keyName: root.play.heading.keys?.next ?? ""
                accent: Theme.wrong
                onClicked: root.play.nextMistake()
            }
            Tool {
                text: qsTr("Start screen")
                onClicked: root.leaveWanted()
            }
            Tool {
                text: qsTr("Another round")
                keyName: qsTr("Enter")
                filled: true
                accent: Theme.gold
                onClicked: root.again()
            }
        }
    }
}
