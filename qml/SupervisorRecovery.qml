import QtQuick
import Cutcard

/// For a supervisor who has forgotten the passphrase: another one by the recovery code.
Column {
    id: root

    required property var exam
    required property string supervisor
    property bool isOpen: false
    /// The next recovery code, until it is written down.
    property string newCode: ""
    property bool isSame: true
    signal closed

    spacing: Theme.gap

    function close() {
        for (const field of [code, passphrase, again])
            field.forget()
        root.newCode = ""
        root.isSame = true
        root.isOpen = false
        root.closed()
    }
    function recover() {
        root.isSame = passphrase.text === again.text
        if (root.isSame)
            root.newCode = root.exam.recover(root.supervisor, code.text, passphrase.text)
        if (root.newCode !== "")
            Announcer.say(known.text)
    }

    AppButton {
        width: parent.width
        visible: !root.isOpen
        text: qsTr("The passphrase is forgotten")
        onClicked: {
            root.isOpen = true
            code.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    Column {
        width: parent.width
        visible: root.isOpen && root.newCode === ""
        spacing: Theme.gap
        BodyText {
            width: parent.width
            text: qsTr("The recovery code was shown when this supervisor was added. It can be used once; a new one takes its place.")
        }
        AppField { id: code; width: parent.width; label: qsTr("Recovery code"); placeholderText: label; inputMethodHints: Qt.ImhNoPredictiveText; onAccepted: passphrase.forceActiveFocus() }
        AppField {
            id: passphrase
            width: parent.width
            label: qsTr("New passphrase")
            placeholderText: label
            echoMode: TextInput.Password
            inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText
            onAccepted: again.forceActiveFocus()
        }
        AppField {
            id: again
            width: parent.width
            label: qsTr("New passphrase once more")
            placeholderText: label
            echoMode: TextInput.Password
            inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText
            onAccepted: root.recover()
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: root.isSame ? root.exam.message : qsTr("The two are not the same. Write it once more.")
            color: Theme.gold
            onTextChanged: if (visible) Announcer.say(text)
        }
        AppButton { width: parent.width; text: qsTr("Set the new passphrase"); filled: true; accent: Theme.gold; onClicked: root.recover() }
        AppButton { width: parent.width; text: qsTr("Back"); onClicked: root.close() }
    }
    Column {
        width: parent.width
        visible: root.newCode !== ""
        spacing: Theme.gap
        BodyText {
            id: known
            width: parent.width
            text: qsTr("The new passphrase holds. This is the next recovery code; it is shown only now. Write it down: %1").arg(root.newCode)
        }
        AppButton { width: parent.width; text: qsTr("I have written it down"); filled: true; accent: Theme.gold; onClicked: root.close() }
    }
}
