import QtQuick

// Lists in one scroll view, each cut to its visible part: what one has to write for nested lists, and
// every list follows every step.
Flickable {
    id: outer
    width: 800
    height: 600
    interactive: false
    contentHeight: peerStarts[peerStarts.length - 1]

    Repeater {
        model: peerStarts.length - 1
        delegate: ListView {
            id: list
            readonly property int number: index
            readonly property real begin: peerStarts[index]
            readonly property real end: peerStarts[index + 1]
            readonly property real low: Math.max(begin, outer.contentY)
            readonly property real high: Math.min(end, outer.contentY + outer.height)

            visible: high > low
            width: 800
            y: low
            height: Math.max(0, high - low)
            contentY: Math.min(low, end) - begin
            cacheBuffer: 0
            reuseItems: true
            interactive: false
            model: peerCount
            delegate: PeerCell {
                height: 30 + (list.number * peerCount + index) * 7919 % 41
                words: "Section " + list.number + " Row " + index
                isOdd: index % 2
            }
        }
    }
}
