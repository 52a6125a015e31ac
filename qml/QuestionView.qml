pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// A question with everything that belongs to it. Digits answer, the key for "next" goes on.
FocusScope {
    id: root

    required property var desk
    required property string nextText
    required property var keys
    readonly property string nextKey: root.keys.revision >= 0 ? root.keys.keyOf("next") : ""
    signal next

    function goOn() {
        if (root.desk.worked)
            root.desk.understood()
        else if (root.desk.answered)
            root.next()
    }

    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_1
        if (digit >= 0 && digit < root.desk.options.length && root.desk.asking) {
            root.desk.answer(digit)
            event.accepted = true
        } else if (!root.desk.asking && root.keys.actionFor(event.key, event.modifiers) === "next") {
            root.goOn()
            event.accepted = true
        }
    }
    Connections {
        target: root.desk
        function onChanged() {
            if (root.desk.answered || root.desk.worked)
                verdict.takeFocus()
            else if (root.desk.asking)
                columns.forceActiveFocus()
        }
    }

    readonly property string asked: root.visible && root.desk.asking ? root.desk.spoken : ""
    onAskedChanged: Announcer.say(root.asked)

    QuestionColumns {
        id: columns
        anchors.fill: parent
        focus: true
        desk: root.desk

        TimeBar { width: parent.width; desk: root.desk }
        Repeater {
            model: root.desk.options
            AnswerButton {
                required property int index
                required property string modelData
                width: parent.width
                number: index + 1
                text: modelData
                isOpen: root.desk.asking
                isRight: root.desk.rightIndex === index
                isChosen: root.desk.chosenIndex === index
                onClicked: root.desk.answer(index)
            }
        }
        FaultNote { width: parent.width; visible: root.desk.fault !== ""; text: root.desk.fault }
        VerdictPanel {
            id: verdict
            width: parent.width
            desk: root.desk
            nextText: root.nextText
            nextKey: root.nextKey
            onNext: root.next()
        }
    }
}
