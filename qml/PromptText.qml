import QtQuick
import Cutcard

/// Whose turn it is, and how things are done here.
Column {
    id: root

    required property var play

    spacing: 2

    Text {
        text: root.play.prompt.label ?? ""
        color: Theme.quiet
        font.pixelSize: Theme.small
    }
    BodyText {
        width: root.width
        text: root.play.prompt.title ?? ""
        font { pixelSize: Theme.large; bold: true }
    }
    BodyText {
        width: root.width
        visible: text !== ""
        text: root.play.prompt.text ?? ""
        color: Theme.quiet
        font.pixelSize: Theme.small
    }
}
