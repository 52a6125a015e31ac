import QtQuick
import Cutcard

/// An inscription of the layout.
Text {
    id: root

    required property var modelData
    required property real unit

    x: modelData.cx * unit - width / 2
    y: modelData.cy * unit - height / 2
    text: modelData.text
    color: Theme.feltPrint
    opacity: Theme.receding
    horizontalAlignment: Text.AlignHCenter
    font { pixelSize: Math.max(6, 17 * root.unit); capitalization: Font.AllUppercase; letterSpacing: 2 * root.unit }
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
