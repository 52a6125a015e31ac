import QtQuick
import Cutcard

/// The name of a player at the rail; touching it means this seat.
Item {
    id: root

    required property int number
    required property string player
    required property real cx
    required property real cy
    required property real angle
    required property bool occupied
    required property bool active
    required property bool folded
    required property bool gone
    required property string hand
    required property real areaX
    required property real areaY
    required property real areaWidth
    required property real areaHeight
    required property string name
    required property real unit
    required property bool live
    required property bool isAlone ///< No spot of it is chosen.
    readonly property bool isChosen: active && isAlone && live

    signal touched(int seat)

    x: areaX * unit
    y: areaY * unit
    width: areaWidth * unit
    height: areaHeight * unit
    Accessible.role: Accessible.Button
    Accessible.name: root.name
    Accessible.onPressAction: root.touched(root.number)

    onIsChosenChanged: if (root.isChosen) Announcer.say(root.name)

    TapHandler {
        enabled: root.live
        gesturePolicy: TapHandler.WithinBounds
        onTapped: root.touched(root.number)
    }
    Rectangle {
        x: root.cx * root.unit - root.x - width / 2
        y: root.cy * root.unit - root.y - height / 2
        width: label.implicitWidth + 22 * root.unit
        height: Math.max(label.implicitHeight + 4, 30 * root.unit)
        radius: height / 2
        rotation: root.angle
        color: root.active ? Theme.gold : Theme.plate
        opacity: root.occupied ? 1 : Math.max(0.6, Theme.faded - 0.1)

        Text {
            id: label
            anchors.centerIn: parent
            text: !root.occupied ? root.number
                : root.gone ? qsTr("%1  %2 has left").arg(root.number).arg(root.player)
                : root.hand !== "" ? qsTr("%1  %2 · %3").arg(root.number).arg(root.player).arg(root.hand)
                : root.folded ? qsTr("%1  %2 folded").arg(root.number).arg(root.player)
                : qsTr("%1  %2").arg(root.number).arg(root.player)
            color: root.active ? Theme.dark : Theme.text
            font { pixelSize: Math.max(root.active ? 11 * Theme.onTable : 11, 18 * root.unit); bold: root.active; strikeout: root.gone }
        }
    }
}
