pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Everything a dealer can do besides settling a spot, in pages; each with its key.
Column {
    id: root

    required property var play
    readonly property string page: play.prompt.page ?? "deal"
    readonly property var shown: play.palette.find(candidate => candidate.id === page) ?? { actions: [] }

    spacing: 6

    FontMetrics { id: metrics; font { pixelSize: Theme.small; bold: true } }
    EvenGrid {
        id: tabs
        width: root.width
        // Side by side where no word has to be broken.
        columns: metrics.height > 0 && root.play.palette.every(page => page.title.split(" ").every(word => metrics.advanceWidth(word) < (root.width - 12) / 4 - 16)) ? 4 : 2
        spacing: 4
        Repeater {
            id: pages
            model: root.play.palette
            delegate: AppButton {
                required property int index
                required property var modelData
                text: modelData.title
                font.pixelSize: Theme.small
                leftPadding: 6
                rightPadding: 6
                width: Math.floor((root.width - (tabs.columns - 1) * tabs.spacing) / tabs.columns)
                height: tabs.rowHeight(pages, index)
                focusPolicy: Qt.NoFocus
                isCurrent: modelData.id === root.page
                accent: isCurrent ? Theme.gold : Theme.line
                font.bold: isCurrent
                Accessible.role: Accessible.PageTab
                onClicked: root.play.turnPage(modelData.id)
            }
        }
    }
    EvenGrid {
        id: grid
        width: root.width
        columns: Math.max(1, Math.floor(root.width / (150 * Theme.scale)))
        spacing: 4
        Repeater {
            id: actions
            model: root.shown.actions
            delegate: AppButton {
                required property int index
                required property var modelData
                width: Math.floor((grid.width - (grid.columns - 1) * grid.spacing) / grid.columns)
                height: grid.rowHeight(actions, index)
                text: modelData.label
                keyName: modelData.key
                font.pixelSize: Theme.small
                focusPolicy: Qt.NoFocus
                onClicked: root.play.perform(modelData.id)
            }
        }
    }
}
