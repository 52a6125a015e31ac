import QtQuick
import Cutcard

/// What was done just before.
Column {
    id: root

    required property var steps

    spacing: Math.round(4 * Theme.scale)
    Text {
        text: qsTr("Just done")
        color: Theme.feltPrint
        font { pixelSize: Theme.small; bold: true; capitalization: Font.AllUppercase; letterSpacing: 1 }
    }
    Repeater {
        model: root.steps
        BodyText {
            required property string modelData
            width: parent?.width ?? 0
            text: qsTr("✓ %1").arg(modelData)
        }
    }
}
