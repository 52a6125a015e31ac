import QtQuick
import Cutcard

/// Who, what, and how am I doing.
FocusScope {
    id: root

    required property var program

    StartScreen {
        anchors.fill: parent
        focus: true
        school: root.program.school
        menu: root.program.menu
        board: root.program.mastery
        settings: root.program.settings
        hasUnfinished: root.program.unfinished !== ""
        message: root.program.message
        schoolSays: root.program.schoolSays
        onStartRound: (way, rules, offer, players, surprise, begin) =>
            root.program.startRound(way, rules, offer, players, surprise, begin)
        onContinueRound: root.program.resumeRound(root.program.unfinished)
        onStartDrill: (kind, rules) => root.program.startDrill(kind, rules)
        onStartReview: root.program.startReview()
        onOpenHistory: root.program.go("history")
        onOpenMastery: root.program.go("mastery")
        onOpenSettings: root.program.go("settings")
        onOpenHelp: root.program.go("help")
        onOpenConsole: root.program.openConsole()
    }
}
