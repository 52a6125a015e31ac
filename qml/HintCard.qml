import QtQuick
import Cutcard

/// A hint that was asked for.
Panel {
    id: root

    property alias text: words.text

    height: implicitHeight
    implicitHeight: words.implicitHeight + 2 * Theme.gap
    accent: Theme.gold

    BodyText {
        id: words
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.gap }
    }
}
