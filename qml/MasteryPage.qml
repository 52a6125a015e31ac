import QtQuick
import Cutcard

/// Where the trainee stands.
FocusScope {
    id: root

    required property var program

    MasteryScreen {
        anchors.fill: parent
        focus: true
        board: root.program.mastery
        onBack: root.program.go("start")
    }
}
