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

    RoundVoice { play: root.play }
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
        anchors {
            horizontalCenter: tableView.horizontalCenter
            bottom: parent.bottom; bottomMargin: Theme.gap + (isTall ? 0 : bar.height)
        }
        width: Math.min(tableView.width - 2 * Theme.gap, 900 * Theme.scale)
        room: tableView.height - 2 * Theme.gap
        most: root.height - 2 * Theme.gap
        play: root.play
    }
    DealerBar {
        id: bar
        anchors { left: parent.left; right: side.left; bottom: parent.bottom }
        height: Math.min(implicitHeight, Math.max(200, root.height * 0.28))
        play: root.play
    }
    ExamSide {
        id: side
        anchors { top: parent.top; right: parent.right; bottom: parent.bottom }
        width: Math.floor(Math.min(parent.width * 0.38, Math.max(340 * Theme.scale, parent.width * 0.225)))
        play: root.play
        onEndWanted: root.ending = true
    }
    ConfirmSheet {
        anchors.fill: parent
        visible: root.ending
        title: qsTr("End this round?")
        words: qsTr("What was left out cannot be done any more.")
        yes: qsTr("End the round")
        no: qsTr("Go on dealing")
        onAccepted: {
            root.ending = false
            root.exam.endRound()
        }
        onRefused: root.ending = false
        onVisibleChanged: {
            focus = visible
            root.forceActiveFocus()
        }
    }
}
