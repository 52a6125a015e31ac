pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The skills behind one field of the picture.
Panel {
    id: root

    required property var game
    required property string group
    required property var skills

    implicitHeight: column.implicitHeight + 3 * Theme.gap
    color: Theme.panel

    // Positioners, not layouts: what wraps has its height from its width alone.
    Column {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 1.5 * Theme.gap }
        spacing: Theme.gap
        Heading { width: column.width; text: root.group }
        Caption {
            width: column.width
            visible: root.game !== null
            text: root.game === null ? "" : root.game.pace === "" ? qsTr("%1 · %2").arg(root.game.title).arg(root.game.jurisdiction)
                  : qsTr("%1 · %2 · %3").arg(root.game.title).arg(root.game.jurisdiction).arg(root.game.pace)
        }
        BodyText { width: column.width; visible: root.skills.length === 0; color: Theme.quiet; text: qsTr("This game has nothing of the kind.") }
        Repeater {
            model: root.skills
            SkillRow {
                required property var modelData
                width: column.width
                skill: modelData
            }
        }
    }
}
