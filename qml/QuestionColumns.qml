import QtQuick
import Cutcard

/// The question and its felt, and what can be said to it: side by side where there is room. Positioners, because Qt 6.4's
/// layouts lose the answers when their number changes.
ScrollArea {
    id: root

    required property var desk
    default property alias answers: right.data
    readonly property bool isWide: width > 900 * Theme.scale && table.visible

    Item {
        id: both
        width: root.isWide ? parent.width : Math.min(parent.width, 820 * Theme.scale)
        height: root.isWide ? Math.max(left.height, right.height) : right.y + right.height
        x: (parent.width - width) / 2

        Column {
            id: left
            width: root.isWide ? (both.width - 2 * Theme.gap) * 0.6 : both.width
            spacing: 2 * Theme.gap
            Text {
                width: parent.width
                text: root.desk.text
                color: Theme.text
                font { pixelSize: Theme.huge * 0.87; bold: true }
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            QuestionTable { id: table; width: parent.width; desk: root.desk }
        }
        Column {
            id: right
            x: root.isWide ? left.width + 2 * Theme.gap : 0
            y: root.isWide ? 0 : left.height + 2 * Theme.gap
            width: both.width - x
            spacing: Theme.gap
        }
    }
}
