import QtQuick
import Cutcard

/// The way out of the kiosk: a supervisor's passphrase.
KioskSheet {
    id: root

    required property var kiosk

    title: qsTr("Leave the kiosk")
    words: qsTr("Cutcard ends. What was begun is kept. This needs a supervisor.")
    visible: root.kiosk.leaving
    onDismissed: root.kiosk.askToLeave(false)
    onActiveFocusChanged: if (activeFocus) word.takeFocus()
    onVisibleChanged: word.clear()

    function leave() {
        root.kiosk.leave(word.supervisor, word.passphrase)
        word.clear()
    }

    SupervisorWord { id: word; width: parent.width; exam: root.kiosk; onAccepted: root.leave() }
    AppButton { width: parent.width; text: qsTr("Leave the kiosk"); filled: true; accent: Theme.gold; onClicked: root.leave() }
    AppButton { width: parent.width; text: qsTr("Stay"); keyName: qsTr("Esc"); onClicked: root.kiosk.askToLeave(false) }
}
