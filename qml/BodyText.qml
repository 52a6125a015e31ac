import QtQuick
import Cutcard

/// Running text.
Text {
    color: Theme.text
    font.pixelSize: Theme.normal
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
