import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// A place on a line, to be moved.
Slider {
    id: root

    implicitHeight: Theme.target
    Accessible.role: Accessible.Slider

    background: Rectangle {
        x: root.leftPadding
        y: root.topPadding + (root.availableHeight - height) / 2
        width: root.availableWidth
        height: Math.max(6, Theme.gap * 0.6)
        radius: height / 2
        color: Theme.pressed
        border { width: Theme.high ? 1 : 0; color: Theme.line }
        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: parent.radius
            color: Theme.gold
        }
    }
    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: root.topPadding + (root.availableHeight - height) / 2
        width: Theme.target * 0.55
        height: width
        radius: width / 2
        color: root.pressed ? Theme.gold : Theme.text
        border { width: root.visualFocus ? Theme.focusRing : Theme.border; color: root.visualFocus ? Theme.gold : Theme.dark }
    }
}
