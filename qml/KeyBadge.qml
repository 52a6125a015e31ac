import QtQuick
import Cutcard

/// A key of the keyboard, drawn as one.
Rectangle {
    id: root

    property alias text: label.text

    implicitWidth: Math.max(label.implicitWidth + Theme.gap, implicitHeight)
    implicitHeight: label.implicitHeight + 4
    radius: 4
    color: Theme.dark
    border { width: Theme.border; color: Theme.line }

    Text {
        id: label
        anchors.centerIn: parent
        color: Theme.quiet
        font { pixelSize: Theme.small; bold: true }
    }
}
