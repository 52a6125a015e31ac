import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// The button of the whole program: a word, and the key that does the same.
Button {
    id: root

    property string keyName: ""
    property color accent: Theme.line
    property bool filled: false
    property bool isCurrent: false ///< The one of several that is open now.

    implicitHeight: Math.max(Theme.target, contentItem.implicitHeight + Theme.gap)
    implicitWidth: Math.max(Theme.target, contentItem.implicitWidth + 2 * Theme.gap)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    font.pixelSize: Theme.normal
    hoverEnabled: true
    opacity: enabled ? 1 : Theme.faded
    Accessible.role: Accessible.Button
    Accessible.name: root.keyName === "" ? root.text : qsTr("%1, key %2").arg(root.text).arg(root.keyName)
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.filled ? root.accent : root.down ? Theme.pressed : root.hovered ? Theme.hovered : Theme.raised
        border { width: root.visualFocus ? Theme.focusRing : Theme.border; color: root.visualFocus ? Theme.gold : root.accent }
        // A golden ring alone would not be seen on a golden button.
        Rectangle {
            visible: root.visualFocus && root.filled
            anchors { fill: parent; margins: Theme.focusRing }
            radius: Theme.radius - Theme.focusRing
            color: "transparent"
            border { width: Theme.focusRing - 1; color: Theme.dark }
        }
        Rectangle {
            visible: root.isCurrent
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.radius; rightMargin: Theme.radius }
            height: 4
            color: Theme.gold
        }
    }
    // The natural width of the words; that of a wrapped text would depend on the width it is given.
    TextMetrics { id: natural; text: root.text; font: root.font }
    FontMetrics { id: metrics; font: root.font }
    // Only a property of the metrics tells that the font is another one.
    readonly property real widestWord: metrics.height && Math.max(...root.text.split(" ").map(word => metrics.advanceWidth(word)))
    // A key with a long name stands above the words where a word would have to be broken.
    readonly property bool isStacked: root.keyName !== "" && badge.implicitWidth + Theme.gap / 2 + root.widestWord > root.availableWidth
    contentItem: Item { // qmllint disable deferred-property-id
        implicitWidth: Math.ceil(natural.advanceWidth) + 2 + (root.keyName !== "" ? badge.implicitWidth + Theme.gap : 0)
        implicitHeight: label.implicitHeight + (root.isStacked ? badge.implicitHeight + 2 : 0)
        KeyBadge {
            id: badge
            x: root.isStacked ? (parent.width - width) / 2 : 0
            y: root.isStacked ? (parent.height - parent.implicitHeight) / 2 : (parent.height - height) / 2
            width: implicitWidth
            height: implicitHeight
            visible: root.keyName !== ""
            text: root.keyName
        }
        Text {
            id: label
            x: root.keyName !== "" && !root.isStacked ? badge.width + Theme.gap / 2 : 0
            y: root.isStacked ? badge.y + badge.height + 2 : (parent.height - height) / 2
            width: parent.width - x
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
