pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// The table of keys, to be changed.
ColumnLayout {
    id: root

    required property var keys
    property string waiting: ""
    property string refusal: ""

    function take(action: string, key: int, modifiers: int) {
        root.waiting = ""
        root.refusal = key === Qt.Key_Escape ? "" : root.keys.change(action, key, modifiers)
    }

    spacing: Theme.gap / 2
    Connections {
        target: root.keys
        function onChanged() { root.refusal = "" }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        Heading { Layout.fillWidth: true; text: qsTr("Keys") }
        AppButton {
            text: qsTr("All as they were")
            onClicked: { root.refusal = ""; root.keys.resetAll() }
        }
    }
    Caption { Layout.fillWidth: true; text: qsTr("Choose an action, then press its new key. Esc leaves it as it is.") }
    FaultNote { Layout.fillWidth: true; visible: root.refusal !== ""; text: root.refusal }
    Column {
        id: list
        Layout.fillWidth: true
        spacing: Theme.gap / 2
        Repeater {
            model: root.keys
            Column {
                id: entry
                required property int index
                required property string action
                required property string name
                required property string key
                required property string group
                required property bool fixed
                required property bool changed
                readonly property bool isFirst: index === 0 || root.keys.groupAt(index - 1) !== group
                width: list.width
                spacing: 2
                Caption {
                    topPadding: Theme.gap
                    visible: entry.isFirst
                    text: entry.group
                    color: Theme.gold
                    font { pixelSize: Theme.small; bold: true }
                }
                KeyRow {
                    width: entry.width
                    action: entry.action
                    name: entry.name
                    key: entry.key
                    fixed: entry.fixed
                    changed: entry.changed
                    isWaiting: root.waiting === entry.action
                    onAsked: { root.refusal = ""; root.waiting = entry.action }
                    onPressed: (key, modifiers) => root.take(entry.action, key, modifiers)
                }
            }
        }
    }
}
