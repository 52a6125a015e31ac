pragma Singleton
import QtQuick

/// Colours, sizes and durations: the only place that has them.
QtObject {
    id: root

    // What the trainee has set.
    property real scale: 1
    property real speed: 1
    property bool fourColours: true

    readonly property color night: "#0d1117"
    readonly property color panel: "#151b23"
    readonly property color raised: "#1e2630"
    readonly property color line: "#323d4a"
    readonly property color felt: "#0c5241"
    readonly property color feltDeep: "#083c30"
    readonly property color feltPrint: "#e6dca8"
    readonly property color rail: "#3b271a"
    readonly property color gold: "#f5c451"
    readonly property color text: "#f2f4f6"
    readonly property color quiet: "#b3bcc7"
    readonly property color dark: "#10151c"

    readonly property color right: "#4cc38a"
    readonly property color rightDeep: "#123524"
    readonly property color wrong: "#ff8f8f"
    readonly property color wrongDeep: "#431d20"
    readonly property color take: "#e5686b"
    readonly property color pay: "#3fae76"
    readonly property color back: "#6aa5f0"
    readonly property color goldDeep: "#33290f"

    // How well something is known: not seen, learning, practised, mastered.
    readonly property list<color> levels: ["#1b222b", "#5c4714", "#14594a", "#1a764c"]
    function level(index: int): color {
        return levels[Math.max(0, Math.min(index, levels.length - 1))]
    }

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
