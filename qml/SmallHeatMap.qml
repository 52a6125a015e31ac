pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The picture of all skills, small: a row a game.
Column {
    id: root

    required property var rows

    spacing: Theme.gap * 0.4
    Repeater {
        model: root.rows
        Column {
            id: line
            required property var modelData
            readonly property real cellWidth: (root.width - 3 * (modelData.cells.length - 1)) / modelData.cells.length
            width: root.width
            spacing: 3
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("%1, %2: %3").arg(line.modelData.title).arg(line.modelData.jurisdiction).arg(line.modelData.levelName)
            Caption {
                width: line.width
                text: qsTr("%1 · %2").arg(line.modelData.title).arg(line.modelData.jurisdiction)
            }
            Row {
                spacing: 3
                Repeater {
                    model: line.modelData.cells
                    HeatCell {
                        required property var modelData
                        width: line.cellWidth
                        height: Math.round(17 * Theme.scale)
                        cell: modelData
                        isSmall: true
                    }
                }
            }
        }
    }
}
