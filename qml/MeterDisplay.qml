import QtQuick
import Cutcard

/// What the progressive system shows.
Rectangle {
    id: root

    property alias text: figure.text
    required property real unit

    width: figure.implicitWidth + 36 * unit
    height: Math.max(22, 40 * unit)
    radius: 6 * unit
    color: "#100a08"
    border { width: Math.max(1, 1.5 * unit); color: Theme.gold }
    visible: figure.text !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Progressive meter: %1").arg(figure.text)

    Text {
        id: figure
        anchors.centerIn: parent
        color: "#ff8a73"
        font { pixelSize: Math.max(12, 24 * root.unit); bold: true; letterSpacing: 1 }
    }
}
