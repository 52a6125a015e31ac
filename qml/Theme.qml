pragma Singleton
import QtQuick

/// Colours, sizes and durations: the only place that has them.
QtObject {
    id: root

    // What the trainee has set.
    property real scale: 1
    property real speed: 1
    property bool fourColours: true
    property bool high: false

    // Of each colour the one of high contrast, then the usual one.
    readonly property color night: high ? "#000000" : "#0d1117"
    readonly property color panel: high ? "#000000" : "#151b23"
    readonly property color raised: high ? "#0a0a0a" : "#1e2630"
    readonly property color hovered: high ? "#262626" : "#26303c"
    readonly property color pressed: high ? "#3d3d3d" : "#323d4a"
    readonly property color line: high ? "#ffffff" : "#323d4a"
    readonly property color felt: high ? "#00301f" : "#0c5241"
    readonly property color feltDeep: high ? "#001c12" : "#083c30"
    readonly property color feltPrint: high ? "#ffffff" : "#e6dca8"
    readonly property color rail: high ? "#ffffff" : "#3b271a"
    readonly property color gold: high ? "#ffe14d" : "#f5c451"
    readonly property color text: high ? "#ffffff" : "#f2f4f6"
    readonly property color quiet: high ? "#e6e6e6" : "#b3bcc7"
    readonly property color dark: high ? "#000000" : "#10151c"

    readonly property color right: high ? "#6dffae" : "#4cc38a"
    readonly property color rightDeep: high ? "#002412" : "#123524"
    readonly property color wrong: high ? "#ffb0b0" : "#ff8f8f"
    readonly property color wrongDeep: high ? "#3d0000" : "#431d20"
    readonly property color take: high ? "#ff9a9a" : "#e5686b"
    readonly property color pay: high ? "#6dffae" : "#3fae76"
    readonly property color back: high ? "#a9d0ff" : "#6aa5f0"
    readonly property color goldDeep: high ? "#332b00" : "#33290f"

    // On the table. What lies over something else lets a little of it through.
    readonly property color plate: high ? "#000000" : "#b0101418"
    readonly property color bubble: high ? "#000000" : "#f0090c10"
    readonly property color eventBubble: high ? "#332b00" : "#f0584410"
    readonly property color cardPlace: high ? "#000000" : "#14000000"
    readonly property color placeLine: high ? "#ffffff" : "#4de6dca8"
    readonly property color setAside: high ? "transparent" : "#8c0a1a16"
    readonly property color setAsideLine: high ? "#000000" : "transparent"
    readonly property color box: high ? "#000000" : "#161b22"
    readonly property color boxDeep: high ? "#1a1a1a" : "#090c10"
    readonly property color boxLine: high ? "#ffffff" : "#3a434e"
    readonly property color boxCover: high ? "#e0000000" : "#d0262c34"
    readonly property color display: high ? "#000000" : "#100a08"
    readonly property color displayInk: high ? "#ffd0c4" : "#ff8a73"
    readonly property color lampOff: high ? "#000000" : "#3a2222"
    readonly property color lampOffLine: high ? "#ffffff" : "#5a3a3a"
    readonly property color lampOn: high ? "#ff8a80" : "#ff5a4f"
    readonly property color lampOnLine: high ? "#ffffff" : "#ffd0cb"
    readonly property color lampYellow: high ? "#ffe14d" : "#ffd34d"
    readonly property color lampGreen: high ? "#6dffae" : "#43d17c"

    // How well something is known: not seen, learning, practised, mastered.
    readonly property list<color> levels: high ? ["#000000", "#4d3900", "#004a3a", "#005230"] : ["#1b222b", "#5c4714", "#14594a", "#1a764c"]
    function level(index: int): color {
        return levels[Math.max(0, Math.min(index, levels.length - 1))]
    }

    readonly property int border: high ? 2 : 1
    readonly property int focusRing: high ? 4 : 3
    // What cannot be used, or is less important now, is paler.
    readonly property real faded: high ? 0.75 : 0.45
    readonly property real receding: high ? 1 : 0.6

    // What an exam gives to whoever needs large text, in percent.
    readonly property int largeText: 150

    // What lies on the table has its place there and can grow half as much.
    readonly property real onTable: 1 + (Math.max(1, scale) - 1) / 2

    readonly property int small: Math.round(13 * scale)
    readonly property int normal: Math.round(15 * scale)
    readonly property int large: Math.round(21 * scale)
    readonly property int huge: Math.round(30 * scale)
    readonly property int gap: Math.round(10 * scale)
    readonly property int target: Math.round(44 * Math.max(1, scale * 0.9))
    readonly property int radius: Math.round(8 * scale)

    // Every movement takes its time from here; speed 0 is none at all.
    readonly property bool moving: speed > 0
    function duration(milliseconds: int): int {
        return speed > 0 ? Math.round(milliseconds / speed) : 0
    }
    readonly property int cardFlight: duration(380)
    readonly property int cardTurn: duration(240)
    readonly property int chipSlide: duration(420)
    readonly property int seatGrow: duration(220)
    readonly property int blink: duration(700)
}
