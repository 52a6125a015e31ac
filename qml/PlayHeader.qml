pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// Which round this is, the clock, and what is always at hand: hint, undo, speed, help, the way out.
Rectangle {
    id: root

    required property var play

    // Large words need the room of the keys; those are in the help.
    readonly property bool isTight: width < 1000 * Theme.scale
    readonly property var keys: root.isTight ? ({}) : root.play.heading.keys ?? ({})

    signal leaveWanted
    signal helpWanted
    /// A button has done its work; the keys belong to the table again.
    signal served

    implicitHeight: row.implicitHeight + Theme.gap
    color: Theme.panel

    component Tool: AppButton {
        focusPolicy: Qt.TabFocus
        onClicked: if (activeFocus) root.served()
    }
    Timer {
        interval: 1000
        running: root.visible && root.play.state === "acting"
        repeat: true
        triggeredOnStart: true
        onTriggered: clock.text = root.play.elapsed()
    }
    TextMetrics {
        id: widest
        font: clock.font
        text: "00:00"
    }
    RowLayout {
        id: row
        anchors { fill: parent; leftMargin: Theme.gap; rightMargin: Theme.gap }
        spacing: Theme.gap

        Tool {
            text: qsTr("‹ Leave")
            Accessible.description: qsTr("Back to the start; the round can be continued later")
            onClicked: root.leaveWanted()
        }
        Text {
            text: root.play.heading.way ?? ""
            color: Theme.gold
            font { pixelSize: Theme.normal; bold: true }
        }
        Text {
            Layout.fillWidth: true
            Layout.minimumWidth: 40
            // Where large text leaves no room for it, the felt says which game it is.
            text: root.width > 760 * Theme.scale ? root.play.heading.game ?? "" : ""
            color: Theme.quiet
            font.pixelSize: Theme.scale > 1.3 ? Theme.small : Theme.normal
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        Text {
            visible: root.width > 1100 * Theme.scale
            text: root.play.heading.deal ?? ""
            color: Theme.quiet
            font.pixelSize: Theme.small
        }
        Text {
            id: clock
            // As wide as it will ever be: figures differ in width.
            Layout.preferredWidth: Math.ceil(widest.advanceWidth) + 6
            visible: root.play.state === "acting"
            color: Theme.text
            font { pixelSize: Theme.normal; bold: true }
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Time: %1").arg(text)
        }
        Tool {
            visible: root.play.state === "acting"
            enabled: root.play.canHint
            text: qsTr("Hint")
            keyName: root.keys.hint ?? ""
            onClicked: root.play.takeHint()
        }
        Tool {
            visible: root.play.state !== "finished" && root.play.way !== "free"
            enabled: root.play.canUndo
            text: qsTr("Undo")
            keyName: root.keys.undo ?? ""
            onClicked: root.play.undo()
        }
        Tool {
            visible: root.play.state === "acting" && root.play.way === "free"
            text: qsTr("End the round")
            onClicked: root.play.endRound()
        }
        Tool {
            text: qsTr("Help")
            keyName: root.keys.help ?? ""
            onClicked: root.helpWanted()
        }
    }
}
