import QtQuick
import Cutcard

/// What the progressive system shows.
Rectangle {
    id: root

    required property var modelData
    readonly property string label: modelData.label ?? ""
    readonly property string count: modelData.count ?? ""
    required property real unit
    required property real room

    width: Math.min(room, Math.max(figure.implicitWidth, words.implicitWidth) + 20 * unit)
    // On a small table letters can no longer shrink with it.
    height: Math.max(46 * unit * Theme.onTable, figure.implicitHeight + words.implicitHeight)
    radius: 6 * unit
    color: Theme.display
    border { width: Math.max(Theme.border, 1.5 * unit); color: Theme.gold }
    visible: figure.text !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Progressive meter: %1").arg(figure.text)

    Text {
        id: figure
        text: root.modelData.text
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 4 * root.unit; bottomMargin: 2 * root.unit }
        horizontalAlignment: Text.AlignHCenter
        color: Theme.displayInk
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        font { pixelSize: Math.max(8, 21 * root.unit) * Theme.onTable; bold: true; letterSpacing: 1 }
    }
    Text {
        id: words
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 4 * root.unit; topMargin: 2 * root.unit }
        horizontalAlignment: Text.AlignHCenter
        text: root.count === "" ? root.label : qsTr("%1 · wagers: %2").arg(root.label).arg(root.count)
        color: Theme.quiet
        visible: root.height > 22
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        // The figure is what is read from afar; it takes more of the room.
        font.pixelSize: Math.max(8, 12 * root.unit) * (1 + Theme.onTable) / 2
    }
}
