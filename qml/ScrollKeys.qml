import QtQuick

/// PgUp and PgDn scroll what does not fit on the screen; with Ctrl, Home and End go to its ends. The keys belong to the
/// window, so that of two areas never both want them.
Item {
    id: root

    required property Item stage
    readonly property real step: 0.85 ///< Of what is seen; the rest shows where one was.
    readonly property Item focused: Window.activeFocusItem

    function isTooSmall(area) {
        return area instanceof Flickable && area.height > 0 && area.contentHeight > area.height + 1
    }
    /// What lies on top comes first.
    function areaIn(item) {
        if (!item.visible || !item.enabled)
            return null
        if (root.isTooSmall(item))
            return item
        for (const child of Array.from(item.children).reverse().sort((one, other) => other.z - one.z)) {
            const found = root.areaIn(child)
            if (found)
                return found
        }
        return null
    }
    /// The one that holds the focus, else the nearest to it.
    function area() {
        for (let item = root.focused; item && item !== root.stage; item = item.parent) {
            const found = root.areaIn(item)
            if (found)
                return found
            // What fits, and holds the focus, covers what lies below it.
            if (item instanceof Flickable)
                return null
        }
        return root.areaIn(root.stage)
    }
    function scroll(share) {
        const area = root.area()
        if (area)
            area.contentY = Math.max(area.originY, Math.min(area.originY + area.contentHeight - area.height, area.contentY + share * area.height))
    }

    Shortcut { sequence: "PgDown"; onActivated: root.scroll(root.step) }
    Shortcut { sequence: "PgUp"; onActivated: root.scroll(-root.step) }
    Shortcut { sequence: "Ctrl+Home"; onActivated: root.scroll(-Infinity) }
    Shortcut { sequence: "Ctrl+End"; onActivated: root.scroll(Infinity) }
}
