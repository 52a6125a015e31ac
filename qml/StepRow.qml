import QtQuick
import QtQuick.Layouts
import Cutcard

Item {
    id: root

    required property int index
    required property string text
    required property string cite
    required property string skill

    implicitHeight: column.implicitHeight + Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Step %1: %2").arg(root.index + 1).arg(root.text)
    Accessible.description: root.skill

    RowLayout {
        anchors { fill: parent; leftMargin: Theme.gap; rightMargin: Theme.gap }
        spacing: Theme.gap

        Text {
            Layout.preferredWidth: Theme.target
            horizontalAlignment: Text.AlignRight
            text: root.index + 1
            color: Theme.quiet
            font.pixelSize: Theme.small
        }
        ColumnLayout {
            id: column
            Layout.fillWidth: true
            spacing: 2

            Text {
                Layout.fillWidth: true
                text: root.text
                color: Theme.text
                font.pixelSize: Theme.normal
                wrapMode: Text.Wrap
            }
            Text {
                Layout.fillWidth: true
                text: root.skill
                color: Theme.quiet
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
        Text {
            text: root.cite
            color: Theme.gold
            font.pixelSize: Theme.small
        }
    }
}
