import QtQuick
import QtQuick.Layouts
import Cutcard

/// What an action still needs before it is complete: an amount, a hand, a name, a reason.
Panel {
    id: root

    required property var play
    readonly property var entry: play.entry
    readonly property string mode: entry.mode ?? "none"
    readonly property bool choosing: mode === "stop" || mode === "ruling" || mode === "keypad"
    readonly property bool typing: mode === "amount" || mode === "count" || mode === "envy"

    visible: mode !== "none"
    implicitHeight: column.implicitHeight + 2 * Theme.gap
    color: "#f2151b23"
    accent: Theme.gold
    z: 200

    // Touches beside the buttons must not reach the table below.
    MouseArea { anchors.fill: parent }

    ColumnLayout {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.gap }
        spacing: Theme.gap

        RowLayout {
            spacing: Theme.gap
            BodyText {
                Layout.fillWidth: true
                text: root.entry.title ?? ""
                font { pixelSize: Theme.normal; bold: true }
            }
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
        HandBench {
            visible: root.mode === "hand"
            Layout.fillWidth: true
            play: root.play
        }
        ChoiceGrid {
            visible: root.choosing || root.mode === "hand" || root.mode === "envy"
            Layout.fillWidth: true
            choices: root.entry.choices ?? []
            onChosen: code => root.play.choose(code)
        }
        Keypad {
            visible: root.typing
            Layout.alignment: Qt.AlignHCenter
            play: root.play
        }
    }
}
