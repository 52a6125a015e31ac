pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// How the answers of a run went, one sign each.
Row {
    id: root

    required property var marks
    required property int count

    spacing: Math.round(4 * Theme.scale)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 of %2 answered").arg(root.marks.length).arg(root.count)
    Repeater {
        model: root.count
        Rectangle {
            required property int index
            readonly property bool isDone: index < root.marks.length
            readonly property bool isRight: isDone && root.marks[index]
            width: Math.round(20 * Theme.scale)
            height: width
            radius: width / 2
            color: !isDone ? "transparent" : isRight ? Theme.rightDeep : Theme.wrongDeep
            border { width: Math.max(1.5, Theme.border); color: !isDone ? Theme.line : isRight ? Theme.right : Theme.wrong }
            Text {
                anchors.centerIn: parent
                text: !parent.isDone ? "" : parent.isRight ? "✓" : "✗"
                color: parent.isRight ? Theme.right : Theme.wrong
                font { pixelSize: Math.round(11 * Theme.scale); bold: true }
            }
        }
    }
}
