import QtQuick
import Cutcard

/// What can be set.
FocusScope {
    id: root

    required property var program

    SettingsScreen {
        anchors.fill: parent
        focus: true
        settings: root.program.settings
        onBack: root.program.goBack()
    }
}
