import QtQuick
import Cutcard

/// Between two sections; the time of the next one begins with the button.
FocusScope {
    id: root

    required property var exam
    readonly property int number: exam.progress.section ?? 1
    readonly property var section: exam.sections[number - 1] ?? ({ title: "", count: "", time: "" })

    Component.onCompleted: Announcer.say(heading.text)
    onActiveFocusChanged: if (activeFocus) go.forceActiveFocus(Qt.TabFocusReason)

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 4 * Theme.gap, 620 * Theme.scale)
        spacing: 2 * Theme.gap

        Text {
            id: heading
            width: parent.width
            text: qsTr("Section %1: %2").arg(root.number).arg(root.section.title)
            color: Theme.text
            font { pixelSize: Theme.huge; bold: true }
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        BodyText {
            width: parent.width
            text: root.section.time === "" ? qsTr("%1. The section before is closed.").arg(root.section.count)
                                           : qsTr("%1 in %2. The section before is closed.").arg(root.section.count).arg(root.section.time)
        }
        Caption {
            width: parent.width
            visible: root.exam.time.limited ?? false
            text: qsTr("The time of the whole exam goes on.")
        }
        AppButton {
            id: go
            width: parent.width
            text: qsTr("Begin this section")
            filled: true
            accent: Theme.gold
            font.bold: true
            onClicked: root.exam.startSection()
        }
    }
}
