import QtQuick
import Cutcard

/// A person as a chip with initials.
Rectangle {
    id: root

    required property string initials
    property real size: Theme.target * 0.82

    implicitWidth: size
    implicitHeight: size
    radius: size / 2
    color: Theme.felt
    border { width: Math.max(2, size * 0.06); color: Theme.gold }
    Text {
        anchors.centerIn: parent
        text: root.initials
        color: Theme.text
        font { pixelSize: Math.round(root.size * 0.36); bold: true }
    }
}
