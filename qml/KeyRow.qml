import QtQuick
import Cutcard

/// An action and its key; pressed, it waits for another one.
Item {
    id: root

    required property string action
    required property string name
    required property string key
    required property bool fixed
    required property bool changed
    property bool isWaiting: false
    signal pressed(int key, int modifiers)
    signal asked

    height: implicitHeight
    implicitHeight: Math.max(words.implicitHeight, root.fixed ? badge.implicitHeight + 4 : button.implicitHeight + 4)

    BodyText {
        id: words
        anchors { left: parent.left; right: note.left; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
        text: root.name
    }
    Caption {
        id: note
        anchors { right: button.left; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
        width: root.changed ? implicitWidth : 0
        visible: root.changed
        text: qsTr("changed")
        color: Theme.gold
        wrapMode: Text.NoWrap
    }
    AppButton {
        id: button
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: Math.max(implicitWidth, 120 * Theme.scale)
        visible: !root.fixed
        text: root.isWaiting ? qsTr("Press a key …") : root.key
        accent: root.isWaiting ? Theme.gold : Theme.line
        font.bold: true
        Accessible.name: root.isWaiting ? qsTr("Press the new key for %1").arg(root.name) : qsTr("%1: %2").arg(root.name).arg(root.key)
        onClicked: root.asked()
        Keys.priority: Keys.BeforeItem
        Keys.onShortcutOverride: event => event.accepted = root.isWaiting
        Keys.onPressed: event => {
            if (!root.isWaiting)
                return
            event.accepted = true
            if (event.key !== Qt.Key_Shift && event.key !== Qt.Key_Control && event.key !== Qt.Key_Alt && event.key !== Qt.Key_Meta)
                root.pressed(event.key, event.modifiers)
        }
    }
    KeyBadge {
        id: badge
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        visible: root.fixed
        text: root.key
    }
}
