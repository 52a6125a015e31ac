import QtQuick
import QtQuick.Layouts
import Cutcard

/// Whose exam, where in it, and how much time is left.
Rectangle {
    id: root

    required property var exam
    required property bool canBeInterrupted
    readonly property bool isInside: exam.state === "round" || exam.state === "question" || exam.state === "break"
    readonly property var place: exam.progress
    signal supervisorWanted

    implicitHeight: row.implicitHeight + Theme.gap
    color: Theme.panel

    RowLayout {
        id: row
        anchors { fill: parent; leftMargin: 2 * Theme.gap; rightMargin: Theme.gap }
        spacing: 2 * Theme.gap

        Column {
            Layout.fillWidth: true
            spacing: 2
            Text {
                width: parent.width
                text: root.isInside ? qsTr("%1 · section %2 of %3").arg(root.place.title).arg(root.place.section).arg(root.place.sections) : root.exam.title
                color: Theme.gold
                font { pixelSize: Theme.normal; bold: true }
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Caption {
                width: parent.width
                text: root.isInside ? qsTr("%1 · %2").arg(root.exam.trainee).arg(root.exam.title) : root.exam.trainee
            }
        }
        Column {
            visible: root.isInside
            spacing: 4
            Caption { anchors.right: parent.right; text: root.place.itemText ?? ""; color: Theme.text }
            Rectangle {
                width: 120 * Theme.scale
                height: 6
                radius: 3
                color: Theme.raised
                border { width: 1; color: Theme.line }
                Rectangle {
                    width: parent.width * ((root.place.item ?? 1) - 1) / Math.max(1, root.place.items ?? 1)
                    height: parent.height
                    radius: 3
                    color: Theme.gold
                }
            }
        }
        ExamTime { visible: root.isInside; time: root.exam.time }
        AppButton {
            visible: root.canBeInterrupted
            focusPolicy: Qt.TabFocus
            text: qsTr("Supervisor")
            font.pixelSize: Theme.small
            Accessible.description: qsTr("For a supervisor: interrupt or end the exam")
            onClicked: root.supervisorWanted()
        }
    }
}
