pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// One game in the picture of skills.
RowLayout {
    id: root

    required property var game
    required property real labelWidth
    property int current: -1
    signal chosen(int column)

    spacing: Math.round(4 * Theme.scale)
    GameLabel { Layout.preferredWidth: root.labelWidth; game: root.game }
    Repeater {
        model: root.game.cells
        HeatCell {
            id: field
            required property int index
            required property var modelData
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            Layout.minimumHeight: Theme.target
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
