import QtQuick
import Cutcard

/// The exam stands still until a supervisor says that it goes on.
FocusScope {
    id: root

    required property var exam
    required property var settings

    Component.onCompleted: Announcer.say(heading.text)
    onActiveFocusChanged: if (activeFocus) word.takeFocus()

    function goOn() {
        root.exam.resume(word.supervisor, word.passphrase)
        word.clear()
    }

    ScrollArea {
        anchors.fill: parent
        Column {
            width: Math.min(parent.width, 560 * Theme.scale)
            x: (parent.width - width) / 2
            y: Math.max(0, (root.height - height) / 3)
            spacing: 1.5 * Theme.gap

            Text {
                id: heading
                width: parent.width
                text: qsTr("The exam is interrupted")
                color: Theme.text
                font { pixelSize: Theme.huge; bold: true }
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            BodyText {
                width: parent.width
                text: qsTr("%1. Its time stands still, and everything that was done is stored. A supervisor can go on with it at the same place.").arg(root.exam.title)
            }
            SupervisorWord { id: word; width: parent.width; exam: root.exam; visible: !recovery.isOpen; onAccepted: root.goOn() }
            AppButton {
                width: parent.width
                visible: !recovery.isOpen
                text: qsTr("Go on with the exam")
                filled: true
                accent: Theme.gold
                font.bold: true
                onClicked: root.goOn()
            }
            AppButton {
                width: parent.width
                visible: !recovery.isOpen
                text: qsTr("End the exam now")
                Accessible.description: qsTr("What was done so far counts")
                onClicked: {
                    root.exam.endNow(word.supervisor, word.passphrase)
                    word.clear()
                }
            }
            SupervisorRecovery {
                id: recovery
                width: parent.width
                exam: root.exam
                supervisor: word.supervisor
                onClosed: word.takeFocus()
            }
            ExamLook { visible: !recovery.isOpen; width: parent.width; settings: root.settings; largeText: root.exam.largeText }
        }
    }
}
