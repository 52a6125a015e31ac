import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cutcard

/// A round that was dealt.
ItemDelegate {
    id: root

    required property int index
    required property string round
    required property string time
    required property string game
    required property string way
    required property int tries
    required property int errors
    required property bool finished
    required property string sentence

    height: Math.max(Theme.target, implicitContentHeight) + 2 * padding
    padding: Theme.gap * 0.7
    leftPadding: 1.5 * Theme.gap
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: root.sentence
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered || root.down ? Theme.pressed : Theme.raised
        border { width: root.activeFocus ? Theme.focusRing : Theme.border; color: root.activeFocus ? Theme.gold : Theme.line }
    }
    contentItem: RowLayout { // qmllint disable deferred-property-id
        id: line
        spacing: 2 * Theme.gap
        Caption { Layout.minimumWidth: 56 * Theme.scale; text: root.time; wrapMode: Text.NoWrap }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2
            BodyText { Layout.fillWidth: true; text: root.game; font.bold: true }
            Caption { Layout.fillWidth: true; text: root.way }
        }
        Caption {
            Layout.minimumWidth: 90 * Theme.scale
            text: qsTr("%n action(s)", "", root.tries)
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
        }
        Text {
            Layout.minimumWidth: 90 * Theme.scale
            // Of a round in which nothing was done there is nothing to praise.
            text: root.tries === 0 ? "" : root.errors === 0 ? qsTr("✓ no error") : qsTr("✗ errors: %1").arg(root.errors)
            color: root.errors === 0 ? Theme.right : Theme.wrong
            font { pixelSize: Theme.small; bold: true }
        }
        AppButton {
            Layout.minimumWidth: 110 * Theme.scale
            text: root.finished ? qsTr("Look at it") : qsTr("Go on")
            accent: root.finished ? Theme.line : Theme.gold
            focusPolicy: Qt.NoFocus
            onClicked: root.clicked()
        }
    }
}
