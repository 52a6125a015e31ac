import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// A way to train, as a big card.
AbstractButton {
    id: root

    required property string detail
    required property var cards
    property bool isCurrent: false
    property string badge: ""

    implicitHeight: column.implicitHeight + 1.4 * Theme.gap
    padding: Theme.gap
    verticalPadding: 0.7 * Theme.gap
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.badge === "" ? root.text : qsTr("%1, %2").arg(root.text).arg(root.badge)
    Accessible.description: root.detail
    Accessible.checked: root.isCurrent
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.radius * 1.5
        color: root.isCurrent ? Theme.feltDeep : root.hovered ? Theme.hovered : Theme.raised
        border {
            width: root.visualFocus ? Theme.focusRing : root.isCurrent ? 1 + Theme.border : Theme.border
            color: root.visualFocus || (root.isCurrent && root.enabled) ? Theme.gold : Theme.line
        }
    }
    contentItem: Item { // qmllint disable deferred-property-id
        Column {
            id: column
            width: parent.width
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap / 2
            CardFan { cards: root.cards; cardWidth: Math.max(34 * Theme.scale, root.width * 0.14); anchors.horizontalCenter: parent.horizontalCenter }
            Text {
                width: parent.width
                text: root.text
                color: root.enabled ? Theme.text : Theme.quiet
                font { pixelSize: Theme.normal + 2; bold: true }
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
            Text {
                width: parent.width
                text: root.detail
                color: Theme.quiet
                font.pixelSize: Theme.small
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
        }
        Rectangle {
            anchors { right: parent.right; top: parent.top }
            visible: root.badge !== ""
            width: badgeText.implicitWidth + Theme.gap
            height: badgeText.implicitHeight + 6
            radius: height / 2
            color: Theme.gold
            Text {
                id: badgeText
                anchors.centerIn: parent
                text: root.badge
                color: Theme.dark
                font { pixelSize: Theme.small; bold: true }
            }
        }
    }
}
