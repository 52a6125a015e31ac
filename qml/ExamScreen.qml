import QtQuick
import Cutcard

/// One exam from its introduction to its result. There is no way out of it but a supervisor's.
FocusScope {
    id: root

    required property var exam
    required property var settings
    readonly property string stage: exam.state
    readonly property var parts: ({
        "introduction": "ExamIntroduction.qml", "round": "ExamRound.qml", "question": "ExamQuestion.qml",
        "break": "ExamBreak.qml", "needs_supervisor": "ExamPause.qml", "over": "ExamOver.qml"
    })
    readonly property bool canBeInterrupted: root.stage !== "needs_supervisor" && root.stage !== "over" && root.stage !== "off"

    function show() {
        if (!root.parts[root.stage])
            return
        // Where no time runs one can choose how it looks.
        const stands = root.stage === "introduction" || root.stage === "needs_supervisor"
        part.setSource(root.parts[root.stage], stands ? { exam: root.exam, settings: root.settings } : { exam: root.exam })
    }
    readonly property bool isAsking: exam.state === "question" || exam.state === "round"
    readonly property string item: isAsking ? exam.progress.itemText : ""
    onItemChanged: Announcer.say(root.exam.state === "question" ? qsTr("%1. %2").arg(root.item).arg(root.exam.desk.spoken) : root.item)
    onStageChanged: show()
    Component.onCompleted: show()
    Keys.onPressed: event => { event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab }

    Shortcut {
        sequence: "Ctrl+Alt+S"
        enabled: root.canBeInterrupted
        onActivated: root.exam.askSupervisor(true)
    }
    Rectangle { anchors.fill: parent; color: Theme.night }
    ExamHeader {
        id: header
        width: parent.width
        exam: root.exam
        canBeInterrupted: root.canBeInterrupted
        onSupervisorWanted: root.exam.askSupervisor(true)
    }
    FaultNote {
        id: note
        anchors { top: header.bottom; left: parent.left; right: parent.right; margins: visible ? Theme.gap : 0 }
        visible: root.exam.message !== "" && root.stage !== "needs_supervisor" && !root.exam.supervisorAsked
        height: visible ? implicitHeight : 0
        text: root.exam.message
        canRetry: root.stage === "over"
        onRetry: root.exam.sealAgain()
    }
    Loader {
        id: part
        anchors { top: note.bottom; left: parent.left; right: parent.right; bottom: parent.bottom }
        focus: !root.exam.supervisorAsked
        enabled: !root.exam.supervisorAsked
        onLoaded: (item as Item).forceActiveFocus()
    }
    ExamIntervention {
        anchors.fill: parent
        visible: root.exam.supervisorAsked
        exam: root.exam
        onVisibleChanged: {
            if (visible) forceActiveFocus()
            else if (part.item) (part.item as Item).forceActiveFocus()
        }
    }
}
