import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// Beside the table: whose turn, what was said of the last action, what may come, and the actions themselves.
Rectangle {
    id: root

    required property var play
    required property bool roomy
    // With large text the buttons join what is scrolled, so that they never push the verdict out.
    readonly property bool tight: height < 600 * Theme.scale
    readonly property bool acting: play.state === "acting"

    color: Theme.panel

    // What may come now is seen whole where what was said of the last action stays in sight too.
    function follow() {
        const hidden = steps.visible ? steps.y + steps.openEnd() - scroll.availableHeight : 0
        const most = verdict.visible ? verdict.y : content.height
        scroll.contentItem.contentY = hidden <= most ? Math.max(0, hidden) : 0
    }
    readonly property string doing: [play.steps.title, play.steps.progress, play.comment.headline].join()
    readonly property real end: steps.y + steps.height
    onDoingChanged: later.restart()
    onEndChanged: later.restart()
    Timer { id: later; interval: 0; onTriggered: root.follow() }

    ScrollView {
        id: scroll
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: palette.visible ? palette.top : parent.bottom; margins: Theme.gap }
        contentWidth: availableWidth
        rightPadding: Theme.gap
        clip: true
        ScrollBar.vertical: AppScrollBar {
            parent: scroll
            x: scroll.width - width
            height: scroll.height
        }

        // A positioner, not a layout: what wraps has its height from its width alone.
        Column {
            id: content
            width: scroll.availableWidth
            spacing: Theme.gap

            PromptText {
                width: parent.width
                play: root.play
            }
            VerdictCard {
                id: verdict
                width: parent.width
                comment: root.play.comment
            }
            BodyText {
                width: parent.width
                visible: text !== ""
                text: root.play.message
                color: Theme.gold
            }
            HintCard {
                width: parent.width
                visible: root.play.hint !== ""
                text: root.play.hint
            }
            StepList {
                id: steps
                width: parent.width
                visible: root.acting && root.play.way === "guided" && root.play.steps.title !== ""
                steps: root.play.steps
                room: root.roomy ? 9 : 3
            }
            TimeLineList {
                width: parent.width
                visible: root.play.state === "finished"
                play: root.play
            }
            PaletteGrid {
                width: parent.width
                visible: root.acting && root.tight
                play: root.play
            }
            ScoreBars {
                width: parent.width
                visible: root.play.scores.length > 0 && (root.roomy || root.play.state === "finished")
                scores: root.play.scores
            }
        }
    }
    PaletteGrid {
        id: palette
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.gap }
        visible: root.acting && !root.tight
        height: visible ? implicitHeight : 0
        play: root.play
    }
}
