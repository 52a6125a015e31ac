import QtQuick
import Cutcard

/// What a part of a screen is about.
Text {
    color: Theme.text
    font { pixelSize: Theme.large; bold: true }
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
