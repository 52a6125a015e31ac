import QtQuick
import QtQuick.Layouts
import Cutcard

/// Who are you, what do you want to practise, how are you doing: one calm screen.
FocusScope {
    id: root

    required property var school
    required property var menu
    required property var board
    required property var settings
    property bool hasUnfinished: false
    property string message: ""
    property string schoolSays: ""
    property string task: root.settings.way
    readonly property bool isHere: root.school.person !== ""
    readonly property bool isWide: width > 1080 * Theme.scale
    // In the smallest window longer languages need what is between things elsewhere.
    readonly property real air: (height < 800 * Theme.scale ? 1 : 1.5) * Theme.gap

    signal startRound(string way, string rules, string offer, int players, bool surprise, string begin)
    signal continueRound
    signal startDrill(string kind, string rules)
    signal startReview
    signal openHistory
    signal openMastery
    signal openSettings
    signal openHelp
    signal openConsole

    function begin() {
        if (root.task === "review")
            root.startReview()
        else if (root.task === "history")
            root.openHistory()
        else
            root.startRound(root.task, root.settings.rules, root.settings.offer,
                            Math.min(root.settings.players, root.menu.seatsOf(root.settings.rules)), root.settings.surprise, root.settings.begin)
    }
    function choose(task: string) {
        root.task = task
        if (task === "watch" || task === "guided" || task === "free")
            root.settings.way = task
    }

    Keys.onPressed: event => {
        event.accepted = root.settings.keys.actionFor(event.key, event.modifiers) === "help"
        if (event.accepted) root.openHelp()
    }
    Component.onCompleted: if (root.isHere) root.board.refresh()
    Connections {
        target: root.school
        function onEntered() {
            root.board.refresh()
            panel.takeFocus()
        }
        // What somebody chose goes with him.
        function onLeft() { root.task = Qt.binding(() => root.settings.way) }
    }

    Shortcut { sequence: "Ctrl+Shift+S"; enabled: root.school.state === "ready"; onActivated: root.openConsole() }
    Rectangle { anchors.fill: parent; color: Theme.night }
    ScreenHeader {
        id: header
        width: parent.width
        title: ""
        subtitle: qsTr("Deal by the book")
        canGoBack: false
        AppButton { text: qsTr("Help"); keyName: root.settings.keys.revision >= 0 ? root.settings.keys.keyOf("help") : ""; onClicked: root.openHelp() }
        AppButton { text: qsTr("Settings"); onClicked: root.openSettings() }
        AppButton {
            text: qsTr("Supervisor")
            keyName: root.width > 1100 * Theme.scale ? "Ctrl+Shift+S" : ""
            enabled: root.school.state === "ready"
            onClicked: root.openConsole()
        }
    }
    ScrollArea {
        anchors { fill: parent; topMargin: header.height }
        GridLayout {
            width: parent.width
            height: root.isWide ? Math.max(implicitHeight, root.height - header.height - 4 * Theme.gap) : implicitHeight
            columns: root.isWide ? 3 : 1
            columnSpacing: 2 * Theme.gap
            rowSpacing: 2 * Theme.gap

            Panel {
                Layout.preferredWidth: 250 * Theme.scale
                Layout.fillWidth: !root.isWide
                Layout.fillHeight: true
                implicitHeight: people.implicitHeight + 4 * Theme.gap
                color: Theme.panel
                PeoplePanel {
                    id: people
                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 * Theme.gap }
                    school: root.school
                    hasUnfinished: root.hasUnfinished
                    schoolSays: root.schoolSays
                    onContinued: root.continueRound()
                }
                CardFan {
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 3 * Theme.gap }
                    visible: root.isWide && y > people.height + 6 * Theme.gap
                    cards: ["Ts", "Js", "Qs", "Ks", "As"]
                    cardWidth: 62 * Theme.scale
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: root.air
                enabled: root.isHere
                FaultNote {
                    Layout.fillWidth: true
                    visible: root.message !== ""
                    text: root.message
                }
                Heading { Layout.fillWidth: true; text: qsTr("What do you want to practise?"); color: root.isHere ? Theme.text : Theme.quiet }
                TaskGrid {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    current: root.task
                    due: root.board.due
                    onChosen: task => root.choose(task)
                }
                Panel {
                    Layout.fillWidth: true
                    implicitHeight: panel.implicitHeight + 2 * root.air
                    color: Theme.panel
                    TaskPanel {
                        id: panel
                        anchors { left: parent.left; right: parent.right; top: parent.top; margins: root.air }
                        spacing: root.air
                        task: root.task
                        settings: root.settings
                        menu: root.menu
                        due: root.board.due
                        onBegin: root.begin()
                        onDrill: kind => root.startDrill(kind, root.settings.rules)
                    }
                }
            }
            Panel {
                Layout.preferredWidth: Math.max(300 * Theme.scale, root.width * 0.2)
                Layout.fillWidth: !root.isWide
                Layout.fillHeight: true
                implicitHeight: progress.implicitHeight + 2 * Theme.gap + root.air
                color: Theme.panel
                enabled: root.isHere
                ProgressPanel {
                    id: progress
                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 * Theme.gap }
                    spacing: root.air
                    board: root.board
                    suggestionCount: root.height > 900 * Theme.scale ? 4 : 2
                    onOpened: root.openMastery()
                }
            }
        }
    }
}
