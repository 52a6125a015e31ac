import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// Beside the table of an exam: what was done last, what is missing in what is being done, and the actions.
Rectangle {
    id: root

    required property var play
    readonly property bool tight: height < 600 * Theme.scale
    signal endWanted

    color: Theme.panel

    ScrollView {
        id: scroll
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: palette.top; margins: Theme.gap }
        contentWidth: availableWidth
        rightPadding: Theme.gap
        clip: true
        ScrollBar.vertical: AppScrollBar {
            parent: scroll
            x: scroll.width - width
            height: scroll.height
        }

        Column {
            width: scroll.availableWidth
            spacing: Theme.gap

            Caption { width: parent.width; text: root.play.heading.game ?? "" }
            BodyText {
                width: parent.width
                text: root.play.entry.selection ? root.play.entry.selection : qsTr("You deal")
                font { pixelSize: Theme.large; bold: true }
            }
            BodyText {
                width: parent.width
                visible: text !== ""
                text: root.play.comment.headline ? qsTr("Done: %1").arg(root.play.comment.headline) : ""
                color: Theme.quiet
            }
            BodyText {
                width: parent.width
                visible: text !== ""
                text: root.play.message
                color: Theme.gold
            }
            PaletteGrid {
                width: parent.width
                visible: root.tight
                play: root.play
            }
            AppButton {
                width: parent.width
                visible: root.tight
                text: qsTr("End this round")
                focusPolicy: Qt.NoFocus
                onClicked: root.endWanted()
            }
        }
    }
    Column {
        id: palette
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.gap }
        visible: !root.tight
        height: visible ? implicitHeight : 0
        spacing: Theme.gap
        PaletteGrid { width: parent.width; play: root.play }
        AppButton {
            width: parent.width
            text: qsTr("End this round")
            keyName: qsTr("Ctrl+Enter")
            focusPolicy: Qt.NoFocus
            onClicked: root.endWanted()
        }
    }
}
