import QtQuick
import Cutcard

/// What is being cut out of the tray, and the word that it is complete.
Rectangle {
    id: root

    required property var play
    readonly property bool paying: play.entry.mode === "amount" || play.entry.mode === "envy"

    radius: Theme.radius
    color: Theme.dark
    border { width: paying ? 1 + Theme.border : Theme.border; color: paying ? Theme.gold : Theme.line }
    Accessible.role: Accessible.StaticText
    Accessible.name: paying ? qsTr("Amount: %1").arg(root.play.entry.amount) : qsTr("No amount is being entered")

    // Both take the size that the place allows.
    Text {
        id: words
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.gap / 2 }
        height: root.paying ? parent.height * 0.45 : parent.height - Theme.gap
        text: root.paying ? root.play.entry.title : root.play.entry.selection ? root.play.entry.selection : qsTr("Choose a spot, then Take, Pay or Return")
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        color: Theme.quiet
        font.pixelSize: Theme.small
    }
    Text {
        visible: root.paying
        anchors { left: parent.left; right: parent.right; top: words.bottom; bottom: parent.bottom; margins: Theme.gap / 2 }
        text: root.play.entry.amount ?? ""
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        color: Theme.text
        font { pixelSize: Theme.huge; bold: true }
    }
}
