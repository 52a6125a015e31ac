pragma Singleton
import QtQuick

QtObject {
    id: root

    readonly property color night: "#0f1318"
    readonly property color panel: "#171c24"
    readonly property color felt: "#0d4f3f"
    readonly property color gold: "#f2c14e"
    readonly property color text: "#f1f3f5"
    readonly property color quiet: "#a9b3be"
    readonly property color line: "#2a323d"

    readonly property real scale: 1
    readonly property int small: Math.round(13 * scale)
    readonly property int normal: Math.round(16 * scale)
    readonly property int large: Math.round(24 * scale)
    readonly property int gap: Math.round(12 * scale)
    readonly property int target: Math.round(44 * scale)
}
