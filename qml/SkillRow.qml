import QtQuick
import QtQuick.Layouts
import Cutcard

/// One skill: how well it is known.
RowLayout {
    id: root

    required property var skill

    spacing: Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2").arg(root.skill.title).arg(root.skill.levelName)
    LevelSign { level: root.skill.level; Layout.alignment: Qt.AlignVCenter }
    BodyText { Layout.fillWidth: true; text: root.skill.title; font.pixelSize: Theme.small }
    Caption { visible: root.skill.due; text: qsTr("due"); color: Theme.gold; wrapMode: Text.NoWrap }
    Caption {
        text: root.skill.rightPercent < 0 ? qsTr("–") : qsTr("%1 %").arg(root.skill.rightPercent)
        wrapMode: Text.NoWrap
    }
}
