pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// A question of an exam: a digit or a touch selects, Enter gives the answer.
FocusScope {
    id: root

    required property var exam
    readonly property var desk: exam.desk
    readonly property bool isWide: width > 900 * Theme.scale && table.visible

    Keys.onPressed: event => {
        event.accepted = true
        const digit = event.key - Qt.Key_1
        if (digit >= 0 && digit < root.desk.options.length)
            root.exam.choose(digit)
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat)
            root.exam.confirm()
    }
    Connections {
        target: root.desk
        function onChanged() { if (root.desk.asking) root.forceActiveFocus() }
    }

    ScrollArea {
        anchors.fill: parent
        GridLayout {
            width: root.isWide ? parent.width : Math.min(parent.width, 820 * Theme.scale)
            x: (parent.width - width) / 2
            columns: root.isWide ? 2 : 1
            columnSpacing: 2 * Theme.gap
            rowSpacing: 2 * Theme.gap

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 3
                Layout.alignment: Qt.AlignTop
                spacing: 2 * Theme.gap
                Text {
                    Layout.fillWidth: true
                    text: root.desk.text
                    color: Theme.text
                    font { pixelSize: Theme.huge * 0.87; bold: true }
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                QuestionTable { id: table; Layout.fillWidth: true; desk: root.desk }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 2
                Layout.alignment: Qt.AlignTop
                spacing: Theme.gap
                Repeater {
                    model: root.desk.options
                    AnswerButton {
                        required property int index
                        required property string modelData
                        Layout.fillWidth: true
                        number: index + 1
                        text: modelData
                        isOpen: true
                        focusPolicy: Qt.TabFocus
                        isSelected: root.exam.selected === index
                        onClicked: root.exam.choose(index)
                    }
                }
                AppButton {
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.gap
                    enabled: root.exam.selected >= 0
                    text: qsTr("Confirm")
                    keyName: qsTr("Enter")
                    filled: enabled
                    accent: Theme.gold
                    font.bold: true
                    onClicked: root.exam.confirm()
                }
            }
        }
    }
}
