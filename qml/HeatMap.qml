pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// Every skill as a picture: a row a game, a column a group. Arrows move from field to field.
FocusScope {
    id: root

    required property var rows
    required property var groups
    property int row: 0
    property int column: 0
    readonly property bool isNarrow: width < 900 * Theme.scale
    readonly property real labelWidth: Math.min(180 * Theme.scale, width * 0.22)
    signal chosen(int row, int column)

    function choose(row: int, column: int) {
        root.row = Math.max(0, Math.min(root.rows.length - 1, row))
        root.column = Math.max(0, Math.min(root.groups.length - 1, column))
        root.chosen(root.row, root.column)
        root.forceActiveFocus()
    }

    implicitHeight: lines.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("%1: %2").arg(root.rows[root.row]?.title ?? "").arg(root.rows[root.row]?.cells[root.column].sentence ?? "")
    Keys.onUpPressed: root.choose(root.row - 1, root.column)
    Keys.onDownPressed: root.choose(root.row + 1, root.column)
    Keys.onLeftPressed: root.choose(root.row, root.column - 1)
    Keys.onRightPressed: root.choose(root.row, root.column + 1)

    ColumnLayout {
        id: lines
        width: parent.width
        spacing: Math.round(4 * Theme.scale)

        RowLayout {
            Layout.fillWidth: true
            visible: !root.isNarrow
            spacing: Math.round(4 * Theme.scale)
            Item { Layout.preferredWidth: root.labelWidth; implicitHeight: 1 }
            Repeater {
                model: root.groups
                Caption {
                    required property string modelData
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignBottom
                    text: modelData
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Math.max(11, Theme.small - 2)
                }
            }
        }
        Repeater {
            model: root.isNarrow ? root.rows : []
            HeatBlock {
                id: block
                required property int index
                required property var modelData
                Layout.fillWidth: true
                game: modelData
                groups: root.groups
                current: root.row === index ? root.column : -1
                onChosen: column => root.choose(block.index, column)
            }
        }
        Repeater {
            model: root.isNarrow ? [] : root.rows
            HeatRow {
                id: line
                required property int index
                required property var modelData
                Layout.fillWidth: true
                game: modelData
                labelWidth: root.labelWidth
                current: root.row === index ? root.column : -1
                onChosen: column => root.choose(line.index, column)
            }
        }
    }
}
