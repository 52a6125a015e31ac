pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// How an exam looks to whoever sits it; it holds until the exam is over.
Grid {
    id: root

    required property var settings
    required property bool largeText
    readonly property real cell: columns === 2 ? (width - columnSpacing) / 2 : width
    readonly property var lists: [
        { setting: "language", label: qsTr("Language"), choices: all.languages, current: root.settings.language },
        { setting: "textSize", label: qsTr("Size of the text"), choices: all.sizes, current: all.size },
        { setting: "contrast", label: qsTr("Contrast"), choices: all.contrasts, current: root.settings.contrast }
    ]
    readonly property LookChoices all: LookChoices { settings: root.settings; least: root.largeText ? Theme.largeText : 0 }

    columns: width > 440 * Theme.scale ? 2 : 1
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Repeater {
        // The lists stay, and with them the focus, when only their words change.
        model: root.lists.length
        Column {
            id: row
            required property int index
            readonly property var entry: root.lists[index]
            width: root.cell
            spacing: Theme.gap / 2
            Caption { width: parent.width; text: row.entry.label }
            AppCombo {
                width: parent.width
                label: row.entry.label
                choices: row.entry.choices.map(one => ({ id: String(one.id), title: one.text, jurisdiction: "" }))
                current: String(row.entry.current)
                onChosen: id => root.settings[row.entry.setting] = row.entry.choices.find(one => String(one.id) === id).id
            }
        }
    }
    Item {
        width: root.cell
        height: Math.max(motion.implicitHeight, 66 * Theme.scale)
        AppSwitch {
            id: motion
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            text: qsTr("Reduced motion")
            detail: qsTr("Nothing moves")
            checked: root.settings.speed === 0
            onToggled: root.settings.speed = checked ? 0 : 1
        }
    }
}
