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
    required property Item over ///< What lies over the chips.

    readonly property bool covered: occupied && !electronic
    readonly property bool device: sensor || electronic
    readonly property bool low: !electronic && (occupied || mark !== "none")
    // How much of the radius a letter has: as much as leaves room for six of them side by side.
    readonly property real letter: device ? Math.min(0.44, 0.32 * Theme.onTable) : Math.min(0.5, 0.38 * Theme.onTable)
    // Only what is printed recedes where nothing lies.
    readonly property real ink: occupied || lit || selected || electronic ? 1 : Math.max(0.55, Theme.faded)

    signal touched(int seat, string wager)

    x: Math.round(cx * unit - width / 2)
    y: Math.round(cy * unit - height / 2)
    width: Math.round(2 * radius * unit)
    height: width
    Accessible.role: Accessible.Button
    Accessible.name: root.name
    Accessible.onPressAction: root.touched(root.seat, root.wager)

    onSelectedChanged: if (root.selected && root.live) Announcer.say(root.name)

    Behavior on x { NumberAnimation { duration: Theme.seatGrow } }
    Behavior on y { NumberAnimation { duration: Theme.seatGrow } }
    Behavior on width { NumberAnimation { duration: Theme.seatGrow } }

    Rectangle {
        anchors.fill: parent
        opacity: root.ink
        radius: root.electronic ? width / 5 : width / 2
        color: root.electronic ? Theme.dark : "transparent"
        border { width: Math.max(Theme.border, Math.round(1.8 * root.unit)); color: root.electronic ? Theme.line : Theme.feltPrint }
    }
    Rectangle {
        visible: root.device
        opacity: root.ink
        anchors.horizontalCenter: parent.horizontalCenter
        // Where the word needs more of the spot, the light stands higher.
        y: parent.height * (parent.width < 40 || root.lit ? 0.05 : 0.14)
        width: parent.width * (root.lit ? 0.36 : 0.26)
        height: width
        radius: width / 2
        color: root.lit ? Theme.lampOn : Theme.lampOff
        border { width: Theme.border; color: root.lit ? Theme.lampOnLine : Theme.lampOffLine }
        Text {
            visible: root.lit
            anchors.centerIn: parent
            text: "✓"
            color: Theme.dark
            font { pixelSize: Math.max(6, parent.width * Math.min(0.9, 0.7 * Theme.onTable)); bold: true }
        }
    }
    Rectangle {
        visible: root.selected
        anchors { fill: parent; margins: Math.round(-5 * root.unit) }
        radius: width / 2
        color: "transparent"
        border { width: Math.max(Theme.focusRing, Math.round(4 * root.unit)); color: Theme.gold }
    }
    Item {
        parent: root.over
        x: root.x
        y: root.y
        width: root.width
        height: root.height

        Rectangle {
            // The rim, the chips and the ring of a spot that is chosen stop before the word.
            visible: word.visible && (root.low || root.device)
            anchors.centerIn: word
            rotation: root.angle
            width: word.contentWidth + 6
            height: word.contentHeight
            radius: 3
            color: root.electronic ? Theme.dark : Theme.feltDeep
        }
        Text {
            id: word
            anchors.horizontalCenter: parent.horizontalCenter
            // Chips or a sign would hide the word; it moves to the edge of the spot while they are there.
            y: root.low ? root.height * 1.12 - height : root.device ? root.height * 0.96 - height : (root.height - height) / 2
            rotation: root.angle
            // No wider than from one spot to the next, but for a word that has to be read.
            width: Math.max((root.low ? 1.1 : 0.92) * root.width, 4.2 * font.pixelSize)
            visible: root.radius * root.unit > (root.covered ? 17 : 11)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            lineHeight: 0.8
            text: root.label
            color: Theme.feltPrint
            style: Text.Outline
            styleColor: Theme.feltDeep
            font { pixelSize: Math.max(7, root.radius * root.unit * root.letter); weight: Font.DemiBold }
        }
    }
    SpotMark {
        parent: root.over
        // On the rim, away from the word and from the name of the player.
        x: root.x + root.width * 0.854 - width / 2
        y: root.y + root.height * 0.146 - height / 2
        z: 1
        unit: root.unit
        mark: root.mark
    }
    TapHandler {
        enabled: root.live
        // The press ends here: what lies below would take the touch for its own.
        gesturePolicy: TapHandler.WithinBounds
        margin: Math.max(0, (Theme.target - root.width) / 4)
        onTapped: root.touched(root.seat, root.wager)
    }
}
