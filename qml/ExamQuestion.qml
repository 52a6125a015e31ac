pragma ComponentBehavior: Bound
import QtQuick
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
        // Positioners: Qt 6.4's layouts lose answers that take the place of others.
        Item {
            id: sheet
            readonly property real gap: 2 * Theme.gap
            width: root.isWide ? parent.width : Math.min(parent.width, 820 * Theme.scale)
            height: root.isWide ? Math.max(left.height, right.height) : right.y + right.height
            x: (parent.width - width) / 2

            Column {
                id: left
                width: root.isWide ? (sheet.width - sheet.gap) * 0.6 : sheet.width
                spacing: sheet.gap
                Text {
                    width: parent.width
                    text: root.desk.text
                    color: Theme.text
                    font { pixelSize: Theme.huge * 0.87; bold: true }
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                QuestionTable { id: table; width: parent.width; height: implicitHeight; desk: root.desk }
            }
            Column {
                id: right
                x: root.isWide ? left.width + sheet.gap : 0
                y: root.isWide ? 0 : left.height + sheet.gap
                width: root.isWide ? sheet.width - x : sheet.width
                spacing: Theme.gap
                Repeater {
                    model: root.desk.options
                    AnswerButton {
                        required property int index
                        required property string modelData
                        width: right.width
                        number: index + 1
                        text: modelData
                        isOpen: true
                        focusPolicy: Qt.TabFocus
                        isSelected: root.exam.selected === index
                        onClicked: root.exam.choose(index)
                    }
                }
                Item { width: 1; height: Theme.gap }
                AppButton {
                    width: right.width
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
