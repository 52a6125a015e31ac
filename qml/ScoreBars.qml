pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// How the round goes, never as one number only.
Column {
    id: root

    required property var scores
    property string title: qsTr("This round")

    // Bars of one list begin and end alike.
    readonly property real figureWidth: metrics.height && Math.max(0, ...scores.map(score => metrics.advanceWidth(score.text)))

    spacing: 6

    FontMetrics { id: metrics; font { pixelSize: Theme.small; bold: true } }

    BodyText {
        width: root.width
        text: root.title
        font.bold: true
    }
    Repeater {
        model: root.scores
        delegate: Item {
            id: score
            required property var modelData
            width: root.width
            height: Math.max(name.implicitHeight, figure.implicitHeight)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(modelData.name).arg(modelData.text)
            Text {
                id: name
                width: root.width * 0.42
                text: score.modelData.name
                color: Theme.quiet
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
            Rectangle {
                anchors {
                    left: name.right; right: figure.left; verticalCenter: parent.verticalCenter
                    leftMargin: Theme.gap; rightMargin: Theme.gap
                }
                height: 8
                radius: 4
                color: Theme.raised
                border { width: 1; color: Theme.line }
                Rectangle {
                    width: parent.width * score.modelData.share
                    height: parent.height
                    radius: 4
                    color: score.modelData.share >= 0.9 ? Theme.right : score.modelData.share >= 0.7 ? Theme.gold : Theme.wrong
                }
            }
            Text {
                id: figure
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                width: Math.ceil(root.figureWidth)
                horizontalAlignment: Text.AlignRight
                text: score.modelData.text
                color: Theme.text
                font { pixelSize: Theme.small; bold: true }
            }
        }
    }
}
