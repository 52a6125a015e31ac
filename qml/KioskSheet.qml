import QtQuick
import Cutcard

/// Something about the kiosk, over everything else. Nothing below it hears a key or feels a finger meanwhile.
FocusScope {
    id: root

    required property string title
    required property string words
    default property alias content: holder.data
    signal dismissed

    visible: false
    readonly property string spoken: visible ? root.title : ""
    onSpokenChanged: Announcer.say(root.spoken)
    onVisibleChanged: if (visible) forceActiveFocus()
    Keys.onEscapePressed: root.dismissed()
    Keys.onPressed: event => { event.accepted = true }

    Rectangle { anchors.fill: parent; color: Theme.night; opacity: 0.85 }
    MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: wheel => { wheel.accepted = true } }
    ScrollArea {
        anchors.fill: parent
        Panel {
            width: Math.min(parent.width, 560 * Theme.scale)
            height: column.implicitHeight + 4 * Theme.gap
            x: (parent.width - width) / 2
            y: Math.max(0, (root.height - height) / 2 - 2 * Theme.gap)
            color: Theme.panel
            accent: Theme.gold
            Column {
                id: column
                anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 * Theme.gap }
                spacing: 1.5 * Theme.gap
                Heading { width: parent.width; text: root.title }
                BodyText { width: parent.width; text: root.words }
                Column {
                    id: holder
                    width: parent.width
                    spacing: 1.5 * Theme.gap
                }
            }
        }
    }
}
