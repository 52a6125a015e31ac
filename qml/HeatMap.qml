pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// Every skill as a picture: a row a game, a column a group. Arrows move, Enter looks closer.
FocusScope {
    id: root

    required property var rows
    required property var groups
    property int row: 0
    property int column: 0
    signal chosen(int row, int column)

    function move(rows: int, columns: int) {
        root.row = Math.max(0, Math.min(root.rows.length - 1, root.row + rows))
        root.column = Math.max(0, Math.min(root.groups.length - 1, root.column + columns))
        root.chosen(root.row, root.column)
    }

    implicitHeight: grid.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: root.rows.length > 0 ? root.rows[root.row].title + ". " + root.rows[root.row].cells[root.column].sentence : ""
    Keys.onUpPressed: root.move(-1, 0)
    Keys.onDownPressed: root.move(1, 0)
    Keys.onLeftPressed: root.move(0, -1)
    Keys.onRightPressed: root.move(0, 1)

    GridLayout {
        id: grid
        width: parent.width
        columns: root.groups.length + 1
        columnSpacing: 4
        rowSpacing: 4

        Item { Layout.preferredWidth: 190 * Theme.scale; implicitHeight: 1 }
        Repeater {
            model: root.groups
            Caption {
                required property string modelData
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignBottom
                text: modelData
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.small - 1
            }
        }
        Repeater {
            model: root.rows.length * (root.groups.length + 1)
            Loader {
                id: place
                required property int index
                readonly property int line: Math.floor(index / (root.groups.length + 1))
                readonly property int cellIndex: index % (root.groups.length + 1) - 1
                readonly property var game: root.rows[line]
                Layout.fillWidth: cellIndex >= 0
                Layout.preferredWidth: cellIndex < 0 ? 190 * Theme.scale : 1
                Layout.preferredHeight: Theme.target * 1.25
                sourceComponent: cellIndex < 0 ? label : field

                Component {
                    id: label
                    GameLabel { game: place.game }
                }
                Component {
                    id: field
                    HeatCell {
                        cell: place.game.cells[place.cellIndex]
                        isCurrent: root.row === place.line && root.column === place.cellIndex
                        Accessible.role: Accessible.Cell
                        Accessible.name: cell.sentence
                        TapHandler {
                            onTapped: {
                                root.row = place.line
                                root.column = place.cellIndex
                                root.chosen(root.row, root.column)
                                root.forceActiveFocus()
                            }
                        }
                    }
                }
            }
        }
    }
}
