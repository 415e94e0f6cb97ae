import QtQuick

// One list with a heading above each section: the lists of the other peers as what Qt Quick offers for it.
ListView {
    width: 800
    height: 600
    cacheBuffer: 0
    reuseItems: true
    interactive: false
    model: peerRows
    delegate: PeerCell {
        height: model.tall
        words: model.words
        isOdd: index % 2
    }
    section.property: "list"
    section.delegate: Rectangle {
        width: 800
        height: 28
        color: "#dddddd"
        Text {
            x: 8
            y: 6
            text: "Section " + section
            font.family: "Inter"
            font.pixelSize: 12
        }
    }
}
