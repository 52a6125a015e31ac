pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// What stands on the table and never moves: shoe, shuffler, rack, boxes, meter, and the words on the felt.
Item {
    id: root

    required property var thing
    required property var table
    required property real unit
    readonly property string kind: thing.kind
    readonly property bool touchable: kind === "shoe" || kind === "rack" || kind === "shuffler"

    signal touched(string kind)

    x: thing.cx * unit
    y: thing.cy * unit
    rotation: thing.angle
    z: kind === "inscription" ? -1 : 0

    Loader {
        anchors.centerIn: parent
        sourceComponent: root.kind === "inscription" ? inscription
                       : root.kind === "meter" ? meter
                       : root.kind === "tray" ? null
                       : root.kind === "dealer" || root.kind === "community" || root.kind === "six_card" ? place
                       : box
    }
    Component {
        id: inscription
        FeltWords { words: root.thing.text; unit: root.unit }
    }
    Component {
        id: meter
        MeterDisplay {
            text: root.thing.text
            label: root.thing.label ?? ""
            count: root.thing.count ?? ""
            unit: root.unit
        }
    }
    Component {
        id: place
        CardPlace {
            words: root.thing.text
            unit: root.unit
            cardWidth: root.table.cardWidth * root.thing.size
            cardHeight: root.table.cardHeight * root.thing.size
        }
    }
    Component {
        id: box
        TableBox {
            kind: root.kind
            text: root.thing.text
            light: root.thing.light === undefined ? "" : root.thing.light
            back: root.table.back
            unit: root.unit
            touchable: root.touchable
            onTouched: root.touched(root.kind)
        }
    }
}
