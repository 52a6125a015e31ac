import QtQuick
import Cutcard

/// The exam has the screen.
FocusScope {
    id: root

    required property var program

    ExamScreen {
        anchors.fill: parent
        focus: true
        exam: root.program.exam
        settings: root.program.settings
    }
}
