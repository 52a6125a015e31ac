import QtQuick
import QtQuick.Controls.Basic
import Cutcard

/// The window: one screen at a time, made when it is gone to.
ApplicationWindow {
    id: root

    required property var program
    // Null outside the kiosk, and where nobody wants a keyboard on the screen.
    property var kiosk: null
    property var keyboard: null
    readonly property var settings: program.settings

    width: settings.windowWidth
    height: settings.windowHeight
    minimumWidth: 1024
    minimumHeight: 600
    visible: true
    flags: root.kiosk ? root.kiosk.windowFlags : Qt.Window
    // The exam has the whole screen, and no way out; so has the kiosk.
    visibility: root.program.examIsOn || root.kiosk ? Window.FullScreen : Window.Windowed
    onClosing: close => {
        close.accepted = !root.program.examIsOn && !root.kiosk
        if (root.program.examIsOn) root.program.exam.refuseToClose()
    }
    title: qsTr("Cutcard")
    color: Theme.night

    Binding { target: Theme; property: "scale"; value: Math.max(root.settings.textSize, root.program.exam.largeText ? Theme.largeText : 0) / 100 }
    Binding { target: Theme; property: "speed"; value: root.settings.speed }
    Binding { target: Theme; property: "fourColours"; value: root.settings.fourColours }
    Binding { target: Theme; property: "high"; value: root.settings.contrast === "high" }

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
    Voice { }
    ScrollKeys { stage: stage }
    Item {
        id: stage
        width: parent.width
        height: parent.height
        // The line that is written in stays in sight above the keyboard.
        y: -root.fieldIsHiddenBy
        Loader {
            id: screen
            anchors { left: parent.left; right: parent.right; top: parent.top; bottom: foot.top }
            focus: true
            enabled: !layer.item || !(layer.item as KioskLayer).isOpen
            onLoaded: (item as Item).forceActiveFocus()
            onEnabledChanged: if (enabled && item) (item as Item).forceActiveFocus()

            function open() {
                setSource(root.pages[root.screenName], { program: root.program })
            }
        }
        Loader {
            id: foot
            readonly property bool isWanted: root.kiosk && root.kiosk.mayBeLeft && (root.screenName === "start" || root.program.examIsOn)
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: isWanted && item ? (item as Item).implicitHeight : 0
            visible: isWanted
            enabled: screen.enabled
            Component.onCompleted: if (root.kiosk) setSource("KioskFoot.qml", { kiosk: root.kiosk })
        }
        Loader {
            id: layer
            anchors.fill: parent
            Component.onCompleted: if (root.kiosk) setSource("KioskLayer.qml", { kiosk: root.kiosk, program: root.program })
        }
    }
    readonly property real fieldIsHiddenBy: {
        const field = root.keyboard && root.keyboard.inWindow ? root.activeFocusItem : null
        if (!field)
            return 0
        const top = field.mapToItem(stage, 0, 0).y
        // With what is done after writing, where there is room for it.
        const bottom = top + field.height + 2.5 * Theme.target
        return Math.max(0, Math.min(keys.height, top - Theme.gap, bottom - (stage.height - keys.height)))
    }
    Loader {
        id: keys
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: visible && item ? (item as Item).implicitHeight : 0
        visible: root.keyboard !== null && root.keyboard.inWindow
        Component.onCompleted: if (root.keyboard) setSource("OnScreenKeyboard.qml", { keyboard: root.keyboard })
    }
}
