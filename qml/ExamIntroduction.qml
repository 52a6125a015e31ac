pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// What comes, and what holds; the time begins with the button.
FocusScope {
    id: root

    required property var exam
    required property var settings

    onActiveFocusChanged: if (activeFocus) begin.forceActiveFocus(Qt.TabFocusReason)

    ScrollArea {
        anchors.fill: parent
        opener: begin
        Column {
            width: Math.min(parent.width, 760 * Theme.scale)
            x: (parent.width - width) / 2
            spacing: 2 * Theme.gap

            Text {
                width: parent.width
                text: root.exam.title
                color: Theme.text
                font { pixelSize: Theme.huge; bold: true }
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            BodyText { width: parent.width; text: qsTr("This exam is for %1.").arg(root.exam.trainee); color: Theme.quiet }
            Panel {
                width: parent.width
                height: rows.implicitHeight + 3 * Theme.gap
                Column {
                    id: rows
                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: 1.5 * Theme.gap }
                    spacing: Theme.gap
                    Repeater {
                        model: root.exam.sections
                        ExamSectionRow {
                            required property int index
                            required property var modelData
                            width: rows.width
                            number: index + 1
                            section: modelData
                        }
                    }
                }
            }
            Column {
                width: parent.width
                spacing: Theme.gap
                Repeater {
                    model: root.exam.rules
                    BodyText {
                        required property string modelData
                        width: parent.width
                        text: qsTr("• %1").arg(modelData)
                    }
                }
            }
            ExamLook { width: parent.width; settings: root.settings; largeText: root.exam.largeText }
            AppButton {
                id: begin
                width: parent.width
                text: qsTr("Begin the exam")
                filled: true
                accent: Theme.gold
                font.bold: true
                onClicked: root.exam.start()
            }
        }
    }
}
