import QtQuick
import QtQuick.Layouts
import Cutcard

/// Between the questions of a review: a round to deal, nothing due, or the end.
Panel {
    id: root

    required property var session
    readonly property string phase: root.session.state
    signal back

    implicitHeight: column.implicitHeight + 6 * Theme.gap
    color: Theme.panel
    accent: Theme.gold
    onVisibleChanged: if (visible) onward.forceActiveFocus(Qt.TabFocusReason)

    ColumnLayout {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 3 * Theme.gap }
        spacing: 2 * Theme.gap
        CardFan {
            Layout.alignment: Qt.AlignHCenter
            cards: root.phase === "round" ? ["Qs", "Ks", "As"] : ["7c", "8d"]
            cardWidth: 54 * Theme.scale
        }
        Heading {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: root.phase === "round" ? qsTr("This one is dealt at the table")
                  : root.phase === "finished" ? qsTr("That was all for now") : qsTr("Nothing is due")
        }
        BodyText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            color: Theme.quiet
            text: root.phase === "round" ? qsTr("%1 (%2)").arg(root.session.skill).arg(root.session.about)
                  : root.phase === "finished" ? qsTr("Right at once: %1 of %2.").arg(root.session.rightCount).arg(root.session.count)
                  : root.session.newCount > 0 ? qsTr("You remember what you have practised. New skills for today: %1.").arg(root.session.newCount)
                  : qsTr("You have done what the day allows. Come back tomorrow, or deal a round.")
        }
        FaultNote { Layout.fillWidth: true; visible: root.session.fault !== ""; text: root.session.fault }
        AppButton {
            id: onward
            Layout.fillWidth: true
            readonly property bool isNew: root.phase !== "round" && root.session.newCount > 0
            text: root.phase === "round" ? qsTr("To the table") : isNew ? qsTr("Learn something new") : qsTr("Back")
            filled: true
            accent: Theme.gold
            font.bold: true
            onClicked: root.phase === "round" ? root.session.goToTable() : isNew ? root.session.startNew() : root.back()
        }
    }
}
