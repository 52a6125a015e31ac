import QtQuick
import QtQuick.Layouts
import Cutcard

/// How am I doing, in full: the picture of all skills, what is behind each field, frequent errors, what next.
FocusScope {
    id: root

    required property var board
    property int row: 0
    property int column: 0
    readonly property bool isWide: width > 1080 * Theme.scale
    readonly property var game: root.board.rows[root.row] ?? null
    signal back

    Keys.onEscapePressed: root.back()
    Component.onCompleted: map.forceActiveFocus(Qt.TabFocusReason)

    Rectangle { anchors.fill: parent; color: Theme.night }
    ScreenHeader {
        id: header
        width: parent.width
        title: qsTr("How am I doing?")
        subtitle: root.board.rightPercent < 0 ? qsTr("No answers yet")
                  : qsTr("Answers: %1 · right lately: %2 % · skills practised: %3 · mastered: %4 · due today: %5").arg(root.board.answers)
                    .arg(root.board.rightPercent).arg(root.board.practised).arg(root.board.mastered).arg(root.board.due)
        onBack: root.back()
    }
    ScrollArea {
        anchors { fill: parent; topMargin: header.height }
        GridLayout {
            width: parent.width
            columns: root.isWide ? 2 : 1
            columnSpacing: 2 * Theme.gap
            rowSpacing: 2 * Theme.gap
            ColumnLayout {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                spacing: 2 * Theme.gap
                LevelKey { Layout.fillWidth: true; levels: root.board.levels }
                HeatMap {
                    id: map
                    Layout.fillWidth: true
                    rows: root.board.rows
                    groups: root.board.groups
                    onChosen: (row, column) => {
                        root.row = row
                        root.column = column
                    }
                }
                Advice { Layout.fillWidth: true; suggestions: root.board.suggestions; families: root.board.families }
            }
            CellDetails {
                Layout.preferredWidth: 300 * Theme.scale
                Layout.fillWidth: !root.isWide
                Layout.alignment: Qt.AlignTop
                game: root.game
                group: root.board.groups[root.column]
                skills: root.game === null ? [] : root.board.rows && root.board.details(root.game.rules, root.column)
            }
        }
    }
}
