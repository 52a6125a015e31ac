import QtQuick
import Cutcard

/// A tick, a cross, a question mark, an exclamation mark or a point: a sign beside the colour.
Rectangle {
    id: root

    required property string tone

    implicitWidth: Math.round(24 * Theme.scale)
    implicitHeight: implicitWidth
    radius: width / 2
    color: tone === "right" ? Theme.right : tone === "wrong" || tone === "fault" ? Theme.wrong : Theme.gold

    Text {
        anchors.centerIn: parent
        text: root.tone === "right" ? "✓" : root.tone === "wrong" ? "✗" : root.tone === "fault" ? "!" : root.tone === "hint" ? "?" : "i"
        color: Theme.dark
        font { pixelSize: root.height * 0.66; bold: true }
    }
}
