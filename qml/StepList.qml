pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The steps that belong together now: done, open, locked.
Column {
    id: root

    required property var steps

    spacing: 4

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
        model: root.steps
        delegate: StepLine { width: root.width }
    }
}
