import QtQuick
import QtQuick.Layouts
import Cutcard

/// Whose turn it is, and how things are done here.
ColumnLayout {
    id: root

    required property var play

    spacing: 2

    Text {
        text: root.play.prompt.label ?? ""
        color: Theme.quiet
        font.pixelSize: Theme.small
    }
    BodyText {
        Layout.fillWidth: true
        text: root.play.prompt.title ?? ""
        font { pixelSize: Theme.large; bold: true }
    }
    BodyText {
        visible: text !== ""
        Layout.fillWidth: true
        text: root.play.prompt.text ?? ""
        color: Theme.quiet
        font.pixelSize: Theme.small
    }
}
