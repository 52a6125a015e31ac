pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Letters, digits and signs for fingers. Letters with accents: hold a letter, or tap "áñ" and then the letter. Rarer signs:
/// hold the one they are like.
Rectangle {
    id: root

    required property var keyboard
    property bool dressesTheme: false   // In the console, whose engine, and so whose Theme, nobody else dresses.
    property bool isUpper: false
    property bool isSigns: false
    property bool isAccents: false
    property string letter: ""      // Whose accents are shown.
    readonly property var accents: ({
        "a": "áàâäãåæăạảấầẩẫậắằẳẵặ", "c": "çč", "d": "đ", "e": "éèêëẹẻẽếềểễệ", "i": "íìîïĩịỉ", "n": "ñ",
        "o": "óòôöõøœơọỏốồổỗộớờởỡợ", "s": "ßš", "u": "úùûüũụủưứừửữự", "y": "ýÿỳỵỷỹ", "z": "ž",
        "'": "`^~´", "(": "{[", ")": "}]", "/": "|\\"
    })
    readonly property var rows: root.letter !== "" ? root.rowsOf(root.accents[root.letter])
        : root.isSigns ? ["1234567890", "@#$%&*()/\\", "+-=_\"':;,.", "!?¿¡<>[]€£"]
        : ["1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.-"]
    readonly property real rowHeight: (height - 6 * space) / 5
    readonly property int space: 5

    // What is written in has to stay in sight above it.
    implicitHeight: Math.round(Math.min(5 * 46 * Math.max(1, Theme.scale) + 6 * space, Screen.height * 0.45))
    color: Theme.panel
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Keyboard")

    Binding { target: Theme; property: "scale"; value: root.keyboard.scale; when: root.dressesTheme }
    Binding { target: Theme; property: "high"; value: root.keyboard.highContrast; when: root.dressesTheme }

    // What lies between the keys is not the table's.
    MouseArea { anchors.fill: parent }

    function rowsOf(letters: string): var {
        const list = []
        for (let i = 0; i < 40; i += 10)
            list.push(letters.slice(i, i + 10))
        return list
    }
    function shown(sign: string): string {
        return root.isUpper && sign !== "ß" ? sign.toUpperCase() : sign
    }
    function tap(sign: string) {
        if (root.isAccents && root.letter === "" && root.accents[sign]) {
            root.letter = sign
            return
        }
        root.keyboard.type(root.shown(sign))
        root.isUpper = false
        root.isAccents = false
        root.letter = ""
    }

    Column {
        anchors { fill: parent; margins: root.space }
        spacing: root.space
        Repeater {
            model: root.rows
            Row {
                id: line
                required property string modelData
                readonly property var signs: modelData.split("")
                width: parent.width
                height: root.rowHeight
                spacing: root.space
                Repeater {
                    model: line.signs
                    KeyboardKey {
                        required property string modelData
                        width: (line.width - 9 * root.space) / 10
                        height: line.height
                        label: root.shown(modelData)
                        chosen: root.isAccents && root.letter === "" && root.accents[modelData] !== undefined
                        onTapped: root.tap(modelData)
                        onHeld: if (root.letter === "" && root.accents[modelData]) root.letter = modelData
                    }
                }
            }
        }
        Row {
            width: parent.width
            height: root.rowHeight
            spacing: root.space
            readonly property real unit: (width - 7 * root.space) / 20
            KeyboardKey {
                width: 2 * parent.unit; height: parent.height
                label: "⇧"; spoken: qsTr("Capital letter"); isSwitch: true; chosen: root.isUpper
                onTapped: root.isUpper = !root.isUpper
            }
            KeyboardKey {
                width: 2 * parent.unit; height: parent.height
                label: root.isSigns ? "abc" : "#+="; spoken: root.isSigns ? qsTr("Letters") : qsTr("Signs")
                onTapped: { root.letter = ""; root.isAccents = false; root.isSigns = !root.isSigns }
            }
            KeyboardKey {
                width: 2 * parent.unit; height: parent.height
                label: root.letter !== "" ? "abc" : "áñ"
                spoken: root.letter !== "" ? qsTr("Letters") : qsTr("Letters with accents")
                isSwitch: root.letter === ""
                chosen: root.isAccents
                onTapped: {
                    root.isSigns = false
                    root.isAccents = root.letter === "" && !root.isAccents
                    root.letter = ""
                }
            }
            KeyboardKey {
                width: 6 * parent.unit; height: parent.height
                label: "␣"; spoken: qsTr("Space")
                onTapped: root.keyboard.type(" ")
            }
            KeyboardKey {
                width: 2 * parent.unit; height: parent.height
                label: "⇥"; spoken: qsTr("Next field")
                onTapped: root.keyboard.tab()
            }
            KeyboardKey {
                width: 2 * parent.unit; height: parent.height
                label: "⌫"; spoken: qsTr("Take back the last one")
                onTapped: root.keyboard.backspace()
            }
            KeyboardKey {
                width: 2 * parent.unit; height: parent.height
                label: "⏎"; spoken: qsTr("Done")
                onTapped: root.keyboard.enter()
            }
            KeyboardKey {
                width: 2 * parent.unit; height: parent.height
                label: "▾"; spoken: qsTr("Hide the keyboard")
                onTapped: root.keyboard.hide()
            }
        }
    }
}
