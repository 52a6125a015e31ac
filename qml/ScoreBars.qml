pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// How the round goes, never as one number only.
ColumnLayout {
    id: root

    required property var scores

    spacing: 6

    BodyText { text: qsTr("This round"); font.bold: true }
    Repeater {
        model: root.scores
        delegate: RowLayout {
            id: score
            required property var modelData
            Layout.fillWidth: true
            spacing: Theme.gap
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(modelData.name).arg(modelData.text)
            Text {
                Layout.preferredWidth: root.width * 0.42
                Layout.minimumWidth: root.width * 0.42
                text: score.modelData.name
                color: Theme.quiet
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
            Rectangle {
                Layout.fillWidth: true
                implicitHeight: 8
                radius: 4
                color: Theme.raised
                Rectangle {
                    width: parent.width * score.modelData.share
                    height: parent.height
                    radius: 4
                    color: score.modelData.share >= 0.9 ? Theme.right : score.modelData.share >= 0.7 ? Theme.gold : Theme.wrong
                }
            }
            Text {
                text: score.modelData.text
                color: Theme.text
                font { pixelSize: Theme.small; bold: true }
            }
        }
    }
}
