import QtQuick
import Cutcard

/// A raised surface that holds what belongs together.
Rectangle {
    id: root

    property color accent: Theme.line

    radius: Theme.radius
    color: Theme.raised
    border { width: 1; color: root.accent }
}
