pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// A question of an exam: a digit or a touch selects, Enter gives the answer.
FocusScope {
    id: root

    required property var exam
    readonly property var desk: exam.desk

    Keys.onPressed: event => {
        event.accepted = true
        const digit = event.key - Qt.Key_1
        if (digit >= 0 && digit < root.desk.options.length)
            root.exam.choose(digit)
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat)
            root.exam.confirm()
    }
    Connections {
        target: root.desk
        function onChanged() { if (root.desk.asking) root.forceActiveFocus() }
    }

    QuestionColumns {
        anchors.fill: parent
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
