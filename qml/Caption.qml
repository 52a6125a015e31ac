import QtQuick
import Cutcard

/// Small words beside a thing.
Text {
    color: Theme.quiet
    font.pixelSize: Theme.small
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
