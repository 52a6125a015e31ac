import QtQuick
import Cutcard

/// A round on the table: the felt, the tray below it, and beside it what is to be said.
FocusScope {
    id: root

    required property var play
    readonly property bool roomy: height >= 900
    // With large text what is under the finished round has the whole width.
    readonly property bool isBarWide: play.state === "finished" && Theme.scale > 1.2

    // A button that is not seen any more would keep the keys.
    readonly property string phase: play.state
    onPhaseChanged: if (root.activeFocus) tableView.forceActiveFocus()

    signal leaveWanted
    signal again
    signal helpWanted

    focus: true
    Keys.onPressed: event => {
        event.accepted = root.play.press(event.key, event.modifiers, event.text, event.isAutoRepeat)
    }
    Keys.onReturnPressed: event => {
        event.accepted = root.play.state === "finished"
        if (event.accepted) root.again()
    }
    Keys.onEscapePressed: {
        if (!root.play.press(Qt.Key_Escape, 0, "", false)) root.leaveWanted()
    }

    Rectangle { anchors.fill: parent; color: Theme.night }

    RoundVoice { play: root.play }
    PlayHeader {
        id: header
        anchors { top: parent.top; left: parent.left; right: parent.right }
        play: root.play
        onLeaveWanted: root.leaveWanted()
        onHelpWanted: root.helpWanted()
        onServed: tableView.forceActiveFocus()
    }
    TableView {
        id: tableView
        focus: true
        activeFocusOnTab: true
        anchors { top: header.bottom; left: parent.left; right: side.left; bottom: bar.top }
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
        most: root.height - header.height - 2 * Theme.gap
        play: root.play
    }
    Item {
        id: bar
        anchors { left: parent.left; right: root.isBarWide ? parent.right : side.left; bottom: parent.bottom }
        height: dealerBar.visible ? Math.min(dealerBar.implicitHeight, Math.max(200, root.height * 0.28)) : watchBar.visible ? watchBar.implicitHeight : replayBar.implicitHeight

        DealerBar {
            id: dealerBar
            anchors.fill: parent
            visible: root.play.state === "acting"
            play: root.play
        }
        WatchBar {
            id: watchBar
            anchors.fill: parent
            visible: root.play.state === "watching"
            play: root.play
        }
        ReplayBar {
            id: replayBar
            anchors.fill: parent
            visible: root.play.state === "finished"
            play: root.play
            onAgain: root.again()
            onLeaveWanted: root.leaveWanted()
        }
    }
    SidePanel {
        id: side
        anchors { top: header.bottom; right: parent.right; bottom: root.isBarWide ? bar.top : parent.bottom }
        // Whole pixels: half of one would cut the borders of what is in it.
        width: Math.floor(Math.min(parent.width * 0.38, Math.max(340 * Theme.scale, parent.width * 0.225)))
        play: root.play
        roomy: root.roomy
    }
}
