pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// Who are you?
ColumnLayout {
    id: root

    required property var school
    property bool hasUnfinished: false
    property string schoolSays: ""
    readonly property bool isReady: root.school.state === "ready"
    readonly property bool isHere: root.school.person !== ""

    signal continued

    spacing: Theme.gap * 1.5

    Heading { Layout.fillWidth: true; text: root.isHere ? qsTr("At the table") : qsTr("Who is dealing?") }
    BodyText {
        Layout.fillWidth: true
        visible: !root.isReady && root.school.state !== "failed"
        text: root.school.progressText
        color: Theme.quiet
    }
    FaultNote {
        Layout.fillWidth: true
        visible: root.school.fault !== ""
        text: root.school.fault
        canRetry: root.school.state === "failed"
        onRetry: root.school.retry()
    }
    RowLayout {
        Layout.fillWidth: true
        visible: root.isHere
        spacing: Theme.gap * 1.5
        Initials { initials: root.school.personInitials; size: Theme.target * 1.3 }
        BodyText {
            Layout.fillWidth: true
            text: root.school.personName
            font { pixelSize: Theme.large; bold: true }
        }
    }
    AppButton {
        Layout.fillWidth: true
        visible: root.isHere && root.hasUnfinished
        text: qsTr("Continue your round")
        accent: Theme.gold
        onClicked: root.continued()
    }
    AppButton {
        Layout.fillWidth: true
        visible: root.isHere
        text: qsTr("Somebody else")
        onClicked: root.school.leave()
    }
    Repeater {
        model: root.isReady && !root.isHere ? root.school.people : []
        PersonRow {
            required property var modelData
            Layout.fillWidth: true
            person: modelData
            onClicked: root.school.enter(modelData.id)
        }
    }
    Newcomer {
        id: newcomer
        Layout.fillWidth: true
        visible: root.isReady && !root.isHere && root.school.mayIntroduce
        isFirst: root.school.people.length === 0
        onIntroduced: name => root.school.introduce(name)
        onVisibleChanged: if (visible && isFirst) takeFocus()
    }
    Caption {
        Layout.fillWidth: true
        visible: root.isReady && !root.isHere && !root.school.mayIntroduce
        text: qsTr("Your name is missing? A supervisor can add you.")
    }
    Caption {
        Layout.fillWidth: true
        visible: root.schoolSays !== ""
        text: root.schoolSays
    }
}
