import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// The window: one screen at a time, made when it is gone to.
ApplicationWindow {
    id: root

    required property var program
    readonly property var settings: program.settings

    width: settings.windowWidth
    height: settings.windowHeight
    minimumWidth: 1024
    minimumHeight: 600
    visible: true
    title: qsTr("Cutcard")
    color: Theme.night

    Binding { target: Theme; property: "scale"; value: root.settings.textSize / 100 }
    Binding { target: Theme; property: "speed"; value: root.settings.speed }
    Binding { target: Theme; property: "fourColours"; value: root.settings.fourColours }

    // The store is checked when it is opened, which takes a while; the window is there before.
    property bool shown: false
    onFrameSwapped: {
        if (root.shown) return
        root.shown = true
        root.program.school.open()
    }
    onWidthChanged: if (root.visibility === Window.Windowed && root.shown) root.settings.windowWidth = width
    onHeightChanged: if (root.visibility === Window.Windowed && root.shown) root.settings.windowHeight = height

    Loader {
        id: screen
        anchors.fill: parent
        focus: true
        sourceComponent: root.program.screen === "play" ? play
                       : root.program.screen === "drill" ? drill
                       : root.program.screen === "review" ? review
                       : root.program.screen === "mastery" ? mastery
                       : root.program.screen === "history" ? history
                       : root.program.screen === "settings" ? settingsScreen
                       : root.program.screen === "help" ? help : start
        onLoaded: (item as Item).forceActiveFocus()
    }
    // Qt 6.4 cannot make bound components in a loader of a window, so the screens name the window's id from outside.
    // qmllint disable unqualified
    Component {
        id: play
        PlayScreen {
            play: root.program.play
            onLeaveWanted: root.program.leaveRound()
            onAgain: root.program.anotherRound()
            onHelpWanted: root.program.go("help")
        }
    }
    Component {
        id: start
        StartScreen {
            school: root.program.school
            menu: root.program.menu
            board: root.program.mastery
            settings: root.settings
            hasUnfinished: root.program.unfinished !== ""
            message: root.program.message
            onStartRound: (way, rules, offer, players, surprise, begin) =>
                root.program.startRound(way, rules, offer, players, surprise, begin)
            onContinueRound: root.program.resumeRound(root.program.unfinished)
            onStartDrill: (kind, rules) => root.program.startDrill(kind, rules)
            onStartReview: root.program.startReview()
            onOpenHistory: root.program.go("history")
            onOpenMastery: root.program.go("mastery")
            onOpenSettings: root.program.go("settings")
            onOpenHelp: root.program.go("help")
        }
    }
    Component {
        id: drill
        DrillScreen { session: root.program.drill; settings: root.settings; onBack: root.program.go("start") }
    }
    Component {
        id: review
        ReviewScreen { session: root.program.review; settings: root.settings; onBack: root.program.go("start") }
    }
    Component {
        id: mastery
        MasteryScreen { board: root.program.mastery; onBack: root.program.go("start") }
    }
    Component {
        id: history
        HistoryScreen { rounds: root.program.history; onBack: root.program.go("start") }
    }
    Component {
        id: settingsScreen
        SettingsScreen { settings: root.settings; onBack: root.program.goBack() }
    }
    Component {
        id: help
        HelpScreen { settings: root.settings; onBack: root.program.goBack(); onOpenSettings: root.program.go("settings") }
    }
    // qmllint enable unqualified
}
