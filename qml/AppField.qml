import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// A line to write in.
TextField {
    id: root

    required property string label

    /// clear() would keep it for Ctrl+Z.
    function forget() { text = "" }

    implicitHeight: Math.max(Theme.target, contentHeight + Theme.gap)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    color: Theme.text
    font.pixelSize: Theme.normal
    placeholderTextColor: Theme.quiet
    selectByMouse: true
    selectionColor: Theme.felt
    selectedTextColor: Theme.text
    Accessible.role: Accessible.EditableText
    Accessible.name: root.label

    background: Rectangle {
        radius: Theme.radius
        color: Theme.night
        border { width: root.activeFocus ? Theme.focusRing : Theme.border; color: root.activeFocus ? Theme.gold : Theme.line }
    }
}
