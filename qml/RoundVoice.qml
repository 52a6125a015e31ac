import QtQuick
import Cutcard

/// Says what comes of the actions in a round, what they still need, and what happens at the table.
Item {
    id: root

    required property var play
    readonly property string hint: play.hint
    readonly property string message: play.message
    readonly property string asked: play.entry.title ?? ""
    readonly property string amount: play.entry.amount ?? ""
    readonly property int done: play.length
    readonly property string picked: (play.entry.cards ?? []).filter(card => card.picked).map(card => card.name).join(", ")
    readonly property string named: (play.entry.choices ?? []).find(choice => choice.chosen)?.text ?? ""
    readonly property string result: play.state === "finished" ? root.play.result.text ?? "" : ""
    readonly property int position: play.position
    property bool isLooking: false
    readonly property string event: play.table.eventText
    readonly property string floor: play.table.floorIsHere ? qsTr("The floorperson is at the table") : ""

    onHintChanged: Announcer.say(root.hint)
    onMessageChanged: Announcer.say(root.message)
    onAskedChanged: Announcer.say(root.asked)
    onAmountChanged: Announcer.say(root.amount)
    onEventChanged: Announcer.say(root.event)
    onFloorChanged: Announcer.say(root.floor)
    onPickedChanged: if (root.play.entry.cards) Announcer.say(root.picked === "" ? qsTr("No card is pulled out") : root.picked)
    onNamedChanged: Announcer.say(root.named)
    onResultChanged: {
        settled.restart()
        if (root.result === "")
            return
        const mistakes = root.play.result.mistakes ?? 0
        Announcer.say(mistakes > 0 ? qsTr("%1. Mistakes: %2").arg(root.result).arg(mistakes) : root.result)
    }
    // The last action has brought the position that is there at first.
    Timer { id: settled; interval: 0; running: true; onTriggered: root.isLooking = root.result !== "" }
    // Afterwards one goes through it, forwards and back.
    onPositionChanged: if (root.isLooking && root.result !== "") sayComment()
    // Where nothing is judged, what was done is said.
    onDoneChanged: if (root.play.comment.tone === "info") sayComment()
    function sayComment() {
        const comment = root.play.comment
        if (comment.tone)
            Announcer.say(qsTr("%1. %2").arg(comment.headline).arg(comment.why))
    }
    Connections {
        target: root.play
        function onJudged(right, sentence) { Announcer.say(sentence) }
    }
}
