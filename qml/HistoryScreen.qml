import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// Every round that was dealt, the newest first.
FocusScope {
    id: root

    required property var rounds
    signal back

    Keys.onEscapePressed: root.back()
    Component.onCompleted: root.rounds.refresh()

    Rectangle { anchors.fill: parent; color: Theme.night }
    ScreenHeader {
        id: header
        width: parent.width
        title: qsTr("History")
        subtitle: qsTr("Rounds you dealt: %1").arg(root.rounds.count)
        onBack: root.back()
    }
    ListView {
        id: list
        anchors {
            top: header.bottom; bottom: parent.bottom; topMargin: Theme.gap
            horizontalCenter: parent.horizontalCenter
        }
        width: Math.min(parent.width - 4 * Theme.gap, 1000 * Theme.scale)
        clip: true
        focus: true
        spacing: Theme.gap / 2
        model: root.rounds
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        ScrollBar.vertical: AppScrollBar { }
        boundsBehavior: Flickable.StopAtBounds
        section.property: "date"
        section.delegate: Caption {
            required property string section
            text: section
            color: Theme.gold
            font { pixelSize: Theme.small; bold: true }
            topPadding: 1.5 * Theme.gap
            bottomPadding: Theme.gap / 2
        }
        delegate: HistoryRow {
            width: ListView.view.width - 2 * Theme.gap
            focus: ListView.isCurrentItem
            onClicked: ListView.view.model.open(round)
        }
    }
    FaultNote {
        anchors { top: header.bottom; horizontalCenter: parent.horizontalCenter; margins: 2 * Theme.gap }
        width: list.width
        visible: root.rounds.fault !== ""
        text: root.rounds.fault
    }
    BodyText {
        anchors.centerIn: list
        width: list.width
        horizontalAlignment: Text.AlignHCenter
        visible: root.rounds.count === 0 && root.rounds.fault === ""
        color: Theme.quiet
        text: qsTr("No round yet. The first one you deal will be here.")
    }
}
