import QtQml

/// What language, text and contrast can be chosen from: [{"id","text"}, …].
QtObject {
    id: root

    required property var settings
    readonly property var languages: [{ id: "system", text: qsTr("As the computer has it") }].concat(root.settings.languages)
    readonly property var contrasts: [{ id: "normal", text: qsTr("As usual") }, { id: "high", text: qsTr("High contrast") }]
    readonly property var sizes: {
        const list = []
        for (const size of [100, 115, 130, 150, 175, 200])
            list.push({ id: size, text: qsTr("%1 %").arg(size) })
        return list
    }
}
