import QtQuick
import Cutcard

/// What an action still needs before it is complete: an amount, a hand, a name, a reason.
Panel {
    id: root

    required property var play
    readonly property var entry: play.entry
    readonly property string mode: entry.mode ?? "none"
    readonly property bool choosing: mode === "stop" || mode === "ruling" || mode === "keypad"
    readonly property bool typing: mode === "amount" || mode === "count" || mode === "envy"

    // Where it does not fit above the tray it lies over it, and what does not fit then is scrolled.
    required property real room
    required property real most
    readonly property bool isTall: implicitHeight > room
    readonly property bool isNarrow: width < 520 * Theme.scale

    visible: mode !== "none"
    implicitHeight: head.height + body.contentHeight + 3 * Theme.gap
    height: Math.min(implicitHeight, isTall ? most : room)
    color: Theme.panel
    accent: Theme.gold
    z: 200

    // Touches beside the buttons must not reach the table below.
    MouseArea { anchors.fill: parent }

    Item {
        id: head
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.gap }
        height: root.isNarrow ? title.implicitHeight + Theme.gap / 2 + buttons.height : Math.max(title.implicitHeight, buttons.height)
        BodyText {
            id: title
            width: root.isNarrow ? parent.width : parent.width - buttons.width - Theme.gap
            y: root.isNarrow ? 0 : (parent.height - height) / 2
            // The tray, and the amount beside it, may be covered.
            text: root.mode === "amount" || root.mode === "envy" ? root.entry.title + "  " + root.entry.amount : root.entry.title ?? ""
            font { pixelSize: Theme.normal; bold: true }
        }
        Row {
            id: buttons
            anchors { right: parent.right; bottom: parent.bottom }
            spacing: Theme.gap
            AppButton {
                text: qsTr("Cancel")
                keyName: qsTr("Esc")
                focusPolicy: Qt.NoFocus
                onClicked: root.play.cancel()
            }
            AppButton {
                visible: !root.choosing
                enabled: root.entry.ready ?? false
                text: root.entry.confirm ?? ""
                keyName: qsTr("Enter")
                filled: enabled
                accent: Theme.gold
                focusPolicy: Qt.NoFocus
                onClicked: root.play.confirm()
            }
        }
    }
    ScrollArea {
        id: body
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; topMargin: Theme.gap / 2; bottomMargin: Theme.gap / 2 }
        margin: Theme.gap
        Column {
            width: parent.width
            spacing: Theme.gap
            HandBench {
                visible: root.mode === "hand"
                width: parent.width
                play: root.play
            }
            ChoiceGrid {
                visible: root.choosing || root.mode === "hand" || root.mode === "envy"
                width: parent.width
                choices: root.entry.choices ?? []
                onChosen: code => root.play.choose(code)
            }
            Keypad {
                visible: root.typing
                anchors.horizontalCenter: parent.horizontalCenter
                play: root.play
            }
        }
    }
}
