import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// One answer to choose; afterwards whether it was the right one, by sign and colour.
AbstractButton {
    id: root

    required property int number
    required property bool isOpen
    property bool isRight: false
    property bool isChosen: false
    property bool isSelected: false ///< Chosen, and not yet given.
    readonly property bool isWrong: root.isChosen && !root.isRight && !root.isOpen
    readonly property bool isShownRight: root.isRight && !root.isOpen

    implicitHeight: Math.max(Theme.target * 1.15, label.implicitHeight + 1.6 * Theme.gap)
    hoverEnabled: true
    opacity: root.isOpen || root.isRight || root.isChosen ? 1 : Theme.receding
    Accessible.role: Accessible.Button
    Accessible.checkable: root.isSelected
    Accessible.checked: root.isSelected
    Accessible.name: root.isShownRight ? qsTr("Right answer: %1").arg(root.text)
                     : root.isWrong ? qsTr("Wrong answer: %1").arg(root.text) : qsTr("Answer %1: %2").arg(root.number).arg(root.text)
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.isShownRight ? Theme.rightDeep : root.isWrong ? Theme.wrongDeep : root.isSelected ? Theme.goldDeep
               : root.isOpen && root.hovered ? Theme.hovered : Theme.raised
        border {
            width: root.visualFocus ? Theme.focusRing : root.isShownRight || root.isWrong || root.isSelected ? 1 + Theme.border : Theme.border
            color: root.visualFocus || root.isSelected ? Theme.gold : root.isShownRight ? Theme.right : root.isWrong ? Theme.wrong : Theme.line
        }
    }
    contentItem: Item { // qmllint disable deferred-property-id
        KeyBadge {
            id: badge
            anchors { left: parent.left; leftMargin: Theme.gap; verticalCenter: parent.verticalCenter }
            text: root.isShownRight ? "✓" : root.isWrong ? "✗" : root.number
        }
        Text {
            id: label
            anchors {
                left: badge.right; right: parent.right; leftMargin: Theme.gap; rightMargin: Theme.gap
                verticalCenter: parent.verticalCenter
            }
            text: root.text
            color: Theme.text
            font.pixelSize: Theme.normal
            wrapMode: Text.Wrap
        }
    }
}
