import QtQuick
import Cutcard

/// One error of an exam: what was done, what would have been right, and by which rule.
Panel {
    id: root

    required property var error

    height: column.implicitHeight + 2 * Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1. %2").arg(root.error.what).arg(root.error.headline)

    Column {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.gap }
        spacing: Theme.gap / 2

        Caption { width: parent.width; text: root.error.what }
        Item {
            width: parent.width
            height: Math.max(sign.height, headline.implicitHeight)
            VerdictSign { id: sign; width: implicitWidth; height: implicitHeight; tone: "wrong" }
            BodyText {
                id: headline
                anchors { left: sign.right; right: parent.right; leftMargin: Theme.gap; verticalCenter: parent.verticalCenter }
                text: root.error.headline
                font.bold: true
            }
        }
        BodyText { width: parent.width; visible: root.error.done !== ""; text: qsTr("Done: %1").arg(root.error.done) }
        BodyText { width: parent.width; visible: root.error.right !== ""; text: qsTr("Right: %1").arg(root.error.right) }
        Caption { width: parent.width; visible: text !== ""; text: root.error.cite; color: Theme.gold }
    }
}
