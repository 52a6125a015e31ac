import QtQuick
import QtQuick.Layouts
import Cutcard

/// The picture of all skills, small: a row a game.
ColumnLayout {
    id: root

    required property var rows

    spacing: Theme.gap * 0.6
    Repeater {
        model: root.rows
        ColumnLayout {
            id: line
            required property var modelData
            Layout.fillWidth: true
            spacing: 3
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("%1, %2: %3").arg(line.modelData.title).arg(line.modelData.jurisdiction).arg(line.modelData.levelName)
            Caption {
                Layout.fillWidth: true
                text: qsTr("%1 · %2").arg(line.modelData.title).arg(line.modelData.jurisdiction)
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: 3
                Repeater {
                    model: line.modelData.cells
                    HeatCell {
                        required property var modelData
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        Layout.preferredHeight: Math.round(17 * Theme.scale)
                        cell: modelData
                        isSmall: true
                    }
                }
            }
        }
    }
}
