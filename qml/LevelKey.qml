import QtQuick
import Cutcard

/// What the signs of the levels mean.
Flow {
    id: root

    required property var levels

    spacing: 2 * Theme.gap
    Repeater {
        model: root.levels
        Row {
            id: entry
            required property int index
            required property string modelData
            spacing: Theme.gap / 2
            LevelSign { level: entry.index; anchors.verticalCenter: parent.verticalCenter }
            Caption { text: entry.modelData; wrapMode: Text.NoWrap }
        }
    }
}
