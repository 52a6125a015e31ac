pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// Which of the six drills.
GridLayout {
    id: root

    required property var drills
    signal chosen(string kind)

    columns: width > 460 * Theme.scale ? 2 : 1
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Repeater {
        model: root.drills
        LineButton {
            required property var modelData
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            text: modelData.name
            detail: modelData.detail
            onClicked: root.chosen(modelData.id)
        }
    }
}
