pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// The table inventory container: every touch cuts one chip out of a column. Beside it the amount.
Rectangle {
    id: root

    required property var play
    readonly property bool paying: play.entry.mode === "amount" || play.entry.mode === "envy"
    readonly property real amountWidth: Math.min(150 * Theme.scale, width * 0.3)
    // In one row the columns would be narrow and half as high as there is room for.
    readonly property bool isHigh: height > 5 * (width - amountWidth) / Math.max(1, play.tray.length)

    radius: Theme.radius
    color: Theme.dark
    border { width: 1 + Theme.border; color: root.paying ? Theme.gold : Theme.line }

    RowLayout {
        anchors { fill: parent; margins: Theme.gap / 2 }
        spacing: 2

        GridLayout {
            columns: Math.ceil(root.play.tray.length / (root.isHigh ? 2 : 1))
            columnSpacing: 2
            rowSpacing: 2
            Layout.fillWidth: true
            Layout.fillHeight: true

            Repeater {
                model: root.play.tray
                delegate: Item {
                    id: column
                    required property var modelData
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.minimumWidth: 20
                    Accessible.role: Accessible.Button
                    Accessible.name: qsTr("Chip of %1").arg(modelData.value)
                    Accessible.onPressAction: root.play.addChip(modelData.cents)
                    Image {
                        anchors.centerIn: parent
                        height: parent.height
                        width: Math.min(parent.width, height * 0.6)
                        fillMode: Image.PreserveAspectFit
                        source: "image://chips/tray/" + column.modelData.cents
                        sourceSize.width: Math.ceil(width)
                        sourceSize.height: Math.ceil(height)
                        opacity: root.paying ? 1 : Math.max(0.8, Theme.receding)
                    }
                    TapHandler { onTapped: root.play.addChip(column.modelData.cents) }
                }
            }
        }
        AmountBox {
            Layout.fillHeight: true
            Layout.preferredWidth: root.amountWidth
            play: root.play
        }
    }
}
