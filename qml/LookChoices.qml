import QtQml

/// What language, text and contrast can be chosen from: [{"id","text"}, …].
QtObject {
    id: root

    required property var settings
    property int least: 0 ///< No text is smaller than this.
    readonly property int size: Math.max(root.settings.textSize, root.least)
    readonly property var languages: [{ id: "system", text: qsTr("As the computer has it") }].concat(root.settings.languages)
    readonly property var contrasts: [{ id: "normal", text: qsTr("As usual") }, { id: "high", text: qsTr("High contrast") }]
    readonly property var sizes: {
        const sizes = [100, 115, 130, 150, 175, 200].filter(size => size >= root.least && size !== root.size)
        // The command line and the file may say any other.
        sizes.push(root.size)
        return sizes.sort((one, other) => one - other).map(size => ({ id: size, text: qsTr("%1 %").arg(size) }))
    }
}
