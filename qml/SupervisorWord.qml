import QtQuick
import Cutcard

/// A supervisor's name and passphrase.
Column {
    id: root

    required property var exam
    property string supervisor: exam.supervisors.length > 0 ? exam.supervisors[0].id : ""
    readonly property alias passphrase: field.text
    signal accepted

    spacing: Theme.gap

    function takeFocus() { field.forceActiveFocus(Qt.TabFocusReason) }
    function clear() { field.forget() }

    AppCombo {
        width: parent.width
        label: qsTr("Supervisor")
        choices: root.exam.supervisors
        current: root.supervisor
        onChosen: id => root.supervisor = id
    }
    AppField {
        id: field
        width: parent.width
        label: qsTr("Passphrase")
        placeholderText: qsTr("Passphrase")
        echoMode: TextInput.Password
        inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText
        onAccepted: root.accepted()
    }
    BodyText {
        width: parent.width
        visible: text !== ""
        text: root.exam.message
        color: Theme.gold
        onTextChanged: if (visible) Announcer.say(text)
    }
}
