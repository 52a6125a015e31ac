import QtQuick
import Cutcard

/// A number and what it counts.
Column {
    id: root

    required property string value
    required property string name

    spacing: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(root.name).arg(root.value)
    Text {
        width: root.width
        text: root.value
        color: Theme.gold
        font { pixelSize: Math.round(Theme.huge * 0.87); bold: true }
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.normal
    }
    Text {
        width: root.width
        text: root.name
        color: Theme.quiet
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
