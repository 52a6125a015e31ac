pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// A few things of which one is chosen: [{"id","text"}, …]. Arrows move the choice.
FocusScope {
    id: root

    required property string label
    required property var choices
    required property var current
    signal chosen(var id)

    implicitWidth: flow.implicitWidth
    implicitHeight: flow.height
    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    function move(step: int) {
        for (let i = 0; i < root.choices.length; ++i) {
            if (root.choices[i].id !== root.current)
                continue
            const next = i + step
            if (next < 0 || next >= root.choices.length)
                return
            root.chosen(root.choices[next].id)
            repeater.itemAt(next).forceActiveFocus(Qt.TabFocusReason)
            return
        }
    }

    Flow {
        id: flow
        width: root.width
        spacing: Theme.gap / 2

        Repeater {
            id: repeater
            // The buttons stay, and with them the focus, when only the words change.
            model: root.choices.length
            AppButton {
                required property int index
                readonly property var choice: root.choices[index]
                readonly property bool isCurrent: choice.id === root.current
                text: choice.text
                filled: isCurrent
                accent: isCurrent ? Theme.gold : Theme.line
                font.bold: isCurrent
                checkable: false
                Accessible.role: Accessible.RadioButton
                Accessible.name: qsTr("%1: %2").arg(root.label).arg(text)
                Accessible.checked: isCurrent
                onClicked: root.chosen(choice.id)
                Keys.onLeftPressed: root.move(-1)
                Keys.onRightPressed: root.move(1)
            }
        }
    }
}
