import QtQuick
import Cutcard

/// New here: a name, and off we go.
Column {
    id: root

    required property bool isFirst
    signal introduced(string name)

    spacing: Theme.gap

    function begin() {
        if (field.text.trim() !== "")
            root.introduced(field.text)
    }
    function takeFocus() { start.forceActiveFocus(Qt.TabFocusReason) }

    BodyText {
        width: parent.width
        text: root.isFirst ? qsTr("Welcome. Under which name shall your practice be kept?") : qsTr("New here? Your name:")
        color: root.isFirst ? Theme.text : Theme.quiet
    }
    TextMetrics { id: natural; text: qsTr("First and last name"); font: field.font }
    AppField {
        id: field
        width: parent.width
        label: qsTr("Your name")
        text: root.isFirst ? qsTr("Trainee") : ""
        // What does not fit is not begun; the line above says what is wanted.
        placeholderText: natural.advanceWidth < field.width - 2 * Theme.gap ? natural.text : ""
        maximumLength: 60
        onAccepted: root.begin()
    }
    AppButton {
        id: start
        width: parent.width
        text: qsTr("Start")
        filled: root.isFirst
        accent: Theme.gold
        font.bold: true
        enabled: field.text.trim() !== ""
        onClicked: root.begin()
    }
}
