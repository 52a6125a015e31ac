pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// A round on the table, or a question with its answers, for somebody who looks at it afterwards.
Rectangle {
    id: root

    required property var board

    color: Theme.night

    // The console has an engine, and so a Theme, of its own.
    Binding { target: Theme; property: "scale"; value: root.board.scale }
    Binding { target: Theme; property: "high"; value: root.board.highContrast }

    TableView {
        anchors.fill: parent
        visible: root.board.showsTable
        table: root.board.table
        active: false
    }
    ScrollArea {
        anchors.fill: parent
        visible: root.board.showsQuestion
        Column {
            width: Math.min(parent.width, 820 * Theme.scale)
            x: (parent.width - width) / 2
            spacing: Theme.gap
            Text {
                width: parent.width
                text: root.board.text
                color: Theme.text
                font { pixelSize: Theme.large; bold: true }
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            QuestionTable { width: parent.width; desk: root.board }
            Repeater {
                model: root.board.options
                AnswerButton {
                    required property int index
                    required property string modelData
                    width: parent?.width ?? 0
                    number: index + 1
                    text: modelData
                    isOpen: false
                    isRight: root.board.rightIndex === index
                    isChosen: root.board.chosenIndex === index
                }
            }
        }
    }
}
