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
    readonly property string event: play.table.eventText
    readonly property string floor: play.table.floorIsHere ? qsTr("The floorperson is at the table") : ""

    onHintChanged: Announcer.say(root.hint)
    onMessageChanged: Announcer.say(root.message)
    onAskedChanged: Announcer.say(root.asked)
    onAmountChanged: Announcer.say(root.amount)
    onEventChanged: Announcer.say(root.event)
    onFloorChanged: Announcer.say(root.floor)
    // Where nothing is judged, what was done is said.
    onDoneChanged: {
        if (root.play.comment.tone === "info")
            Announcer.say(qsTr("%1. %2").arg(root.play.comment.headline).arg(root.play.comment.why))
    }
    Connections {
        target: root.play
        function onJudged(right, sentence) { Announcer.say(sentence) }
    }
}
