import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// The button of the whole program: a word, and the key that does the same.
Button {
    id: root

    property string keyName: ""
    property color accent: Theme.line
    property bool filled: false

    implicitHeight: Math.max(Theme.target, contentItem.implicitHeight + Theme.gap)
    implicitWidth: Math.max(Theme.target, contentItem.implicitWidth + 2 * Theme.gap)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    font.pixelSize: Theme.normal
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.Button
    Accessible.name: root.keyName === "" ? root.text : qsTr("%1, key %2").arg(root.text).arg(root.keyName)
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.filled ? root.accent : root.down ? Theme.line : root.hovered ? Qt.lighter(Theme.raised, 1.25) : Theme.raised
        border { width: root.visualFocus ? 3 : 1; color: root.visualFocus ? Theme.gold : root.accent }
    }
    // The natural width of the word; that of a wrapped text would depend on the width it is given.
    TextMetrics { id: natural; text: root.text; font: root.font }
    contentItem: Item { // qmllint disable deferred-property-id
        implicitWidth: Math.ceil(natural.advanceWidth) + 2 + (root.keyName !== "" ? badge.implicitWidth + Theme.gap : 0)
        implicitHeight: label.implicitHeight
        KeyBadge {
            id: badge
            anchors { left: parent.left; verticalCenter: parent.verticalCenter }
            visible: root.keyName !== ""
            text: root.keyName
        }
        Text {
            id: label
            anchors {
                left: root.keyName !== "" ? badge.right : parent.left; right: parent.right
                leftMargin: root.keyName !== "" ? Theme.gap / 2 : 0
                verticalCenter: parent.verticalCenter
            }
            text: root.text
            font: root.font
            color: root.filled ? Theme.dark : Theme.text
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            maximumLineCount: 5
            elide: Text.ElideRight
        }
    }
}
