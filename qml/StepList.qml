pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The steps that belong together now: done, open, locked.
Column {
    id: root

    required property var steps
    /// So many lines have room; of a longer list what is done already is left out, but for the last.
    required property int room

    spacing: 4

    /// Where the first step ends that may come now.
    function openEnd(): real {
        for (let i = 0; i < lines.count; ++i) {
            const line = lines.itemAt(i)
            if (line && line.open) return line.y + line.height
        }
        return 0
    }

    Item {
        width: root.width
        height: title.implicitHeight
        BodyText {
            id: title
            anchors { left: parent.left; right: progress.left; rightMargin: Theme.gap }
            text: root.steps.title
            font.bold: true
        }
        Text {
            id: progress
            anchors { right: parent.right; baseline: title.baseline }
            text: root.steps.progress
            color: Theme.quiet
            font.pixelSize: Theme.small
        }
    }
    Repeater {
        id: lines
        model: root.steps
        delegate: StepLine {
            required property int index
            width: root.width
            visible: state !== "done" || index >= root.steps.lastDone || root.steps.count <= root.room
        }
    }
}
