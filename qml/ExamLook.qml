pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// How an exam looks to whoever sits it; it holds until the exam is over.
Column {
    id: root

    required property var settings
    readonly property var rows: [
        { setting: "language", label: qsTr("Language"), choices: all.languages },
        { setting: "textSize", label: qsTr("Size of the text"), choices: all.sizes },
        { setting: "contrast", label: qsTr("Contrast"), choices: all.contrasts }
    ]

    spacing: Theme.gap
    LookChoices { id: all; settings: root.settings }
    Flow {
        width: parent.width
        spacing: Theme.gap
        Repeater {
            // The lists stay, and with them the focus, when only their words change.
            model: root.rows.length
            Column {
                id: row
                required property int index
                readonly property var entry: root.rows[index]
                width: Math.min(root.width, Math.max(230 * Theme.scale, (root.width - 2 * Theme.gap) / 3))
                spacing: Theme.gap / 2
                Caption { width: parent.width; text: row.entry.label }
                AppCombo {
                    width: parent.width
                    label: row.entry.label
                    choices: row.entry.choices.map(one => ({ id: String(one.id), title: one.text, jurisdiction: "" }))
                    current: String(root.settings[row.entry.setting])
                    onChosen: id => root.settings[row.entry.setting] = row.entry.choices.find(one => String(one.id) === id).id
                }
            }
        }
    }
    AppSwitch {
        width: parent.width
        text: qsTr("Reduced motion")
        detail: qsTr("Nothing moves")
        checked: root.settings.speed === 0
        onToggled: root.settings.speed = checked ? 0 : 1
    }
}
