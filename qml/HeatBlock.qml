pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// One game in the picture of skills where a row of fields would be too wide: its name, and under it the fields with theirs.
Column {
    id: root

    required property var game
    required property var groups
    property int current: -1
    readonly property int columns: Math.max(1, Math.floor(width / (170 * Theme.scale)))
    signal chosen(int column)

    spacing: Theme.gap / 2
    GameLabel { width: root.width; game: root.game }
    Grid {
        id: grid
        columns: root.columns
        spacing: Math.round(4 * Theme.scale)
        Repeater {
            model: root.game.cells
            HeatCell {
                id: field
                required property int index
                required property var modelData
                width: (root.width - (root.columns - 1) * grid.spacing) / root.columns
                height: implicitHeight
                title: root.groups[index]
                cell: modelData
                isCurrent: root.current === index
                // The one that is looked at is scrolled to.
                focus: isCurrent
                Accessible.role: Accessible.Cell
                Accessible.name: field.cell.sentence
                Accessible.onPressAction: root.chosen(field.index)
                TapHandler { onTapped: root.chosen(field.index) }
            }
        }
    }
}
