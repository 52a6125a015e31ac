pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// A question of an exam: a digit or a touch selects, Enter gives the answer.
FocusScope {
    id: root

    required property var exam
    readonly property var desk: exam.desk

    // Enter on an answer that has the focus would choose it once more.
    function takeKeys() { columns.forceActiveFocus() }
    readonly property string chosen: root.desk.options[root.exam.selected] ?? ""
    onChosenChanged: if (root.chosen !== "") Announcer.say(qsTr("Chosen: %1").arg(root.chosen))

    Keys.onPressed: event => {
        // Tab goes on to the answers.
        event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab
        const digit = event.key - Qt.Key_1
        if (digit >= 0 && digit < root.desk.options.length) {
            root.exam.choose(digit)
            root.takeKeys()
        } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat) {
            root.exam.confirm()
        }
    }
    Connections {
        target: root.desk
        function onChanged() { if (root.desk.asking) root.takeKeys() }
    }

    QuestionColumns {
        id: columns
        anchors.fill: parent
        focus: true
        desk: root.desk

        Repeater {
            model: root.desk.options
            AnswerButton {
                required property int index
                required property string modelData
                width: parent.width
                number: index + 1
                text: modelData
                isOpen: true
                focusPolicy: Qt.TabFocus
                isSelected: root.exam.selected === index
                onClicked: root.exam.choose(index)
            }
        }
        AppButton {
            width: parent.width
            enabled: root.exam.selected >= 0
            text: qsTr("Confirm")
            keyName: qsTr("Enter")
            filled: enabled
            accent: Theme.gold
            font.bold: true
            onClicked: root.exam.confirm()
        }
    }
}
