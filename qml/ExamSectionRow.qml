import QtQuick
import Cutcard

/// One section: its name, how much it is, and its time.
Item {
    id: root

    required property int number
    required property var section

    implicitHeight: Math.max(name.implicitHeight, count.implicitHeight)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Section %1: %2, %3, %4").arg(root.number).arg(root.section.title).arg(root.section.count).arg(time.text)

    BodyText {
        id: name
        anchors.left: parent.left
        width: parent.width * 0.4
        text: qsTr("%1  %2").arg(root.number).arg(root.section.title)
        font.bold: true
    }
    BodyText {
        id: count
        anchors.left: name.right
        width: parent.width * 0.25
        text: root.section.count
    }
    BodyText {
        id: time
        anchors { left: count.right; right: parent.right }
        text: root.section.time === "" ? qsTr("no limit of its own") : root.section.time
        color: Theme.quiet
        horizontalAlignment: Text.AlignRight
    }
}
