pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// Keys that belong together: [{"name","key"}, …].
Panel {
    id: root

    required property string title
    required property var entries

    // The words of one group begin below each other.
    readonly property real badgeWidth: {
        let most = 42 * Theme.scale
        for (let i = 0; i < lines.count; ++i)
            most = Math.max(most, lines.itemAt(i)?.badgeWidth ?? 0)
        return most
    }

    implicitHeight: column.implicitHeight + 4 * Theme.gap
    color: Theme.panel
    ColumnLayout {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 * Theme.gap }
        spacing: Theme.gap
        Heading { Layout.fillWidth: true; text: root.title; color: Theme.gold }
        Repeater {
            id: lines
            model: root.entries
            RowLayout {
                id: line
                required property var modelData
                readonly property real badgeWidth: badge.implicitWidth
                Layout.fillWidth: true
                spacing: Theme.gap
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1: %2").arg(line.modelData.key).arg(line.modelData.name)
                KeyBadge {
                    id: badge
                    Layout.alignment: Qt.AlignTop
                    Layout.preferredWidth: root.badgeWidth
                    text: line.modelData.key
                }
                BodyText { Layout.fillWidth: true; text: line.modelData.name; font.pixelSize: Theme.small + 1 }
            }
        }
    }
}
