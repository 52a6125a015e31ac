pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// One of many: [{"id","title","jurisdiction"}, …].
ComboBox {
    id: root

    required property string label
    required property var choices
    required property string current
    signal chosen(string id)

    model: root.choices
    textRole: "title"
    valueRole: "id"
    currentIndex: Math.max(0, root.choices.findIndex(choice => choice.id === root.current))
    implicitHeight: Math.max(Theme.target, implicitContentHeight)
    topPadding: 0
    bottomPadding: 0
    font.pixelSize: Theme.normal
    opacity: enabled ? 1 : Theme.faded
    Accessible.role: Accessible.ComboBox
    Accessible.name: qsTr("%1: %2").arg(root.label).arg(root.displayText)
    Accessible.onPressAction: root.popup.open()
    Keys.onReturnPressed: root.popup.open()
    Keys.onEnterPressed: root.popup.open()
    onActivated: index => root.chosen(root.choices[index].id)

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border { width: root.visualFocus ? Theme.focusRing : Theme.border; color: root.visualFocus ? Theme.gold : Theme.line }
    }
    indicator: Text {
        x: root.width - width - Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: "▾"
        color: Theme.gold
        font.pixelSize: Theme.normal
    }
    contentItem: Item { // qmllint disable deferred-property-id
        implicitHeight: label.implicitHeight
        GameLabel {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            leftPadding: Theme.gap
            rightPadding: 3 * Theme.gap
            game: root.choices[root.currentIndex] ?? null
        }
    }
    delegate: ItemDelegate {
        id: entry
        required property int index
        required property var modelData
        width: ListView.view.width
        height: Math.max(Theme.target, implicitContentHeight + Theme.gap)
        highlighted: root.highlightedIndex === index
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1, %2").arg(modelData.title).arg(modelData.jurisdiction)
        Accessible.onPressAction: {
            root.popup.close()
            root.chosen(entry.modelData.id)
        }
        background: Rectangle { color: entry.highlighted ? Theme.felt : "transparent"; radius: Theme.radius }
        contentItem: GameLabel { game: entry.modelData; leftPadding: 2; rightPadding: 2 }
    }
    popup: Popup {
        y: root.height + 4
        width: root.width
        implicitHeight: Math.min(contentItem.implicitHeight + 2 * padding, 420 * Theme.scale)
        padding: Theme.gap / 2
        background: Rectangle { radius: Theme.radius; color: Theme.panel; border { width: Theme.border; color: Theme.gold } }
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: root.popup.visible ? root.delegateModel : null
            currentIndex: root.highlightedIndex
            highlightMoveDuration: 0
            ScrollBar.vertical: AppScrollBar { }
        }
    }
}
