import QtQuick
import QtQuick.Layouts
import Cutcard

/// What belongs to the chosen way to train, and the button that begins.
Column {
    id: root

    required property string task
    required property var settings
    required property var menu
    required property int due
    readonly property bool isRound: root.task === "watch" || root.task === "guided" || root.task === "free"
    signal begin
    signal drill(string kind)

    function takeFocus() { begin.forceActiveFocus(Qt.TabFocusReason) }

    spacing: Theme.gap * 1.5

    RowLayout {
        width: parent.width
        spacing: Theme.gap * 1.5
        AppCombo {
            Layout.fillWidth: true
            visible: root.task !== "history"
            label: qsTr("Game")
            choices: root.menu.games
            current: root.settings.rules
            onChosen: id => root.settings.rules = id
        }
        AppButton {
            id: begin
            Layout.minimumWidth: 150 * Theme.scale
            Layout.fillHeight: true
            visible: root.task !== "drills"
            text: root.isRound ? qsTr("Deal") : root.task === "review" ? qsTr("Review") : qsTr("Open")
            filled: true
            accent: Theme.gold
            font { pixelSize: Theme.large; bold: true }
            onClicked: root.begin()
        }
    }
    RoundOptions {
        width: parent.width
        visible: root.isRound
        settings: root.settings
        seats: root.menu.seatsOf(root.settings.rules)
    }
    DrillChoice {
        width: parent.width
        visible: root.task === "drills"
        drills: root.menu.drills
        onChosen: kind => root.drill(kind)
    }
    BodyText {
        width: parent.width
        visible: root.task === "review"
        color: Theme.quiet
        text: root.due > 0 ? qsTr("Due now: %1. Questions and rounds come mixed across the games you know.").arg(root.due)
                           : qsTr("Nothing is due. You can learn something new of this game.")
    }
    BodyText {
        width: parent.width
        visible: root.task === "history"
        color: Theme.quiet
        text: qsTr("Every round you dealt is kept, with every step. Look at one again, or go on where you stopped.")
    }
}
