pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Cutcard

/// What do you want to practise?
GridLayout {
    id: root

    required property string current
    required property int due
    signal chosen(string task)

    readonly property var tasks: [
        { id: "watch", text: qsTr("Watch"), detail: qsTr("A round by the book, every step explained"), cards: ["back_red", "back_blue"] },
        { id: "guided", text: qsTr("Guided round"), detail: qsTr("You deal; an error is stopped and explained"), cards: ["Ks", "As"] },
        { id: "free", text: qsTr("Free round"), detail: qsTr("You deal; the floor comments afterwards"), cards: ["Jh", "Qh", "Kh"] },
        { id: "drills", text: qsTr("Drills"), detail: qsTr("One thing, ten times, against the clock"), cards: ["9d", "9c", "9s"] },
        { id: "review", text: qsTr("Review"), detail: qsTr("What you are about to forget"), cards: ["7c", "8d"] },
        { id: "history", text: qsTr("History"), detail: qsTr("Rounds you dealt, to see again"), cards: ["2s", "back_blue"] }
    ]

    columns: Math.max(1, Math.min(3, Math.floor(width / (170 * Theme.scale))))
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Repeater {
        model: root.tasks
        TaskCard {
            required property var modelData
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            text: modelData.text
            detail: modelData.detail
            cards: modelData.cards
            isCurrent: root.current === modelData.id
            badge: modelData.id === "review" && root.due > 0 ? qsTr("%1 due").arg(root.due) : ""
            onClicked: root.chosen(modelData.id)
        }
    }
}
