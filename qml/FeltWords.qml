import QtQuick
import Cutcard

/// An inscription of the layout.
Text {
    id: root

    required property string words
    required property real unit

    text: words
    color: Theme.feltPrint
    opacity: 0.6
    horizontalAlignment: Text.AlignHCenter
    font { pixelSize: Math.max(9, 17 * root.unit); capitalization: Font.AllUppercase; letterSpacing: 2 * root.unit }
    Accessible.role: Accessible.StaticText
    Accessible.name: words
}
