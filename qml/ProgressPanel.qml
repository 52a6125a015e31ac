pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// How am I doing?
Column {
    id: root

    required property var board
    required property int suggestionCount
    signal opened

    spacing: Theme.gap * 1.5

    // Positioners, not layouts: what wraps has its height from its width alone.
    Heading { width: root.width; text: qsTr("How am I doing?") }
    Row {
        id: figures
        readonly property real third: (root.width - 2 * spacing) / 3
        spacing: Theme.gap
        Figure { width: figures.third; value: root.board.answers; name: qsTr("answers") }
        Figure {
            width: figures.third
            value: root.board.rightPercent < 0 ? qsTr("–") : qsTr("%1 %").arg(root.board.rightPercent)
            name: qsTr("right lately")
        }
        Figure { width: figures.third; value: root.board.due; name: qsTr("due today") }
    }
    SmallHeatMap { width: root.width; rows: root.board.rows }
    FaultNote { width: root.width; visible: root.board.fault !== ""; text: root.board.fault }
    Column {
        width: root.width
        spacing: Theme.gap / 2
        Repeater {
            model: root.board.suggestions
            BodyText {
                required property var modelData
                required property int index
                visible: index < root.suggestionCount
                width: root.width
                text: modelData.text
                font.pixelSize: Theme.small
                leftPadding: Theme.gap
                Rectangle { width: 3; height: parent.height; radius: 1.5; color: Theme.gold }
            }
        }
    }
    AppButton {
        width: root.width
        text: qsTr("All skills")
        onClicked: root.opened()
    }
}
