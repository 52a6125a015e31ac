import QtQuick
import Cutcard

/// The chips of one wager, or of one payment.
Item {
    id: root

    required property real cx
    required property real cy
    required property real size
    required property string picture
    required property bool shown
    required property string name
    required property real unit
    required property real chipWidth

    x: cx * unit - width / 2
    // The middle of the lowest chip stands on the spot (ChipImages::footing).
    y: cy * unit - height + 0.418 * width
    width: chipWidth * unit
    height: stack.implicitWidth > 0 ? stack.implicitHeight / stack.implicitWidth * width : width
    scale: size
    transformOrigin: Item.Bottom
    opacity: shown ? 1 : 0
    visible: opacity > 0
    Accessible.ignored: !shown
    Accessible.role: Accessible.Graphic
    Accessible.name: root.name

    Behavior on x { NumberAnimation { duration: Theme.chipSlide; easing.type: Easing.InOutQuad } }
    Behavior on y { NumberAnimation { duration: Theme.chipSlide; easing.type: Easing.InOutQuad } }
    Behavior on scale { NumberAnimation { duration: Theme.seatGrow } }
    Behavior on opacity { NumberAnimation { duration: Theme.chipSlide; easing.type: Easing.InExpo } }

    Image {
        id: stack
        anchors.fill: parent
        source: root.picture === "" ? "" : "image://chips/" + root.picture
        sourceSize.width: Math.ceil(root.width * 1.45)
        smooth: true
    }
}
