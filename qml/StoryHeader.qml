import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Cutcard

Rectangle {
    id: root

    required property string title
    required property string deal
    signal nextDeal

    implicitHeight: row.implicitHeight + 2 * Theme.gap
    color: Theme.panel

    RowLayout {
        id: row
        anchors { fill: parent; margins: Theme.gap }
        spacing: Theme.gap * 2

        Text {
            text: qsTr("Cutcard")
            color: Theme.gold
            font { pixelSize: Theme.large; bold: true }
        }
        Text {
            Layout.fillWidth: true
            text: root.title
            color: Theme.text
            font.pixelSize: Theme.normal
            elide: Text.ElideRight
        }
        Text {
            text: root.deal
            color: Theme.quiet
            font.pixelSize: Theme.normal
        }
        Button {
            id: next
            Layout.minimumHeight: Theme.target
            text: qsTr("Next deal")
            leftPadding: Theme.gap
            rightPadding: Theme.gap
            focus: true
            font.pixelSize: Theme.normal
            Accessible.name: next.text
            onClicked: root.nextDeal()
            Keys.onReturnPressed: root.nextDeal()
        }
    }
}
