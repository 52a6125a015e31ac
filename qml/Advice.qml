import QtQuick
import QtQuick.Layouts
import Cutcard

/// What to practise next, and the errors that come most often.
GridLayout {
    id: root

    required property var suggestions
    required property var families

    columns: width > 620 * Theme.scale ? 2 : 1
    columnSpacing: 2 * Theme.gap
    rowSpacing: 2 * Theme.gap

    ColumnLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 3
        Layout.alignment: Qt.AlignTop
        spacing: Theme.gap
        Heading { Layout.fillWidth: true; text: qsTr("What next") }
        Repeater {
            model: root.suggestions
            BodyText {
                required property var modelData
                Layout.fillWidth: true
                text: modelData.text
                leftPadding: Theme.gap
                Rectangle { width: 3; height: parent.height; radius: 1.5; color: Theme.gold }
            }
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 2
        Layout.alignment: Qt.AlignTop
        visible: root.families.length > 0
        spacing: Theme.gap
        Heading { Layout.fillWidth: true; text: qsTr("Errors lately") }
        Repeater {
            model: root.families
            RowLayout {
                id: line
                required property var modelData
                Layout.fillWidth: true
                spacing: Theme.gap
                BodyText { Layout.fillWidth: true; text: line.modelData.name; font.pixelSize: Theme.small }
                Rectangle {
                    implicitWidth: Math.max(4, 90 * Theme.scale * line.modelData.percent / 100)
                    implicitHeight: Theme.gap
                    radius: height / 2
                    color: Theme.take
                }
                Caption { text: line.modelData.recent; wrapMode: Text.NoWrap }
            }
        }
    }
}
