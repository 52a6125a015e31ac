pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The felt of a question: the cards, what has to be known, and what was done before.
Rectangle {
    id: root

    required property var desk
    readonly property bool isCrowded: root.desk.groups.length > 3
    readonly property bool isEmpty: root.desk.groups.length === 0 && root.desk.before.length === 0

    visible: !root.isEmpty
    implicitHeight: column.implicitHeight + 4 * Theme.gap
    radius: Theme.radius * 2
    color: Theme.felt
    border { width: 3; color: Theme.rail }

    Column {
        id: column
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 2 * Theme.gap }
        spacing: 2 * Theme.gap

        Flow {
            id: flow
            readonly property real rowWidth: childrenRect.width
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, natural.implicitWidth)
            spacing: 3 * Theme.gap
            Repeater {
                model: root.desk.groups
                CardGroup {
                    required property var modelData
                    group: modelData
                    cardWidth: (root.isCrowded ? 34 : 62) * Theme.scale
                }
            }
        }
        Row {
            id: natural
            visible: false
            spacing: flow.spacing
            Repeater {
                model: root.desk.groups
                Item {
                    required property var modelData
                    readonly property real cardWidth: (root.isCrowded ? 34 : 62) * Theme.scale
                    width: Math.max(modelData.cards.length * cardWidth * 1.07, (modelData.detail === "" ? 100 : 150) * Theme.scale)
                    height: 1
                }
            }
        }
        Flow {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.desk.facts.length > 0
            spacing: Theme.gap
            Repeater {
                model: root.desk.facts
                Rectangle {
                    id: fact
                    required property var modelData
                    width: words.implicitWidth + 2 * Theme.gap
                    height: words.implicitHeight + Theme.gap
                    radius: height / 2
                    color: Theme.feltDeep
                    Text {
                        id: words
                        anchors.centerIn: parent
                        text: qsTr("%1: %2").arg(fact.modelData.name).arg(fact.modelData.value)
                        color: Theme.feltPrint
                        font { pixelSize: Theme.normal; bold: true }
                    }
                }
            }
        }
        Column {
            visible: root.desk.before.length > 0
            width: parent.width
            spacing: 4
            Text {
                text: qsTr("Just done")
                color: Theme.feltPrint
                font { pixelSize: Theme.small; bold: true; capitalization: Font.AllUppercase; letterSpacing: 1 }
            }
            Repeater {
                model: root.desk.before
                BodyText {
                    required property string modelData
                    width: parent?.width ?? 0
                    text: qsTr("✓ %1").arg(modelData)
                }
            }
        }
    }
}
