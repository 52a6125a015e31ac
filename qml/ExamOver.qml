pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The exam is over: what the definition lets the trainee see, and the way back.
FocusScope {
    id: root

    required property var exam
    readonly property var result: exam.result

    Component.onCompleted: Announcer.say(qsTr("%1. %2").arg(heading.text).arg(root.result.headline ?? ""))
    onActiveFocusChanged: if (activeFocus) back.forceActiveFocus(Qt.TabFocusReason)

    ScrollArea {
        anchors.fill: parent
        opener: back
        Column {
            width: Math.min(parent.width, 760 * Theme.scale)
            x: (parent.width - width) / 2
            spacing: 1.5 * Theme.gap

            Text {
                id: heading
                width: parent.width
                text: qsTr("The exam is over")
                color: Theme.text
                font { pixelSize: Theme.huge; bold: true }
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Heading { width: parent.width; text: root.result.headline ?? ""; color: Theme.gold }
            BodyText {
                width: parent.width
                visible: (root.result.percent ?? "") !== ""
                text: qsTr("%1. %2").arg(root.result.percent ?? "").arg(root.result.needed ?? "")
            }
            ScoreBars {
                width: parent.width
                visible: scores.length > 0
                title: qsTr("Sections")
                scores: root.result.sections ?? []
            }
            Caption {
                width: parent.width
                visible: (root.result.code ?? "") !== ""
                text: qsTr("Short code of this exam, for comparing with the report: %1").arg(root.result.code ?? "")
            }
            AppButton {
                id: back
                width: parent.width
                enabled: (root.result.code ?? "") !== ""
                text: qsTr("Back to the start")
                filled: true
                accent: Theme.gold
                font.bold: true
                onClicked: root.exam.leave()
            }
            Heading { width: parent.width; visible: (root.result.errors ?? []).length > 0; text: qsTr("What went wrong") }
            Repeater {
                model: root.result.errors ?? []
                ExamErrorRow {
                    required property var modelData
                    width: parent.width
                    error: modelData
                }
            }
        }
    }
}
