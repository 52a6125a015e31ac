import QtQuick
import Cutcard

/// The time that is left; calm as long as there is enough of it.
Column {
    id: root

    required property var time
    readonly property bool isLimited: time.limited ?? false
    readonly property string tone: time.tone ?? "calm"

    spacing: 2
    onToneChanged: if (root.tone !== "calm") Announcer.say(Accessible.name)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.isLimited ? qsTr("%1 %2").arg(root.time.text).arg(root.time.of) : qsTr("No time limit")

    Text {
        anchors.right: parent.right
        // A sign with the colour: it is getting short.
        text: !root.isLimited ? qsTr("No limit") : root.tone === "calm" ? root.time.text : "! " + root.time.text
        color: root.tone === "calm" ? Theme.text : Theme.gold
        font { pixelSize: root.isLimited ? Theme.large : Theme.normal; bold: true }
    }
    Caption {
        anchors.right: parent.right
        text: !root.isLimited ? qsTr("on the time") : root.tone === "last" ? qsTr("less than a minute") : root.time.of
        color: root.tone === "last" ? Theme.gold : Theme.quiet
        wrapMode: Text.NoWrap
    }
}
