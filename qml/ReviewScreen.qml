import QtQuick
import Cutcard

/// What is due, one after the other.
FocusScope {
    id: root

    required property var session
    required property var settings
    readonly property bool isQuestion: root.session.state === "question"
    signal back

    Keys.onEscapePressed: root.back()

    Rectangle { anchors.fill: parent; color: Theme.night }
    ScreenHeader {
        id: header
        width: parent.width
        title: qsTr("Review")
        subtitle: root.session.formText === "" ? root.session.about : root.session.formText
        onBack: root.back()
        Caption {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.isQuestion || root.session.state === "round"
            text: qsTr("%1 of %2").arg(root.session.number).arg(root.session.count)
            font { pixelSize: Theme.large; bold: true }
            color: Theme.gold
        }
        AppButton {
            visible: root.isQuestion || root.session.state === "round"
            text: qsTr("Later")
            Accessible.description: qsTr("Leave this one out for now; it stays due")
            onClicked: root.session.skip()
        }
    }
    QuestionView {
        anchors { fill: parent; topMargin: header.height }
        visible: root.isQuestion
        focus: visible
        desk: root.session.desk
        nextText: root.session.number < root.session.count ? qsTr("Next") : qsTr("Done")
        keys: root.settings.keys
        onNext: root.session.next()
    }
    ScrollArea {
        anchors { fill: parent; topMargin: header.height }
        visible: !root.isQuestion
        ReviewPause {
            width: Math.min(parent.width, 640 * Theme.scale)
            x: (parent.width - width) / 2
            y: Math.max(0, (root.height - header.height - height) / 3)
            session: root.session
            onBack: root.back()
        }
    }
}
