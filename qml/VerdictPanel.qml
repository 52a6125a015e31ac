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
    border { width: 1 + Theme.border; color: root.isGood ? Theme.right : Theme.wrong }
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1. %2").arg(root.desk.verdict).arg(root.desk.explanation)
    readonly property string spoken: visible ? Accessible.name : ""
    onSpokenChanged: Announcer.say(root.spoken)

    ColumnLayout {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 1.5 * Theme.gap }
        spacing: Theme.gap
        RowLayout {
            spacing: Theme.gap
            VerdictSign { tone: root.desk.worked ? "told" : root.isGood ? "right" : "wrong" }
            Heading { Layout.fillWidth: true; text: root.desk.verdict }
        }
        // In large text the answers are scrolled away when this is read.
        BodyText {
            Layout.fillWidth: true
            visible: Theme.scale > 1.2 && root.desk.answered && !root.isGood && root.desk.rightIndex >= 0
            text: "✓ " + (root.desk.options[root.desk.rightIndex] ?? "")
            color: Theme.right
            font.bold: true
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
