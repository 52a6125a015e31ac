import QtQuick
import Cutcard

/// One thing, ten times.
FocusScope {
    id: root

    required property var program

    DrillScreen {
        anchors.fill: parent
        focus: true
        session: root.program.drill
        settings: root.program.settings
        onBack: root.program.go("start")
    }
}
