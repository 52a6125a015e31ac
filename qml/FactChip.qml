import QtQuick
import Cutcard

/// Something that has to be known: a stake, a meter, a posted paytable.
Rectangle {
    id: root

    required property var fact

    width: words.implicitWidth + 2 * Theme.gap
    height: words.implicitHeight + Theme.gap
    radius: height / 2
    color: Theme.feltDeep
    Text {
        id: words
        anchors.centerIn: parent
        text: qsTr("%1: %2").arg(root.fact.name).arg(root.fact.value)
        color: Theme.feltPrint
        font { pixelSize: Theme.normal; bold: true }
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
