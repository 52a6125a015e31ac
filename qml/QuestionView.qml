pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// A question with everything that belongs to it. Digits answer, the key for "next" goes on.
FocusScope {
    id: root

    required property var desk
    required property string nextText
    required property string nextKey
    readonly property bool isWide: width > 900 * Theme.scale && table.visible
    signal next

    function goOn() {
        if (root.desk.worked)
            root.desk.understood()
        else if (root.desk.answered)
            root.next()
    }

    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_1
        if (digit >= 0 && digit < root.desk.options.length && root.desk.asking) {
            root.desk.answer(digit)
            event.accepted = true
        } else if (event.key === Qt.Key_Space && !root.desk.asking) {
            root.goOn()
            event.accepted = true
        }
    }
    Connections {
        target: root.desk
        function onChanged() {
            if (root.desk.answered || root.desk.worked)
                verdict.takeFocus()
            else if (root.desk.asking)
                root.forceActiveFocus()
        }
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
                TimeBar { Layout.fillWidth: true; Layout.bottomMargin: Theme.gap / 2; desk: root.desk }
                Repeater {
                    model: root.desk.options
                    AnswerButton {
                        required property int index
                        required property string modelData
                        Layout.fillWidth: true
                        number: index + 1
                        text: modelData
                        isOpen: root.desk.asking
                        isRight: root.desk.rightIndex === index
                        isChosen: root.desk.chosenIndex === index
                        onClicked: root.desk.answer(index)
                    }
                }
                FaultNote { Layout.fillWidth: true; visible: root.desk.fault !== ""; text: root.desk.fault }
                VerdictPanel {
                    id: verdict
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.gap / 2
                    desk: root.desk
                    nextText: root.nextText
                    nextKey: root.nextKey
                    onNext: root.next()
                }
            }
        }
    }
}
