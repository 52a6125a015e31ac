import QtQuick
import Cutcard

/// A round of an exam: the table as in practice, and nobody who comments.
FocusScope {
    id: root

    required property var exam
    readonly property var play: exam.play
    property bool ending: false

    focus: true
    Keys.onPressed: event => {
        event.accepted = true
        if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && event.modifiers & Qt.ControlModifier)
            root.ending = true
        else
            root.play.press(event.key, event.modifiers, event.text, event.isAutoRepeat)
    }
    Keys.onEscapePressed: root.play.press(Qt.Key_Escape, 0, "", false)

    TableView {
        id: tableView
        anchors { top: parent.top; left: parent.left; right: side.left; bottom: bar.top }
        table: root.play.table
        active: root.play.state === "acting"
        onSpotTouched: (seat, wager) => root.play.selectSpot(seat, wager)
        onSeatTouched: seat => root.play.selectSeat(seat)
        onCardTouched: (seat, zone) => {
            if (zone === "seat") root.play.selectSeat(seat)
            else if (zone === "dealer") root.play.selectSeat(0)
        }
        onFurnitureTouched: kind => root.play.touchFurniture(kind)
    }
    EntrySheet {
        anchors { horizontalCenter: tableView.horizontalCenter; bottom: bar.top; bottomMargin: Theme.gap }
        width: Math.min(tableView.width - 2 * Theme.gap, 900 * Theme.scale)
        play: root.play
    }
    DealerBar {
        id: bar
        anchors { left: parent.left; right: side.left; bottom: parent.bottom }
        height: Math.min(implicitHeight, root.height * 0.28)
        play: root.play
    }
    ExamSide {
        id: side
        anchors { top: parent.top; right: parent.right; bottom: parent.bottom }
        width: Math.min(parent.width * 0.38, Math.max(340 * Theme.scale, parent.width * 0.225))
        play: root.play
        onEndWanted: root.ending = true
    }
    Loader {
        anchors.fill: parent
        active: root.ending
        sourceComponent: ConfirmSheet {
            title: qsTr("End this round?")
            words: qsTr("What was left out cannot be done any more.")
            yes: qsTr("End the round")
            no: qsTr("Go on dealing")
            // Qt 6.4 cannot bind a component of a screen that a Loader has read.
            // qmllint disable unqualified
            onAccepted: {
                root.ending = false
                root.exam.endRound()
            }
            onRefused: root.ending = false
            // qmllint enable unqualified
        }
        onLoaded: (item as Item).forceActiveFocus()
        onActiveChanged: if (!active) root.forceActiveFocus()
    }
}
