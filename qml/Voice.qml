import QtQuick
import Cutcard

/// The one alert of the window. It shows nothing.
Item {
    width: 1
    height: 1
    visible: Announcer.words !== ""
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Announcer.words
}
