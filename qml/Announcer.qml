pragma Singleton
import QtQuick

/// What is said to whoever listens instead of looks. Qt 6.4 has no event for that: the window's Voice has these words as
/// its name, and a screen reader reads the new name of an alert.
QtObject {
    id: root

    property string words: ""

    function say(text) {
        if (text.trim() === "")
            return
        // The same words once more are news as well.
        root.words = ""
        root.words = text
    }
}
