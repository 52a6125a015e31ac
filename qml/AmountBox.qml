import QtQuick
import Cutcard

/// What is being cut out of the tray, and the word that it is complete.
Rectangle {
    id: root

    required property var play
    readonly property bool paying: play.entry.mode === "amount" || play.entry.mode === "envy"

    radius: Theme.radius
    color: Theme.dark
    border { width: paying ? 2 : 1; color: paying ? Theme.gold : Theme.line }
    Accessible.role: Accessible.StaticText
    Accessible.name: paying ? qsTr("Amount: %1").arg(root.play.entry.amount) : qsTr("No amount is being entered")

    Column {
        anchors.centerIn: parent
        width: parent.width - Theme.gap
        spacing: 2
        Text {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.paying ? root.play.entry.title : root.play.entry.selection ? root.play.entry.selection : qsTr("Choose a spot, then Take, Pay or Return")
            wrapMode: Text.Wrap
            color: Theme.quiet
            font.pixelSize: Theme.small
        }
        Text {
            visible: root.paying
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.play.entry.amount ?? ""
            fontSizeMode: Text.HorizontalFit
            color: Theme.text
            font { pixelSize: Theme.huge; bold: true }
        }
    }
}
