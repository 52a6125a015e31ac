import QtQuick
import Cutcard

/// A key for a finger. It never takes the focus from the line that is written in.
Rectangle {
    id: root

    required property string label
    property string spoken: label
    property bool chosen: false
    property bool isSwitch: false
    readonly property alias down: finger.pressed
    signal tapped
    signal held

    radius: Theme.radius
    color: root.down ? Theme.felt : root.chosen ? Theme.goldDeep : Theme.raised
    // A chosen one is told by more than its colour.
    border { width: root.chosen ? Theme.focusRing : Theme.border; color: root.chosen ? Theme.gold : Theme.line }
    Accessible.role: Accessible.Button
    Accessible.name: root.spoken
    Accessible.focusable: false
    Accessible.checkable: root.isSwitch
    Accessible.checked: root.isSwitch && root.chosen
    Accessible.onPressAction: root.tapped()

    Text {
        anchors.centerIn: parent
        text: root.label
        color: Theme.text
        font.pixelSize: Math.min(Theme.large, Math.round(root.height * 0.5))
    }
    MouseArea {
        id: finger
        anchors.fill: parent
        onClicked: root.tapped()
        // The second of two quick taps of a finger comes as this only.
        onDoubleClicked: root.tapped()
        onPressAndHold: root.held()
    }
}
