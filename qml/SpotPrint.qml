import QtQuick
import Cutcard

/// One printed spot of a seat, with what became of its wager.
Item {
    id: root

    required property int seat
    required property string wager
    required property string label
    required property real cx
    required property real cy
    required property real radius
    required property real angle
    required property bool electronic
    required property bool sensor
    required property bool lit
    required property bool occupied
    required property string mark
    required property string markText
    required property bool selected
    required property string name
    required property real unit
    required property bool live

    required property string stake
    readonly property bool covered: stake !== "" && mark === "none" && !electronic
    readonly property bool device: sensor || electronic

    signal touched(int seat, string wager)

    x: Math.round(cx * unit - width / 2)
    y: Math.round(cy * unit - height / 2)
    width: Math.round(2 * radius * unit)
    height: width
    z: selected ? 30 : 0
    opacity: occupied ? 1 : Math.max(0.55, Theme.faded)
    Accessible.role: Accessible.Button
    Accessible.name: root.name
    Accessible.onPressAction: root.touched(root.seat, root.wager)

    onSelectedChanged: if (root.selected && root.live) Announcer.say(root.name)

    Behavior on x { NumberAnimation { duration: Theme.seatGrow } }
    Behavior on y { NumberAnimation { duration: Theme.seatGrow } }
    Behavior on width { NumberAnimation { duration: Theme.seatGrow } }

    Rectangle {
        anchors.fill: parent
        radius: root.electronic ? width / 5 : width / 2
        color: root.electronic ? Theme.dark : "transparent"
        border { width: Math.max(Theme.border, Math.round(1.8 * root.unit)); color: root.electronic ? Theme.line : Theme.feltPrint }
    }
    Rectangle {
        visible: root.device
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.14
        width: parent.width * 0.26
        height: width
        radius: width / 2
        color: root.lit ? Theme.lampOn : Theme.lampOff
        border { width: Theme.border; color: root.lit ? Theme.lampOnLine : Theme.lampOffLine }
    }
    Text {
        id: word
        anchors.horizontalCenter: parent.horizontalCenter
        // Chips would hide the word; it moves to the edge of the spot while they lie there.
        y: root.covered ? root.height * 0.86 : root.device ? root.height * 0.96 - height : (root.height - height) / 2
        rotation: root.angle
        width: parent.width * (root.electronic ? 1.25 : 1.5)
        z: 20
        visible: root.covered ? root.radius * root.unit > 19 : root.radius * root.unit > 11
        horizontalAlignment: Text.AlignHCenter
        wrapMode: root.covered ? Text.NoWrap : Text.WordWrap
        lineHeight: 0.85
        text: root.label
        color: Theme.feltPrint
        style: Text.Outline
        styleColor: Theme.feltDeep
        font { pixelSize: Math.max(7, root.radius * root.unit * (root.device ? 0.32 : 0.38)); weight: Font.DemiBold }
    }
    SpotMark {
        anchors { horizontalCenter: parent.right; verticalCenter: parent.top }
        unit: root.unit
        mark: root.mark
    }
    Rectangle {
        visible: root.selected
        anchors { fill: parent; margins: Math.round(-5 * root.unit) }
        radius: width / 2
        color: "transparent"
        border { width: Math.max(Theme.focusRing, Math.round(4 * root.unit)); color: Theme.gold }
    }
    TapHandler {
        enabled: root.live
        // The press ends here: what lies below would take the touch for its own.
        gesturePolicy: TapHandler.WithinBounds
        margin: Math.max(0, (Theme.target - root.width) / 4)
        onTapped: root.touched(root.seat, root.wager)
    }
}
