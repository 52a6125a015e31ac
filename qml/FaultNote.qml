import QtQuick
import Cutcard

/// Something did not work, and what to do about it.
Rectangle {
    id: root

    required property string text
    property bool canRetry: false
    signal retry

    implicitHeight: row.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.wrongDeep
    border { width: Theme.border; color: Theme.wrong }
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text
    readonly property string spoken: visible ? root.text : ""
    onSpokenChanged: Announcer.say(root.spoken)

    Column {
        id: row
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.gap }
        spacing: Theme.gap
        Item {
            width: row.width
            height: Math.max(sign.height, words.implicitHeight)
            VerdictSign { id: sign; width: implicitWidth; height: implicitHeight; tone: "fault" }
            BodyText {
                id: words
                anchors { left: sign.right; right: parent.right; leftMargin: Theme.gap; verticalCenter: parent.verticalCenter }
                text: root.text
            }
        }
        AppButton {
            visible: root.canRetry
            text: qsTr("Try again")
            onClicked: root.retry()
        }
    }
}
