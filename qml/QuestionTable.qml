pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The felt of a question: what was done before, the cards, and what has to be known.
Rectangle {
    id: root

    required property var desk
    readonly property var house: root.desk.groups.filter(group => !group.isSeat)
    readonly property var seats: root.desk.groups.filter(group => group.isSeat)
    readonly property bool isCrowded: root.seats.length > 1
    // Cards are read at a glance before words are: they grow less, and leave the room to the answers.
    readonly property real cardScale: Math.min(Theme.scale, 1.3)
    readonly property real cardWidth: (root.isCrowded ? 34 : Math.max(66, Math.min(104, width / Theme.scale / 11))) * root.cardScale
    // A seat has room for its cards, and for its wagers in words.
    readonly property real seatWidth: Math.max(6.3 * root.cardWidth, 150 * Theme.scale + 2 * Theme.gap)
    readonly property int houseCards: root.house.reduce((count, group) => count + group.cards.length, 0)
    readonly property real houseWidth: 1.1 * root.houseCards * root.cardWidth + root.house.length * 9 * Theme.gap

    visible: root.desk.groups.length > 0 || root.desk.before.length > 0
    implicitHeight: column.implicitHeight + 4 * Theme.gap
    radius: Theme.radius * 2
    color: Theme.felt
    border { width: 3; color: Theme.rail }

    Column {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 * Theme.gap }
        spacing: 2 * Theme.gap

        StepsDone { width: parent.width; visible: root.desk.before.length > 0; steps: root.desk.before }
        Grid {
            anchors.horizontalCenter: parent.horizontalCenter
            columns: !root.isCrowded && house.width + seats.width + spacing <= column.width ? 2 : 1
            spacing: 2 * Theme.gap
            horizontalItemAlignment: Grid.AlignHCenter
            Grid {
                id: house
                columns: root.houseWidth < column.width ? Math.max(1, root.house.length) : 1
                spacing: 3 * Theme.gap
                horizontalItemAlignment: Grid.AlignHCenter
                Repeater {
                    model: root.house
                    CardGroup { required property var modelData; group: modelData; cardWidth: root.cardWidth }
                }
            }
            Grid {
                id: seats
                visible: root.seats.length > 0
                columns: Math.max(1, Math.min(root.seats.length, Math.floor(column.width / root.seatWidth)))
                columnSpacing: 2 * Theme.gap
                rowSpacing: 1.5 * Theme.gap
                horizontalItemAlignment: Grid.AlignHCenter
                Repeater {
                    model: root.seats
                    CardGroup { required property var modelData; group: modelData; cardWidth: root.cardWidth }
                }
            }
        }
        Column {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.desk.facts.length > 0
            spacing: Theme.gap / 2
            Repeater {
                model: root.desk.facts
                FactChip { required property var modelData; anchors.horizontalCenter: parent?.horizontalCenter; fact: modelData }
            }
        }
    }
}
