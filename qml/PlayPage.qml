import QtQuick
import Cutcard

/// A round on the table.
FocusScope {
    id: root

    required property var program

    PlayScreen {
        anchors.fill: parent
        focus: true
        play: root.program.play
        onLeaveWanted: root.program.leaveRound()
        onAgain: root.program.anotherRound()
        onHelpWanted: root.program.go("help")
    }
}
