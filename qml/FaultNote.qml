import QtQuick
import QtQuick.Layouts
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
    border { width: 1; color: Theme.wrong }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    ColumnLayout {
        id: row
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.gap }
        spacing: Theme.gap
        BodyText { Layout.fillWidth: true; text: root.text }
        AppButton {
            visible: root.canRetry
            text: qsTr("Try again")
            onClicked: root.retry()
        }
    }
}
