import QtQuick
import Cutcard

/// What is due.
FocusScope {
    id: root

    required property var program

    ReviewScreen {
        anchors.fill: parent
        focus: true
        session: root.program.review
        settings: root.program.settings
        onBack: root.program.go("start")
    }
}
