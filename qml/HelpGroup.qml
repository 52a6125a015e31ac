pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Keys that belong together: [{"name","key"}, …].
Panel {
    id: root

    required property string title
    required property var entries

    // The words of one group begin below each other; one long name of a key does not push all of them aside.
    readonly property real badgeWidth: {
        const widths = []
        for (let i = 0; i < lines.count; ++i)
            widths.push(lines.itemAt(i)?.badgeWidth ?? 0)
        const usual = widths.filter(width => width <= 80 * Theme.scale)
        return Math.max(42 * Theme.scale, ...(2 * usual.length >= widths.length ? usual : widths))
    }

    implicitHeight: column.implicitHeight + 4 * Theme.gap
    color: Theme.panel
    // Positioners, not layouts: what wraps has its height from its width alone.
    Column {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 * Theme.gap }
        spacing: Theme.gap
        Heading { width: column.width; text: root.title; color: Theme.gold }
        Repeater {
            id: lines
            model: root.entries
            Item {
                id: line
                required property var modelData
                readonly property real badgeWidth: badge.implicitWidth
                width: column.width
                height: Math.max(badge.height, words.implicitHeight)
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1: %2").arg(line.modelData.key).arg(line.modelData.name)
                KeyBadge {
                    id: badge
                    width: Math.max(root.badgeWidth, implicitWidth)
                    height: implicitHeight
                    text: line.modelData.key
                }
                BodyText {
                    id: words
                    x: badge.width + Theme.gap
                    width: line.width - x
                    text: line.modelData.name
                    font.pixelSize: Theme.small + 1
                }
            }
        }
    }
}
