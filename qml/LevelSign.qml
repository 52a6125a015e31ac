pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// A level as a sign that needs no colour: none, one, two or three bars.
Row {
    id: root

    required property int level
    property real size: Theme.small

    spacing: Math.max(1, Math.round(root.size * 0.15))
    Repeater {
        model: 3
        Rectangle {
            required property int index
            readonly property bool isFull: index < root.level
            y: root.size - height
            width: Math.max(5, Math.round(root.size * 0.34))
            height: Math.round(root.size * (0.4 + 0.3 * index))
            radius: 1
            color: isFull ? Theme.gold : "transparent"
            // Always thin: a thick one would fill the bar that is to look empty.
            border { width: 1; color: isFull ? Theme.gold : Theme.quiet }
        }
    }
}
