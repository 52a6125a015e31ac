import QtQuick
import Cutcard

/// A hint that was asked for.
Panel {
    id: root

    property alias text: words.text

    height: implicitHeight
    implicitHeight: Math.max(sign.height, words.implicitHeight) + 2 * Theme.gap
    accent: Theme.gold

    VerdictSign {
        id: sign
        anchors { left: parent.left; leftMargin: Theme.gap; verticalCenter: parent.verticalCenter }
        width: implicitWidth
        height: implicitHeight
        tone: "hint"
    }
    BodyText {
        id: words
        anchors { left: sign.right; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.gap }
    }
}
