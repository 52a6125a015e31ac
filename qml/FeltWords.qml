pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The inscriptions of the layout. With large text they grow upwards, away from what is said under them.
Column {
    id: root

    required property var lines
    required property real unit
    required property real below ///< Where that begins.
    readonly property real pitch: lines.length > 1 ? (lines[1].cy - lines[0].cy) * unit : 0
    readonly property var last: lines[lines.length - 1] ?? ({ cx: 0, cy: 0 })

    x: last.cx * unit - width / 2
    y: Math.min(last.cy * unit + pitch / 2, below) - height
    width: 840 * unit // As wide as the cards of the outer seats leave it.

    Repeater {
        model: root.lines
        Text {
            required property var modelData
            width: root.width
            height: Math.max(implicitHeight, root.pitch)
            text: modelData.text
            color: Theme.feltPrint
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 6
            font { pixelSize: Math.max(6, 17 * root.unit) * Theme.onTable; capitalization: Font.AllUppercase; letterSpacing: 2 * root.unit }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
