pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The table, seen from the dealer's chair: a picture of a TableModel, and the touches on it.
Item {
    id: root

    required property var table
    property bool active: true
    readonly property real unit: Math.min(width / root.table.canvasWidth, height / root.table.canvasHeight)
    readonly property real leftEdge: (width - unit * root.table.canvasWidth) / 2
    readonly property real topEdge: (height - unit * root.table.canvasHeight) / 2

    readonly property var furniture: root.table.furniture
    readonly property var cardPlaces: ["dealer", "community", "six_card"]
    readonly property var boxes: ["shoe", "shuffler", "rack", "drop_box", "tip_box"]

    signal spotTouched(int seat, string wager)
    signal seatTouched(int seat)
    signal cardTouched(int seat, string zone)
    signal furnitureTouched(string kind)

    clip: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The table")
    Accessible.description: root.table.eventText

    Image {
        anchors.fill: parent
        source: Theme.high ? "image://felt/high" : "image://felt/table"
        sourceSize.width: Math.max(1, Math.round(root.width))
        sourceSize.height: Math.max(1, Math.round(root.height))
        cache: false
    }
    Item {
        id: canvas
        x: root.leftEdge
        y: root.topEdge
        width: root.unit * root.table.canvasWidth
        height: root.unit * root.table.canvasHeight

        FeltWords {
            lines: root.furniture.filter(thing => thing.kind === "inscription")
            unit: root.unit
            below: voice.handTop
        }
        Repeater {
            model: root.furniture.filter(thing => root.cardPlaces.includes(thing.kind))
            delegate: CardPlace {
                unit: root.unit
                cardWidth: root.table.cardWidth
                cardHeight: root.table.cardHeight
            }
        }
        Row {
            id: meters
            anchors.horizontalCenter: parent.horizontalCenter
            // With large text they grow away from the dealer's cards, up to the shuffler's edge.
            y: shown.length > 0 ? (shown[0].cy - 23) * root.unit : 0
            spacing: 8 * root.unit
            readonly property var shown: root.furniture.filter(thing => thing.kind === "meter")
            Repeater {
                model: meters.shown
                delegate: MeterDisplay {
                    unit: root.unit
                    room: Math.min(168 * Theme.onTable, 740 / meters.shown.length - 8) * root.unit
                }
            }
        }
        Repeater {
            model: root.furniture.filter(thing => root.boxes.includes(thing.kind))
            delegate: TableBox {
                unit: root.unit
                back: root.table.back
                onTouched: kind => root.furnitureTouched(kind)
            }
        }
        Repeater {
            model: root.table.seats
            delegate: SeatPlate {
                unit: root.unit
                isAlone: root.table.activeWager === ""
                live: root.active
                onTouched: seat => root.seatTouched(seat)
            }
        }
        Repeater {
            model: root.table.spots
            delegate: SpotPrint {
                unit: root.unit
                live: root.active
                over: overTheChips
                onTouched: (seat, wager) => root.spotTouched(seat, wager)
            }
        }
        Repeater {
            model: root.table.chips
            delegate: ChipStack {
                unit: root.unit
                chipWidth: root.table.chipWidth
            }
        }
        Item {
            id: overTheChips
            anchors.fill: parent
        }
        Repeater {
            model: root.table.cards
            delegate: TableCard {
                unit: root.unit
                cardWidth: root.table.cardWidth
                cardHeight: root.table.cardHeight
                back: root.table.back
                onTouched: (seat, zone) => root.cardTouched(seat, zone)
            }
        }
        TableVoice {
            id: voice
            anchors.fill: parent
            unit: root.unit
            table: root.table
        }
    }
}
