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
    // The exam has the whole screen, and no way out.
    visibility: root.program.examIsOn ? Window.FullScreen : Window.Windowed
    onClosing: close => {
        close.accepted = !root.program.examIsOn
        if (root.program.examIsOn) root.program.exam.refuseToClose()
    }
    title: qsTr("Cutcard")
    color: Theme.night

    Binding { target: Theme; property: "scale"; value: Math.max(root.settings.textSize, root.program.exam.largeText ? 150 : 0) / 100 }
    Binding { target: Theme; property: "speed"; value: root.settings.speed }
    Binding { target: Theme; property: "fourColours"; value: root.settings.fourColours }

    // A screen is read when it is gone to, and the store is checked when it is opened: the window is there before both.
    property bool shown: false
    onFrameSwapped: {
        if (root.shown) return
        root.shown = true
        screen.open()
        root.program.school.open()
    }
    onWidthChanged: if (root.visibility === Window.Windowed && root.shown) root.settings.windowWidth = width
    onHeightChanged: if (root.visibility === Window.Windowed && root.shown) root.settings.windowHeight = height

    readonly property var pages: ({
        "start": "StartPage.qml", "play": "PlayPage.qml", "drill": "DrillPage.qml", "review": "ReviewPage.qml",
        "mastery": "MasteryPage.qml", "history": "HistoryPage.qml", "settings": "SettingsPage.qml", "help": "HelpPage.qml",
        "exam": "ExamPage.qml"
    })
    readonly property string screenName: program.screen
    onScreenNameChanged: if (root.shown) screen.open()

    Text {
        visible: screen.status !== Loader.Ready
        anchors.centerIn: parent
        text: root.title
        color: Theme.gold
        font { pixelSize: Theme.huge; bold: true }
    }
    Loader {
        id: screen
        anchors.fill: parent
        focus: true
        onLoaded: (item as Item).forceActiveFocus()

        function open() {
            setSource(root.pages[root.screenName], { program: root.program })
        }
    }
}
