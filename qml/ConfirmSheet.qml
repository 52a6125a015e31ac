import QtQuick
import Cutcard

/// A question over everything else, with two answers.
FocusScope {
    id: root

    required property string title
    required property string words
    required property string yes
    required property string no
    signal accepted
    signal refused

    readonly property string spoken: visible ? root.title + " " + root.words : ""
    onSpokenChanged: Announcer.say(root.spoken)
    onActiveFocusChanged: if (activeFocus) stay.forceActiveFocus(Qt.TabFocusReason)
    Keys.onEscapePressed: root.refused()
    // Nothing below hears a key meanwhile.
    Keys.onPressed: event => { event.accepted = true }

    Rectangle { anchors.fill: parent; color: Theme.night; opacity: 0.7 }
    MouseArea { anchors.fill: parent }
    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 4 * Theme.gap, 520 * Theme.scale)
        height: Math.min(parent.height - 2 * Theme.gap, column.implicitHeight + 4 * Theme.gap)
        color: Theme.panel
        accent: Theme.gold
        ScrollArea {
            anchors.fill: parent
            Column {
                id: column
                width: parent.width
                spacing: 1.5 * Theme.gap
                Heading { width: parent.width; text: root.title }
                BodyText { width: parent.width; text: root.words }
                AppButton { id: stay; width: parent.width; text: root.no; onClicked: root.refused() }
                AppButton { width: parent.width; text: root.yes; accent: Theme.gold; onClicked: root.accepted() }
            }
        }
    }
}
