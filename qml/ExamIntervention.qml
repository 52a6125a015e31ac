import QtQuick
import Cutcard

/// A supervisor steps in; the time goes on until the word is given.
FocusScope {
    id: root

    required property var exam

    readonly property string spoken: visible ? heading.text : ""
    onSpokenChanged: Announcer.say(root.spoken)
    onActiveFocusChanged: if (activeFocus) word.takeFocus()
    onVisibleChanged: word.clear()
    Keys.onEscapePressed: root.exam.askSupervisor(false)

    Rectangle { anchors.fill: parent; color: Theme.night; opacity: 0.85 }
    MouseArea { anchors.fill: parent }
    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 4 * Theme.gap, 560 * Theme.scale)
        height: Math.min(parent.height - 2 * Theme.gap, column.implicitHeight + 4 * Theme.gap)
        color: Theme.panel
        accent: Theme.gold
        ScrollArea {
            anchors.fill: parent
            Column {
                id: column
                width: parent.width
                spacing: 1.5 * Theme.gap
                Heading { id: heading; width: parent.width; text: qsTr("For the supervisor") }
                BodyText { width: parent.width; text: qsTr("The time of the exam goes on until you give your word.") }
                SupervisorWord {
                    id: word
                    width: parent.width
                    exam: root.exam
                    onAccepted: interrupt.clicked()
                }
                AppButton {
                    id: interrupt
                    width: parent.width
                    visible: root.exam.state !== "introduction"
                    text: qsTr("Interrupt the exam")
                    filled: true
                    accent: Theme.gold
                    onClicked: {
                        root.exam.interrupt(word.supervisor, word.passphrase)
                        word.clear()
                    }
                }
                AppButton {
                    width: parent.width
                    text: qsTr("End the exam now")
                    Accessible.description: qsTr("What was done so far counts")
                    onClicked: {
                        root.exam.endNow(word.supervisor, word.passphrase)
                        word.clear()
                    }
                }
                AppButton { width: parent.width; text: qsTr("Back to the exam"); keyName: qsTr("Esc"); onClicked: root.exam.askSupervisor(false) }
            }
        }
    }
}
