import QtQuick
import Cutcard

/// What became of a wager, by a sign and a colour: taken, paid or returned.
Rectangle {
    id: root

    required property string mark
    required property real unit

    visible: mark !== "none"
    width: Math.max(14, 20 * unit)
    height: width
    radius: width / 2
    color: mark === "paid" ? Theme.pay : mark === "taken" ? Theme.take : Theme.back

    Text {
        anchors.centerIn: parent
        text: root.mark === "paid" ? "✓" : root.mark === "taken" ? "−" : "↩"
        color: Theme.dark
        font { pixelSize: root.width * 0.72; bold: true }
    }
}
