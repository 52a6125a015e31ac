pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Everything that was done, with the own errors marked; a touch goes there.
Column {
    id: root

    required property var play

    spacing: 3

    BodyText { text: qsTr("Time line"); font.bold: true }
    Repeater {
        model: root.visible ? root.play.timeLine : null
        delegate: Rectangle {
            id: line
            required property int index
            required property string text
            required property bool wrong
            required property string headline
            width: root.width
            height: Math.max(words.implicitHeight + 8, Theme.target * 0.7)
            radius: 4
            color: index + 1 === root.play.position ? Theme.goldDeep : wrong ? Theme.wrongDeep : Theme.raised
            border { width: Theme.border; color: index + 1 === root.play.position ? Theme.gold : "transparent" }
            Accessible.role: Accessible.ListItem
            Accessible.name: wrong ? qsTr("Mistake: %1. %2").arg(text).arg(headline) : text
            Accessible.onPressAction: root.play.goTo(index + 1)
            Text {
                id: words
                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.gap }
                text: line.wrong ? qsTr("✗ %1: %2").arg(line.text).arg(line.headline) : qsTr("✓ %1").arg(line.text)
                color: line.wrong ? Theme.wrong : Theme.text
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
            TapHandler { onTapped: root.play.goTo(line.index + 1) }
        }
    }
}
