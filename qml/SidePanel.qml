import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Cutcard

/// Beside the table: whose turn, what was said of the last action, what may come, and the actions themselves.
Rectangle {
    id: root

    required property var play
    required property bool roomy

    // With large text the buttons join what is scrolled, so that they never push the verdict out.
    readonly property bool tight: height < 600 * Theme.scale

    color: Theme.panel

    ColumnLayout {
        anchors { fill: parent; margins: Theme.gap }
        spacing: Theme.gap

        ScrollView {
            id: scroll
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentWidth: availableWidth
            clip: true

            ColumnLayout {
                width: scroll.availableWidth
                spacing: Theme.gap

                PromptText {
                    Layout.fillWidth: true
                    play: root.play
                }
                VerdictCard {
                    Layout.fillWidth: true
                    comment: root.play.comment
                }
                BodyText {
                    visible: text !== ""
                    Layout.fillWidth: true
                    text: root.play.message
                    color: Theme.gold
                    Accessible.role: Accessible.AlertMessage
                }
                HintCard {
                    visible: root.play.hint !== ""
                    Layout.fillWidth: true
                    text: root.play.hint
                }
                StepList {
                    visible: root.play.state === "acting" && root.play.way === "guided" && steps.title !== ""
                    Layout.fillWidth: true
                    steps: root.play.steps
                }
                TimeLineList {
                    visible: root.play.state === "finished"
                    Layout.fillWidth: true
                    play: root.play
                }
                PaletteGrid {
                    visible: root.play.state === "acting" && root.tight
                    Layout.fillWidth: true
                    play: root.play
                }
                ScoreBars {
                    visible: root.play.scores.length > 0 && (root.roomy || root.play.state === "finished")
                    Layout.fillWidth: true
                    scores: root.play.scores
                }
            }
        }
        PaletteGrid {
            visible: root.play.state === "acting" && !root.tight
            Layout.fillWidth: true
            play: root.play
        }
    }
}
