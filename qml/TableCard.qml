import QtQuick
import Cutcard

/// One card of the deck. It is bound to its row and moves when the row changes.
Item {
    id: root

    required property string card
    required property real cx
    required property real cy
    required property real angle
    required property real size
    required property bool faceUp
    required property bool shown
    required property int depth
    required property bool dim
    required property string zone
    required property int seat
    required property string name
    required property real unit
    required property real cardWidth
    required property real cardHeight
    required property string back

    signal touched(int seat, string zone)

    // 0 shows the back, 1 the face; half way the card stands on its edge.
    property real turn: faceUp ? 1 : 0
    readonly property bool moving: flightX.running || flightY.running || turning.running

    x: cx * unit - width / 2
    y: cy * unit - height / 2
    z: depth + (moving ? 100 : 0)
    width: cardWidth * unit
    height: cardHeight * unit
    rotation: angle
    scale: size
    visible: shown || moving
    Accessible.ignored: !shown
    Accessible.role: Accessible.Graphic
    Accessible.name: root.name
    Accessible.onPressAction: root.touched(root.seat, root.zone)

    Behavior on x { NumberAnimation { id: flightX; duration: Theme.cardFlight; easing.type: Easing.OutCubic } }
    Behavior on y { NumberAnimation { id: flightY; duration: Theme.cardFlight; easing.type: Easing.OutCubic } }
    Behavior on rotation { NumberAnimation { duration: Theme.cardFlight } }
    Behavior on scale { NumberAnimation { duration: Theme.seatGrow } }
    Behavior on turn { NumberAnimation { id: turning; duration: Theme.cardTurn } }

    transform: Scale {
        origin.x: root.width / 2
        xScale: Math.abs(2 * root.turn - 1)
    }

    Image {
        anchors.fill: parent
        source: root.turn > 0.5 ? "image://cards/" + root.card + (Theme.fourColours ? "/four" : "/two")
                                : "image://cards/" + root.back
        // Rendered for the larger size of the seat that is worked on, so that it stays sharp when it grows.
        sourceSize.width: Math.ceil(root.width * 1.45)
        sourceSize.height: Math.ceil(root.height * 1.45)
        smooth: true
    }
    Rectangle {
        visible: root.dim
        anchors.fill: parent
        radius: width * 0.06
        color: Theme.setAside
        // Where nothing may be dimmed, a line says that the card does not play.
        Rectangle {
            anchors.centerIn: parent
            width: Math.hypot(parent.width, parent.height) * 0.9
            height: Math.max(3, 4 * root.unit)
            rotation: -Math.atan2(parent.height, parent.width) * 180 / Math.PI
            color: Theme.setAsideLine
            border { width: 1; color: Theme.setAsideLine.a > 0 ? Theme.text : "transparent" }
        }
    }
    TapHandler {
        enabled: root.shown && !root.moving
        gesturePolicy: TapHandler.WithinBounds
        onTapped: root.touched(root.seat, root.zone)
    }
}
