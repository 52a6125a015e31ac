import QtQuick
import QtQuick.Layouts
import Cutcard

/// How things look, move and sound.
ColumnLayout {
    id: root

    required property var settings

    spacing: 2 * Theme.gap
    LookChoices { id: all; settings: root.settings }
    SettingLine {
        Layout.fillWidth: true
        title: qsTr("Language")
        ChoiceRow {
            Layout.fillWidth: true
            label: qsTr("Language")
            choices: all.languages
            current: root.settings.language
            onChosen: id => root.settings.language = id
        }
    }
    SettingLine {
        Layout.fillWidth: true
        title: qsTr("Contrast")
        ChoiceRow {
            Layout.fillWidth: true
            label: qsTr("Contrast")
            choices: all.contrasts
            current: root.settings.contrast
            onChosen: id => root.settings.contrast = id
        }
    }
    SettingLine {
        Layout.fillWidth: true
        title: qsTr("Speed of cards and chips")
        AppSwitch {
            Layout.fillWidth: true
            text: qsTr("Reduced motion")
            detail: qsTr("Nothing moves")
            checked: root.settings.speed === 0
            onToggled: root.settings.speed = checked ? 0 : 1
        }
        ChoiceRow {
            Layout.fillWidth: true
            label: qsTr("Speed")
            choices: [{ id: 0.5, text: qsTr("½×") }, { id: 1, text: qsTr("1×") },
                      { id: 2, text: qsTr("2×") }, { id: 3, text: qsTr("3×") }]
            current: root.settings.speed
            onChosen: id => root.settings.speed = id
        }
    }
    SettingLine {
        Layout.fillWidth: true
        title: qsTr("Size of the text")
        ChoiceRow {
            Layout.fillWidth: true
            label: qsTr("Size of the text")
            choices: all.sizes
            current: root.settings.textSize
            onChosen: id => root.settings.textSize = id
        }
    }
    SettingLine {
        Layout.fillWidth: true
        title: qsTr("Cards")
        RowLayout {
            spacing: 2 * Theme.gap
            AppSwitch {
                Layout.fillWidth: true
                text: qsTr("Four-colour deck")
                detail: qsTr("Diamonds blue, clubs green: suits are told apart at a glance.")
                checked: root.settings.fourColours
                onToggled: root.settings.fourColours = checked
            }
            CardFan { cards: ["Ac", "Ad", "Ah", "As"]; cardWidth: 36 * Theme.scale }
        }
    }
    SettingLine {
        Layout.fillWidth: true
        title: qsTr("Felt")
        AppSwitch {
            Layout.fillWidth: true
            text: qsTr("Words as printed")
            detail: qsTr("They face the players, as on a real layout; otherwise they stand upright for you.")
            checked: root.settings.asPrinted
            onToggled: root.settings.asPrinted = checked
        }
    }
    SettingLine {
        Layout.fillWidth: true
        title: qsTr("Sound")
        AppSwitch {
            Layout.fillWidth: true
            text: qsTr("Cards and chips can be heard")
            detail: qsTr("Everything that sounds can be seen as well.")
            checked: root.settings.sound
            onToggled: root.settings.sound = checked
        }
    }
}
