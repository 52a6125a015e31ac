import QtQuick
import QtQuick.Layouts
import Cutcard

/// What is said about an answer, and the way on.
Rectangle {
    id: root

    required property var desk
    required property string nextText
    required property string nextKey
    readonly property bool isGood: root.desk.right || root.desk.worked
    signal next

    function takeFocus() { button.forceActiveFocus(Qt.TabFocusReason) }

    visible: root.desk.answered || root.desk.worked
    implicitHeight: column.implicitHeight + 3 * Theme.gap
    radius: Theme.radius
    color: root.isGood ? Theme.rightDeep : Theme.wrongDeep
    border { width: 2; color: root.isGood ? Theme.right : Theme.wrong }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("%1. %2").arg(root.desk.verdict).arg(root.desk.explanation)

    ColumnLayout {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 1.5 * Theme.gap }
        spacing: Theme.gap
        RowLayout {
            spacing: Theme.gap
            Rectangle {
                implicitWidth: Theme.large * 1.4
                implicitHeight: implicitWidth
                radius: width / 2
                color: root.isGood ? Theme.right : Theme.wrong
                Text {
                    anchors.centerIn: parent
                    text: root.desk.worked ? "i" : root.isGood ? "✓" : "✗"
                    color: Theme.dark
                    font { pixelSize: Theme.normal; bold: true }
                }
            }
            Heading { Layout.fillWidth: true; text: root.desk.verdict }
        }
        BodyText { Layout.fillWidth: true; visible: root.desk.explanation !== ""; text: root.desk.explanation }
        Caption { Layout.fillWidth: true; text: root.desk.skill }
        BodyText { Layout.fillWidth: true; visible: root.desk.cite !== ""; text: root.desk.cite; color: Theme.gold; font { pixelSize: Theme.small; bold: true } }
        AppButton {
            id: button
            Layout.fillWidth: true
            text: root.desk.worked ? qsTr("Understood: ask me") : root.nextText
            keyName: root.nextKey
            filled: true
            accent: Theme.gold
            font.bold: true
            onClicked: root.desk.worked ? root.desk.understood() : root.next()
        }
    }
}
