import QtQuick
import Cutcard

/// One group of skills of one game: the level as colour and as sign, how many skills, and what is due.
Rectangle {
    id: root

    required property var cell
    property bool isSmall: false
    property bool isCurrent: false
    property string title: "" ///< Where no heading above says it.
    readonly property bool isPart: root.cell.total > 0

    radius: root.isSmall ? 3 : Theme.radius / 2
    color: root.isPart ? Theme.level(root.cell.level) : "transparent"
    border {
        width: root.isCurrent || root.activeFocus ? Theme.focusRing : Theme.border
        color: root.isCurrent || root.activeFocus ? Theme.gold : root.isPart ? Theme.line : "transparent"
    }

    implicitHeight: Math.max(Theme.target, (root.title !== "" ? words.implicitHeight : 0) + figure.implicitHeight + 1.5 * Theme.gap)

    Text {
        id: words
        x: 2.6 * Theme.gap
        y: Theme.gap * 0.5
        width: root.width - x - Theme.gap
        visible: root.title !== ""
        text: root.title
        color: root.isPart ? Theme.text : Theme.quiet
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    LevelSign {
        anchors.centerIn: root.isSmall ? parent : undefined
        anchors { top: root.isSmall ? undefined : parent.top; left: root.isSmall ? undefined : parent.left; margins: Theme.gap * 0.6 }
        visible: root.isPart
        level: root.cell.level
        size: root.isSmall ? Math.min(root.height * 0.55, Theme.small) : Theme.small
    }
    Text {
        id: figure
        anchors { right: parent.right; bottom: parent.bottom; margins: Theme.gap * 0.5 }
        visible: root.isPart && !root.isSmall
        text: qsTr("%1/%2", "practised of all skills").arg(root.cell.practised).arg(root.cell.total)
        color: Theme.text
        font.pixelSize: Theme.small
    }
    Rectangle {
        anchors { right: parent.right; top: parent.top; margins: root.isSmall ? 2 : Theme.gap * 0.6 }
        visible: root.cell.due > 0
        width: root.isSmall ? 5 : Theme.gap * 0.8
        height: width
        radius: width / 2
        color: Theme.gold
    }
}
