import QtQuick
import Cutcard

/// One skill: how well it is known.
Item {
    id: root

    required property var skill

    implicitHeight: title.implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2").arg(root.skill.title).arg(root.skill.levelName)
    LevelSign {
        id: sign
        anchors.verticalCenter: parent.verticalCenter
        level: root.skill.level
    }
    BodyText {
        id: title
        anchors { left: sign.right; right: figures.left; leftMargin: Theme.gap; rightMargin: Theme.gap }
        text: root.skill.title
        font.pixelSize: Theme.small
    }
    Row {
        id: figures
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: Theme.gap
        Caption { visible: root.skill.due; text: qsTr("due"); color: Theme.gold; wrapMode: Text.NoWrap }
        Caption {
            text: root.skill.rightPercent < 0 ? qsTr("–") : qsTr("%1 %").arg(root.skill.rightPercent)
            wrapMode: Text.NoWrap
        }
    }
}
