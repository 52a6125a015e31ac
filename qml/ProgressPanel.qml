pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// How am I doing?
ColumnLayout {
    id: root

    required property var board
    required property int suggestionCount
    signal opened

    spacing: Theme.gap * 1.5

    Heading { Layout.fillWidth: true; text: qsTr("How am I doing?") }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        Figure { Layout.fillWidth: true; Layout.preferredWidth: 1; value: root.board.answers; name: qsTr("answers") }
        Figure {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            value: root.board.rightPercent < 0 ? qsTr("–") : qsTr("%1 %").arg(root.board.rightPercent)
            name: qsTr("right lately")
        }
        Figure { Layout.fillWidth: true; Layout.preferredWidth: 1; value: root.board.due; name: qsTr("due today") }
    }
    SmallHeatMap { Layout.fillWidth: true; rows: root.board.rows }
    FaultNote { Layout.fillWidth: true; visible: root.board.fault !== ""; text: root.board.fault }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.gap / 2
        Repeater {
            // All of them: a layout of Qt 6.4 does not survive that items go while it is being resized.
            model: root.board.suggestions
            BodyText {
                required property var modelData
                required property int index
                visible: index < root.suggestionCount
                Layout.fillWidth: true
                text: modelData.text
                font.pixelSize: Theme.small
                leftPadding: Theme.gap
                Rectangle { width: 3; height: parent.height; radius: 1.5; color: Theme.gold }
            }
        }
    }
    AppButton {
        Layout.fillWidth: true
        text: qsTr("All skills")
        onClicked: root.opened()
    }
}
