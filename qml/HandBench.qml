pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The cards of a hand, large, to pull out those that play.
Flow {
    id: root

    required property var play
    readonly property real cardWidth: Math.max(Theme.target, Math.min(74 * Theme.scale, width / 9))

    spacing: Theme.gap / 2
    topPadding: cardWidth * 0.2

    Repeater {
        model: root.play.entry.cards ?? []
        delegate: Item {
            id: bench
            required property var modelData
            required property int index
            width: root.cardWidth
            height: width * 1.4
            Accessible.role: Accessible.CheckBox
            Accessible.name: modelData.name
            Accessible.checkable: true
            Accessible.checked: modelData.picked
            Accessible.onPressAction: root.play.toggleCard(modelData.card)

            Image {
                width: parent.width
                height: parent.height
                y: bench.modelData.picked ? -root.cardWidth * 0.2 : 0
                opacity: bench.modelData.picked ? 1 : 0.72
                source: "image://cards/" + bench.modelData.card + (Theme.fourColours ? "/four" : "/two")
                sourceSize.width: Math.ceil(width)
                sourceSize.height: Math.ceil(height)
                Behavior on y { NumberAnimation { duration: Theme.seatGrow } }
                Rectangle {
                    visible: bench.modelData.picked
                    anchors.fill: parent
                    radius: width * 0.08
                    color: "transparent"
                    border { width: 3; color: Theme.gold }
                }
            }
            KeyBadge {
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 2 }
                text: bench.modelData.key
            }
            TapHandler { onTapped: root.play.toggleCard(bench.modelData.card) }
        }
    }
}
