import QtQuick
import QtQuick.Layouts
import Cutcard

/// The skills behind one field of the picture.
Panel {
    id: root

    required property var game
    required property string group
    required property var skills

    implicitHeight: column.implicitHeight + 3 * Theme.gap
    color: Theme.panel

    ColumnLayout {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 1.5 * Theme.gap }
        spacing: Theme.gap
        Heading { Layout.fillWidth: true; text: root.group }
        Caption {
            Layout.fillWidth: true
            visible: root.game !== null
            text: root.game === null ? "" : root.game.pace === "" ? qsTr("%1 · %2").arg(root.game.title).arg(root.game.jurisdiction)
                  : qsTr("%1 · %2 · %3").arg(root.game.title).arg(root.game.jurisdiction).arg(root.game.pace)
        }
        BodyText { Layout.fillWidth: true; visible: root.skills.length === 0; color: Theme.quiet; text: qsTr("This game has nothing of the kind.") }
        Repeater {
            model: root.skills
            SkillRow {
                required property var modelData
                Layout.fillWidth: true
                skill: modelData
            }
        }
    }
}
