import QtQuick
import QtQuick.Layouts
import Cutcard

/// The time of a question against its target.
RowLayout {
    id: root

    required property var desk
    property real seconds: 0
    readonly property bool isLate: root.desk.targetSeconds > 0 && root.seconds > root.desk.targetSeconds

    spacing: Theme.gap
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Time: %1 of %2 seconds").arg(Math.floor(root.seconds)).arg(root.desk.targetSeconds)

    Timer {
        interval: 200
        repeat: true
        running: root.visible && root.desk.asking
        triggeredOnStart: true
        onTriggered: root.seconds = root.desk.secondsSoFar()
    }
    Connections {
        target: root.desk
        function onChanged() { root.seconds = root.desk.secondsSoFar() }
    }

    Rectangle {
        Layout.fillWidth: true
        implicitHeight: Math.max(6, Theme.gap * 0.7)
        radius: height / 2
        color: Theme.raised
        border { width: 1; color: Theme.line }
        Rectangle {
            width: parent.width * Math.min(1, root.seconds / Math.max(1, root.desk.targetSeconds))
            height: parent.height
            radius: parent.radius
            color: root.isLate ? Theme.wrong : Theme.gold
        }
    }
    Text {
        text: qsTr("%1 s / %2 s").arg(root.desk.answered ? root.seconds.toLocaleString(Qt.locale(), "f", 1) : Math.floor(root.seconds)).arg(root.desk.targetSeconds)
        color: root.isLate ? Theme.wrong : Theme.quiet
        font { pixelSize: Theme.small; bold: true }
    }
}
