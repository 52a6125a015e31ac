import QtQuick
import Cutcard

/// A raised surface that holds what belongs together.
Rectangle {
    id: root

    property color accent: Theme.line

    radius: Theme.radius
    color: Theme.raised
    border { width: Theme.border; color: root.accent }
}
