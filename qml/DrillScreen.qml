import QtQuick
import Cutcard

/// One thing, ten times, against the clock.
FocusScope {
    id: root

    required property var session
    required property var settings
    signal back

    Keys.onEscapePressed: root.back()

    Rectangle { anchors.fill: parent; color: Theme.night }
    ScreenHeader {
        id: header
        width: parent.width
        title: root.session.title
        subtitle: root.session.about
        onBack: root.back()
        Column {
            anchors.verticalCenter: parent.verticalCenter
            spacing: 4
            visible: !root.session.finished
            Caption {
                anchors.right: parent.right
                text: root.session.streak > 1 ? qsTr("Question %1 of %2 · %3 in a row").arg(root.session.number).arg(root.session.count).arg(root.session.streak)
                                              : qsTr("Question %1 of %2").arg(root.session.number).arg(root.session.count)
            }
            MarkRow { anchors.right: parent.right; visible: root.width > 900 * Theme.scale; marks: root.session.marks; count: root.session.count }
        }
        AppSwitch {
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.session.finished
            text: qsTr("Cram")
            Accessible.description: qsTr("Just practise: the schedule stays as it is")
            checked: root.session.cram
            onToggled: root.session.cram = checked
        }
    }
    QuestionView {
        anchors { fill: parent; topMargin: header.height }
        visible: !root.session.finished
        focus: visible
        desk: root.session.desk
        nextText: root.session.number < root.session.count ? qsTr("Next question") : qsTr("How did I do?")
        keys: root.settings.keys
        onNext: root.session.next()
    }
    ScrollArea {
        anchors { fill: parent; topMargin: header.height }
        visible: root.session.finished
        onVisibleChanged: if (visible) summary.takeFocus()
        RunSummary {
            id: summary
            width: Math.min(parent.width, 640 * Theme.scale)
            x: (parent.width - width) / 2
            y: Math.max(0, (root.height - header.height - height) / 3)
            summary: root.session.summary
            marks: root.session.marks
            onAgain: root.session.again()
            onBack: root.back()
        }
    }
}
