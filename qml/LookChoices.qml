import QtQml

/// What language, text and contrast can be chosen from: [{"id","text"}, …].
QtObject {
    id: root

    required property var settings
    property int least: 0 ///< No text is smaller than this.
    readonly property int size: Math.max(root.settings.textSize, root.least)
    /// The command line and the file may say any size; it stays in the list while one chooses.
    property int found: 0
    Component.onCompleted: root.found = root.size

    readonly property var languages: [{ id: "system", text: qsTr("As the computer has it") }].concat(root.settings.languages)
    readonly property var contrasts: [{ id: "normal", text: qsTr("As usual") }, { id: "high", text: qsTr("High contrast") }]
    readonly property var sizes: {
        const usual = [100, 115, 130, 150, 175, 200]
        const sizes = usual.includes(root.found) ? usual : usual.concat(root.found).sort((one, other) => one - other)
        return sizes.filter(size => size >= Math.max(1, root.least)).map(size => ({ id: size, text: qsTr("%1 %").arg(size) }))
    }
}
