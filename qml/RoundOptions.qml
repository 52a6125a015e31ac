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

    columns: width > 560 * Theme.scale ? 2 : 1
    columnSpacing: 3 * Theme.gap
    rowSpacing: Theme.gap / 2

    Caption { text: qsTr("Players"); Layout.row: 0; Layout.column: 0 }
    ChoiceRow {
        Layout.fillWidth: true
        Layout.row: 1
        Layout.column: 0
        label: qsTr("Players")
        choices: root.playerChoices
        current: Math.min(root.settings.players, root.seats)
        onChosen: id => root.settings.players = id
    }
    Caption { text: qsTr("Side wagers"); Layout.row: root.columns > 1 ? 0 : 2; Layout.column: root.columns > 1 ? 1 : 0 }
    ChoiceRow {
        Layout.fillWidth: true
        Layout.row: root.columns > 1 ? 1 : 3
        Layout.column: root.columns > 1 ? 1 : 0
        label: qsTr("Side wagers")
        choices: [{ id: "basic", text: qsTr("The usual ones") }, { id: "all", text: qsTr("All of them") }]
        current: root.settings.offer
        onChosen: id => root.settings.offer = id
    }
    AppSwitch {
        Layout.fillWidth: true
        Layout.row: root.columns > 1 ? 2 : 4
        Layout.column: 0
        Layout.columnSpan: root.columns
        text: qsTr("Something may go wrong")
        detail: qsTr("An irregularity may happen; stop the game when you see one.")
        checked: root.settings.surprise
        onToggled: root.settings.surprise = checked
    }
}
