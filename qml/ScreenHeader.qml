import QtQuick
import QtQuick.Layouts
import Cutcard

/// The line above a screen: the way back, what it is, and what else can be done here.
Rectangle {
    id: root

    required property string title
    property string subtitle: ""
    property bool canGoBack: true
    default property alias tools: tools.data
    signal back

    implicitHeight: Math.max(row.implicitHeight, Theme.target) + 2 * Theme.gap
    color: Theme.panel

    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 1
        color: Theme.line
    }
    RowLayout {
        id: row
        anchors { fill: parent; leftMargin: 2 * Theme.gap; rightMargin: 2 * Theme.gap }
        spacing: 2 * Theme.gap

        Text {
            visible: !root.canGoBack
            text: qsTr("Cutcard")
            color: Theme.gold
            font { pixelSize: Theme.large; bold: true }
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        AppButton {
            visible: root.canGoBack
            text: qsTr("Back")
            keyName: qsTr("Esc")
            onClicked: root.back()
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2
            Heading {
                Layout.fillWidth: true
                visible: root.title !== ""
                text: root.title
                elide: Text.ElideRight
                maximumLineCount: 2
            }
            Caption {
                Layout.fillWidth: true
                visible: root.subtitle !== ""
                text: root.subtitle
            }
        }
        Row {
            id: tools
            spacing: Theme.gap
        }
    }
}
