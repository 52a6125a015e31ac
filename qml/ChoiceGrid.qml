pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Answers to choose from, each with its key.
EvenGrid {
    id: root

    required property var choices
    readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)

    signal chosen(string code)

    columns: Math.max(1, Math.min(choices.length, Math.floor(width / (210 * Theme.scale))))
    spacing: Theme.gap / 2

    Repeater {
        id: buttons
        model: root.choices
        delegate: AppButton {
            required property int index
            required property var modelData
            width: root.cell
            height: root.rowHeight(buttons, index)
            text: modelData.text
            keyName: modelData.key
            filled: modelData.chosen ?? false
            accent: filled ? Theme.gold : Theme.line
            focusPolicy: Qt.NoFocus
            onClicked: root.chosen(modelData.code)
        }
    }
}
