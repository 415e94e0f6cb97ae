import QtQuick

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
}
