import QtQuick

/// A grid of buttons: those of one row are as high as each other.
Grid {
    id: root

    /// How high all are that stand in a row with this one.
    function rowHeight(buttons: Repeater, index: int): real {
        const first = index - index % root.columns
        let most = 0
        for (let i = first; i < Math.min(first + root.columns, buttons.count); ++i)
            most = Math.max(most, buttons.itemAt(i)?.implicitHeight ?? 0)
        return most
    }
}
