import QtQuick
import QtQuick.Layouts
import Cutcard

/// Everything that can be set, and the keys.
FocusScope {
    id: root

    required property var settings
    readonly property bool isWide: width > 900 * Theme.scale
    signal back

    Keys.onEscapePressed: root.back()

    Rectangle { anchors.fill: parent; color: Theme.night }
    ScreenHeader {
        id: header
        width: parent.width
        title: qsTr("Settings")
        onBack: root.back()
        AppButton { text: qsTr("Everything to its default"); onClicked: root.settings.resetAll() }
    }
    ScrollArea {
        anchors { fill: parent; topMargin: header.height }
        GridLayout {
            width: Math.min(parent.width, 1200 * Theme.scale)
            x: (parent.width - width) / 2
            columns: root.isWide ? 2 : 1
            columnSpacing: 3 * Theme.gap
            rowSpacing: 3 * Theme.gap
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: 2 * Theme.gap
                Repeater {
                    model: root.settings.notices
                    FaultNote {
                        required property string modelData
                        Layout.fillWidth: true
                        text: modelData
                    }
                }
                Panel {
                    Layout.fillWidth: true
                    implicitHeight: look.implicitHeight + 4 * Theme.gap
                    color: Theme.panel
                    LookSettings {
                        id: look
                        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 * Theme.gap }
                        settings: root.settings
                    }
                }
            }
            Panel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                implicitHeight: keys.implicitHeight + 4 * Theme.gap
                color: Theme.panel
                KeyEditor {
                    id: keys
                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 * Theme.gap }
                    keys: root.settings.keys
                }
            }
        }
    }
}
