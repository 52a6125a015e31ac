pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// The keys, as they are set now, and how a round is dealt.
FocusScope {
    id: root

    required property var settings
    signal back
    signal openSettings

    Keys.onEscapePressed: root.back()

    Rectangle { anchors.fill: parent; color: Theme.night }
    ScreenHeader {
        id: header
        width: parent.width
        title: qsTr("Help")
        subtitle: qsTr("You are the dealer. Everything can be done by mouse, by touch or by keyboard alone.")
        onBack: root.back()
        AppButton { text: qsTr("Change keys"); onClicked: root.openSettings() }
    }
    ScrollArea {
        anchors { fill: parent; topMargin: header.height }
        GridLayout {
            width: Math.min(parent.width, 1400 * Theme.scale)
            x: (parent.width - width) / 2
            columns: Math.max(1, Math.min(4, Math.floor(root.width / (300 * Theme.scale))))
            columnSpacing: 2 * Theme.gap
            rowSpacing: 2 * Theme.gap
            Repeater {
                model: root.settings.keys.groups
                HelpGroup {
                    required property string modelData
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.fillHeight: true
                    title: modelData
                    entries: root.settings.keys.revision >= 0 ? root.settings.keys.ofGroup(modelData) : []
                }
            }
        }
    }
}
