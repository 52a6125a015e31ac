import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// What does not fit is scrolled, never cut off; what gets the keyboard's focus comes into sight.
Flickable {
    id: root

    property real margin: 2 * Theme.gap
    default property alias content: holder.data
    readonly property Item focused: Window.activeFocusItem
    /// What has the focus from the beginning; one begins to read at the top all the same.
    property Item opener: null
    property bool isOpening: true

    clip: true
    contentWidth: width
    contentHeight: holder.height + 2 * root.margin
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: AppScrollBar { }

    // Not before what is new has its place.
    Timer { id: later; interval: 0; onTriggered: root.reveal() }
    onFocusedChanged: later.restart()
    onContentHeightChanged: later.restart()

    function reveal() {
        let item = root.focused
        while (item && item !== holder)
            item = item.parent
        if (!item)
            return
        root.isOpening = root.isOpening && root.focused === root.opener
        if (root.isOpening)
            return
        const top = root.focused.mapToItem(root.contentItem, 0, 0).y
        const bottom = top + root.focused.height
        if (top < root.contentY)
            root.contentY = Math.max(0, top - root.margin)
        else if (bottom > root.contentY + root.height)
            root.contentY = Math.min(root.contentHeight - root.height, bottom + root.margin - root.height)
    }

    Item {
        id: holder
        x: root.margin
        y: root.margin
        width: root.width - 2 * root.margin
        height: childrenRect.height
    }
}
