import QtQuick
import Cutcard

/// An inscription of the layout.
Text {
    id: root

    required property var modelData
    required property real unit

    x: modelData.cx * unit - width / 2
    width: 840 * unit // As wide as the cards of the outer seats leave it.
    y: modelData.cy * unit - height / 2
    text: modelData.text
    color: Theme.feltPrint
    opacity: Theme.receding
    horizontalAlignment: Text.AlignHCenter
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: 6
    font { pixelSize: Math.max(6, 17 * root.unit) * Theme.onTable; capitalization: Font.AllUppercase; letterSpacing: 2 * root.unit }
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
