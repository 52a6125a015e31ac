import QtQuick
import Cutcard

/// One step of a list: its sign, its words.
Rectangle {
    id: root

    required property string text
    required property string state
    readonly property bool open: state === "open"

    height: implicitHeight
    implicitHeight: words.implicitHeight + Theme.gap
    radius: Theme.radius / 2
    color: open ? Theme.goldDeep : Theme.raised
    border { width: Theme.border; color: open ? Theme.gold : "transparent" }
    Accessible.role: Accessible.ListItem
    Accessible.name: open ? qsTr("May come now: %1").arg(text) : state === "done" ? qsTr("Done: %1").arg(text) : qsTr("Later: %1").arg(text)

    Text {
        id: sign
        anchors { left: parent.left; leftMargin: Theme.gap; verticalCenter: parent.verticalCenter }
        width: Theme.normal
        text: root.state === "done" ? "✓" : root.open ? "•" : "○"
        color: root.state === "done" ? Theme.right : root.open ? Theme.gold : Theme.quiet
        font { pixelSize: Theme.normal; bold: true }
    }
    Text {
        id: words
        anchors { left: sign.right; right: parent.right; margins: Theme.gap; verticalCenter: parent.verticalCenter }
        text: root.text
        color: root.state === "locked" ? Theme.quiet : Theme.text
        font.pixelSize: Theme.normal
        wrapMode: Text.Wrap
    }
}
