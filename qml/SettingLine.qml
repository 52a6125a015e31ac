import QtQuick
import QtQuick.Layouts
import Cutcard

/// A setting with its words above what can be chosen.
ColumnLayout {
    id: root

    required property string title
    property string detail: ""
    default property alias control: holder.data

    spacing: Theme.gap / 2
    BodyText { Layout.fillWidth: true; text: root.title; font.bold: true }
    Caption { Layout.fillWidth: true; visible: root.detail !== ""; text: root.detail }
    ColumnLayout { id: holder; Layout.fillWidth: true }
}
