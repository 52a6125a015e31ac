import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// A quiet bar at the edge of what can be scrolled.
ScrollBar {
    id: root

    policy: ScrollBar.AsNeeded
    minimumSize: 0.08
    contentItem: Rectangle {
        implicitWidth: Math.max(6, Theme.gap * 0.6)
        radius: width / 2
        color: root.pressed ? Theme.quiet : Theme.line
        visible: root.size < 1
    }
}
