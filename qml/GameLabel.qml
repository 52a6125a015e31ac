import QtQuick
import Cutcard

/// A game and where its rules hold.
Column {
    id: root

    required property var game

    spacing: 1
    topPadding: Theme.gap / 2
    bottomPadding: Theme.gap / 2
    Text {
        width: root.width - root.leftPadding - root.rightPadding
        text: root.game?.title ?? ""
        color: Theme.text
        font.pixelSize: Theme.normal
        wrapMode: Text.Wrap
    }
    Text {
        width: root.width - root.leftPadding - root.rightPadding
        visible: text !== ""
        text: root.game?.jurisdiction ?? ""
        color: Theme.quiet
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
