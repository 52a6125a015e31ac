import QtQuick
import Cutcard

/// A shoe, a shuffler, a rack or a box, with its name and its light.
Item {
    id: root

    required property var modelData
    required property string back
    required property real unit
    readonly property string kind: modelData.kind
    readonly property string text: modelData.text
    readonly property string light: modelData.light ?? ""
    readonly property bool touchable: kind === "shoe" || kind === "rack"

    readonly property bool isSmall: kind === "drop_box" || kind === "tip_box"

    signal touched(string kind)

    // What is small grows with its name, away from the edge of the table.
    x: Math.max(5 * unit, Math.min(modelData.cx * unit - width / 2, parent.width - width - 5 * unit))
    y: modelData.cy * unit - height / 2
    width: (isSmall ? 90 * Theme.onTable : kind === "shuffler" ? 122 : kind === "shoe" ? 146 : 122) * unit
    height: (isSmall ? 34 * Theme.onTable : kind === "shuffler" ? 72 : 106) * unit
    Accessible.role: touchable ? Accessible.Button : Accessible.Graphic
    Accessible.name: modelData.name
    Accessible.onPressAction: root.touched(root.kind)

    Rectangle {
        anchors.fill: parent
        radius: 9 * root.unit
        color: Theme.box
        border { width: Math.max(Theme.border, 1.5 * root.unit); color: root.light === "red" ? Theme.wrong : Theme.boxLine }
        Rectangle {
            anchors { fill: parent; margins: 9 * root.unit }
            radius: 5 * root.unit
            color: Theme.boxDeep
        }
        Image {
            visible: root.kind === "shuffler"
            anchors { right: parent.right; verticalCenter: parent.verticalCenter; margins: 14 * root.unit }
            width: 34 * root.unit
            height: 48 * root.unit
            source: "image://cards/" + root.back
            sourceSize.width: Math.ceil(width)
            sourceSize.height: Math.ceil(height)
        }
        Rectangle {
            visible: root.light !== ""
            anchors { left: parent.left; top: parent.top; margins: 13 * root.unit }
            width: Math.max(14, 22 * root.unit)
            height: width
            // Round for go, square for stop, and a sign.
            radius: root.light === "red" ? width / 8 : width / 2
            color: root.light === "red" ? Theme.lampOn : root.light === "yellow" ? Theme.lampYellow
                 : root.light === "green" ? Theme.lampGreen : Theme.boxLine
            Text {
                anchors.centerIn: parent
                text: root.light === "red" ? "!" : root.light === "yellow" ? "–" : root.light === "green" ? "✓" : ""
                color: Theme.dark
                font { pixelSize: parent.width * 0.75; bold: true }
            }
            SequentialAnimation on opacity {
                running: root.light === "red" && Theme.moving
                loops: Animation.Infinite
                NumberAnimation { to: 0.25; duration: Theme.blink }
                NumberAnimation { to: 1; duration: Theme.blink }
            }
        }
        Rectangle {
            visible: root.light === "covered"
            anchors.fill: parent
            radius: parent.radius
            color: Theme.boxCover
        }
    }
    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.isSmall ? (parent.height - height) / 2 : -height - 2 * root.unit
        width: root.isSmall ? parent.width - 4 : 190 * root.unit
        height: root.isSmall ? parent.height : implicitHeight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        fontSizeMode: root.isSmall ? Text.Fit : Text.FixedSize
        minimumPixelSize: 7
        text: root.text
        color: Theme.feltPrint
        font { pixelSize: Math.max(8, 12 * root.unit) * Theme.onTable; letterSpacing: 0.5 }
    }
    TapHandler {
        enabled: root.touchable
        gesturePolicy: TapHandler.WithinBounds
        onTapped: root.touched(root.kind)
    }
}
