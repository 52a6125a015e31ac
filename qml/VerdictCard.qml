pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Right or wrong, what would be right, why, the arithmetic and the paragraph.
Panel {
    id: root

    required property var comment
    readonly property string tone: comment.tone ?? ""
    readonly property color ink: tone === "right" ? Theme.right : tone === "wrong" ? Theme.wrong : Theme.gold

    visible: tone !== ""
    height: implicitHeight
    implicitHeight: column.implicitHeight + 2 * Theme.gap
    color: tone === "right" ? Theme.rightDeep : tone === "wrong" ? Theme.wrongDeep : Theme.raised
    accent: ink
    Accessible.role: Accessible.StaticText
    Accessible.name: tone === "" ? "" : qsTr("%1. %2").arg(root.comment.headline).arg(root.comment.why)

    Column {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.gap }
        spacing: Theme.gap * 0.6

        Item {
            width: column.width
            height: Math.max(sign.height, headline.implicitHeight)
            VerdictSign {
                id: sign
                anchors.verticalCenter: parent.verticalCenter
                width: implicitWidth
                height: implicitHeight
                tone: root.tone
            }
            BodyText {
                id: headline
                anchors { left: sign.right; right: parent.right; leftMargin: Theme.gap; verticalCenter: parent.verticalCenter }
                text: root.comment.headline ?? ""
                font { pixelSize: Theme.normal + 1; bold: true }
            }
        }
        BodyText {
            visible: text !== ""
            width: column.width
            text: root.comment.why ?? ""
        }
        BodyText {
            visible: text !== ""
            width: column.width
            text: root.comment.expected ? qsTr("Right would be: %1").arg(root.comment.expected) : ""
            font.bold: true
        }
        Repeater {
            model: root.comment.missing ?? []
            delegate: BodyText {
                required property string modelData
                width: column.width
                text: qsTr("• First: %1").arg(modelData)
                color: Theme.quiet
            }
        }
        Arithmetic {
            visible: sum !== ""
            width: column.width
            sum: root.comment.arithmetic ?? ""
            chips: root.comment.chips ?? ""
        }
        BodyText {
            visible: text !== ""
            width: column.width
            text: root.comment.cite ?? ""
            color: Theme.gold
            font { pixelSize: Theme.small; bold: true }
        }
        BodyText {
            visible: text !== ""
            width: column.width
            text: root.comment.ruling ?? ""
            color: Theme.quiet
            font.pixelSize: Theme.small
        }
    }
}
