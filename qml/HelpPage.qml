import QtQuick
import Cutcard

/// The keys.
FocusScope {
    id: root

    required property var program

    HelpScreen {
        anchors.fill: parent
        focus: true
        settings: root.program.settings
        onBack: root.program.goBack()
        onOpenSettings: root.program.go("settings")
    }
}
