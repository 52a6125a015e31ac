import QtQuick
import Cutcard

/// What the kiosk lays over the screens: the way out, its first day, and the question whether anybody is there.
Item {
    id: root

    required property var kiosk
    required property var program
    readonly property bool isOpen: uppermost !== null
    readonly property Item uppermost: idle.visible ? idle : leaving.visible ? leaving : firstDay.visible ? firstDay : null
    // What lay below the one that went has the keys again.
    onUppermostChanged: if (uppermost) uppermost.forceActiveFocus()

    Shortcut { sequence: "Ctrl+Shift+Q"; enabled: root.kiosk.mayBeLeft; onActivated: root.kiosk.askToLeave(true) }

    KioskSheet {
        id: firstDay
        anchors.fill: parent
        visible: root.kiosk.unclaimed && !root.program.examIsOn
        title: qsTr("This kiosk has no supervisor yet")
        words: qsTr("Set one up before trainees come: without a passphrase anybody could leave the kiosk.")
        onActiveFocusChanged: if (activeFocus) setUp.forceActiveFocus(Qt.TabFocusReason)
        AppButton {
            id: setUp
            width: parent.width
            text: qsTr("Set up a supervisor")
            filled: true
            accent: Theme.gold
            onClicked: root.program.openConsole()
        }
        AppButton { width: parent.width; text: qsTr("Leave the kiosk"); onClicked: root.kiosk.leaveUnclaimed() }
    }
    LeaveKiosk { id: leaving; anchors.fill: parent; kiosk: root.kiosk; visible: root.kiosk.leaving && !root.kiosk.unclaimed }
    KioskSheet {
        id: idle
        anchors.fill: parent
        visible: root.kiosk.secondsLeft > 0
        title: qsTr("Are you still there?")
        words: qsTr("The start screen comes back in %n second(s). What you began is kept.", "", root.kiosk.secondsLeft)
        onActiveFocusChanged: if (activeFocus) here.forceActiveFocus(Qt.TabFocusReason)
        AppButton { id: here; width: parent.width; text: qsTr("I am here"); filled: true; accent: Theme.gold }
    }
}
