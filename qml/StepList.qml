import QtQuick
import QtQuick.Layouts
import Cutcard

/// The steps that belong together now: done, open, locked.
ColumnLayout {
    id: root

    required property var steps

    spacing: 4

    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        BodyText {
            Layout.fillWidth: true
            text: root.steps.title
            font.bold: true
        }
        Text {
            text: root.steps.progress
            color: Theme.quiet
            font.pixelSize: Theme.small
        }
    }
    Repeater {
        model: root.steps
        delegate: StepLine { Layout.fillWidth: true }
    }
}
