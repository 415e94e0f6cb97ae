import QtQuick
import Peers

// A row: a background, a text and a separator, as in the other peers.
Rectangle {
    id: cell
    property string words
    property bool isOdd

    width: 800
    color: isOdd ? "#fafafa" : "#ffffff"

    Alive {}
    Text {
        x: 16
        anchors.verticalCenter: parent.verticalCenter
        text: cell.words
        font.family: "Inter"
        font.pixelSize: 14
    }
    Rectangle {
        y: parent.height - 1
        width: parent.width
        height: 1
        color: "#c8c8c8"
    }
}
