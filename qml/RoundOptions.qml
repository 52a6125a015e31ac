import QtQuick
import QtQuick.Layouts
import Cutcard

/// How the next round shall be.
GridLayout {
    id: root

    required property var settings
    required property int seats
    readonly property var playerChoices: {
        const list = [{ id: 0, text: qsTr("Any") }]
        for (let n = 1; n <= root.seats; ++n)
            list.push({ id: n, text: String(n) })
        return list
    }

    columns: width > 540 * Theme.scale ? 2 : 1
    columnSpacing: 2 * Theme.gap
    rowSpacing: Theme.gap * 0.4

    BodyText { text: qsTr("Players"); color: Theme.quiet }
    ChoiceRow {
        Layout.fillWidth: true
        label: qsTr("Players")
        choices: root.playerChoices
        current: Math.min(root.settings.players, root.seats)
        onChosen: id => root.settings.players = id
    }
    BodyText { text: qsTr("Side wagers"); color: Theme.quiet }
    ChoiceRow {
        Layout.fillWidth: true
        label: qsTr("Side wagers")
        choices: [{ id: "basic", text: qsTr("The usual ones") }, { id: "all", text: qsTr("All of them") }]
        current: root.settings.offer
        onChosen: id => root.settings.offer = id
    }
    BodyText { text: qsTr("Begin with"); color: Theme.quiet }
    ChoiceRow {
        Layout.fillWidth: true
        label: qsTr("Begin with")
        choices: [{ id: "cards", text: qsTr("Preparing the cards") }, { id: "bets", text: qsTr("The bets") },
                  { id: "settlement", text: qsTr("The settlement") }]
        current: root.settings.begin
        onChosen: id => root.settings.begin = id
    }
    AppSwitch {
        Layout.fillWidth: true
        Layout.columnSpan: root.columns
        text: qsTr("Something may go wrong")
        detail: qsTr("An irregularity may happen; stop the game when you see one.")
        checked: root.settings.surprise
        onToggled: root.settings.surprise = checked
    }
}
