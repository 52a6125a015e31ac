import QtQuick
import Cutcard

/// A card as the table shows it: "As", or "back_red". Drawn for the pixels it has.
Image {
    id: root

    required property string card
    property string name: root.isBack ? qsTr("Card, face down") : qsTr("Card %1").arg(root.card)
    readonly property bool isBack: root.card.startsWith("back")

    width: implicitWidth
    height: Math.round(width * 1.4)
    sourceSize.width: Math.round(width * Screen.devicePixelRatio)
    source: root.card === "" ? "" : root.isBack ? "image://cards/" + root.card
            : "image://cards/" + root.card + (Theme.fourColours ? "/four" : "/two")
    fillMode: Image.PreserveAspectFit
    smooth: true
    Accessible.role: Accessible.Graphic
    Accessible.name: root.name
}
