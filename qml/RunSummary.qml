import QtQuick
import QtQuick.Layouts
import Cutcard

/// A run is over: how it went, and what now.
Panel {
    id: root

    required property var summary
    required property var marks
    signal again
    signal back

    function takeFocus() { again.forceActiveFocus(Qt.TabFocusReason) }

    implicitHeight: column.implicitHeight + 6 * Theme.gap
    color: Theme.panel
    accent: Theme.gold

    ColumnLayout {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 3 * Theme.gap }
        spacing: 2 * Theme.gap
        Heading {
            Layout.fillWidth: true
            text: root.summary.right === root.summary.of ? qsTr("All of them right")
                  : root.summary.right >= 0.8 * root.summary.of ? qsTr("Well done") : qsTr("Keep at it")
        }
        MarkRow { marks: root.marks; count: root.summary.of }
        RowLayout {
            Layout.fillWidth: true
            spacing: 2 * Theme.gap
            Figure { Layout.fillWidth: true; Layout.preferredWidth: 1; value: qsTr("%1 of %2").arg(root.summary.right).arg(root.summary.of); name: qsTr("right") }
            Figure { Layout.fillWidth: true; Layout.preferredWidth: 1; value: qsTr("%1 s").arg(root.summary.medianSeconds.toLocaleString(Qt.locale(), "f", 1)); name: qsTr("median time") }
            Figure { Layout.fillWidth: true; Layout.preferredWidth: 1; value: root.summary.inTime; name: qsTr("right and in time") }
        }
        BodyText {
            Layout.fillWidth: true
            visible: root.summary.weakest !== ""
            text: qsTr("Look at this once more: %1").arg(root.summary.weakest)
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            AppButton { id: again; Layout.fillWidth: true; Layout.preferredWidth: 1; text: qsTr("Ten more"); filled: true; accent: Theme.gold; font.bold: true; onClicked: root.again() }
            AppButton { Layout.fillWidth: true; Layout.preferredWidth: 1; text: qsTr("Back"); keyName: qsTr("Esc"); onClicked: root.back() }
        }
    }
}
