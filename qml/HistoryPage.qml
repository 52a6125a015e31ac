import QtQuick
import Cutcard

/// The rounds that were dealt.
FocusScope {
    id: root

    required property var program

    HistoryScreen {
        anchors.fill: parent
        focus: true
        rounds: root.program.history
        onBack: root.program.go("start")
    }
}
