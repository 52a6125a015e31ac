import QtQuick
import QtQuick.Controls
import Cutcard

ApplicationWindow {
    id: root

    required property var story

    width: 1280
    height: 720
    minimumWidth: 800
    minimumHeight: 480
    visible: true
    title: qsTr("Cutcard: one round by the book")
    color: Theme.felt

    header: StoryHeader {
        title: root.story.title
        deal: root.story.deal
        onNextDeal: {
            root.story.dealNext()
            steps.positionViewAtBeginning()
        }
    }

    ListView {
        id: steps
        anchors {
            top: parent.top; bottom: parent.bottom
            horizontalCenter: parent.horizontalCenter
            margins: Theme.gap
        }
        width: Math.min(parent.width - 2 * Theme.gap, 1000 * Theme.scale)
        clip: true
        model: root.story
        keyNavigationEnabled: true
        section.property: "phase"
        section.delegate: Rectangle {
            required property string section
            width: ListView.view.width
            height: Theme.target
            color: Theme.night
            radius: 6
            Text {
                anchors { verticalCenter: parent.verticalCenter; left: parent.left; leftMargin: Theme.gap }
                text: parent.section
                color: Theme.text
                font { pixelSize: Theme.normal; bold: true }
            }
        }
        delegate: StepRow { width: ListView.view.width }
        ScrollBar.vertical: ScrollBar { policy: ScrollBar.AlwaysOn }
    }
}
