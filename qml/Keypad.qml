pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Digits for fingers.
Grid {
    id: root

    required property var play

    columns: Theme.scale > 1.3 ? 6 : 12
    spacing: Theme.gap / 2

    Repeater {
        model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", ".", "⌫"]
        delegate: AppButton {
            required property string modelData
            text: modelData === "." ? root.play.entry.point ?? modelData : modelData
            Accessible.name: modelData === "⌫" ? qsTr("Take back the last one") : modelData === "." ? qsTr("Point") : modelData
            focusPolicy: Qt.NoFocus
            onClicked: modelData === "⌫" ? root.play.takeBack() : root.play.type(modelData)
        }
    }
}
