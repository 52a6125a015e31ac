import QtQuick
import Cutcard

/// What the progressive system shows.
Rectangle {
    id: root

    required property var modelData
    readonly property string label: modelData.label ?? ""
    readonly property string count: modelData.count ?? ""
    required property real unit

    x: modelData.cx * unit - width / 2
    y: modelData.cy * unit - height / 2
    width: Math.min(168 * unit, Math.max(figure.implicitWidth, words.implicitWidth) + 20 * unit)
    height: 46 * unit
    radius: 6 * unit
    color: Theme.display
    border { width: Math.max(Theme.border, 1.5 * unit); color: Theme.gold }
    visible: figure.text !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Progressive meter: %1").arg(figure.text)

    Text {
        id: figure
        text: root.modelData.text
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 2 * root.unit }
        color: Theme.displayInk
        font { pixelSize: Math.max(8, 21 * root.unit); bold: true; letterSpacing: 1 }
    }
    Text {
        id: words
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 2 * root.unit }
        text: root.count === "" ? root.label : qsTr("%1 · wagers: %2").arg(root.label).arg(root.count)
        color: Theme.quiet
        visible: root.height > 22
        font.pixelSize: Math.max(8, 12 * root.unit)
    }
}
