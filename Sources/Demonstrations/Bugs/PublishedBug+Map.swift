import PageMaps
import ScrollEngine

// The bugs of the article's map of pages.
extension PublishedBug {
  static let map = [diagonalTeleport, twoPageFlick, jumpedHole, thrownBack]

  private static func position(_ column: Int, _ row: Int) -> PagePosition {
    PagePosition(column: column, row: row)
  }

  private static let diagonalTeleport = PublishedBug(
    name: "diagonal teleport",
    sentence: "A sideways drag turns down: on the left, content jumps to the other axis."
  ) { _ in
    let pair = MapPair(way: [position(0, 1), position(1, 1)])
    var demonstration = pair.demonstration()
    // 100 points to the left in steps of 10, then 100 points up between two reported positions.
    let start = Point(x: 170, y: 270)
    let aside = (0...10).map { start + Point(x: -10 * Double($0), y: 0) }
    let turn = [Point(x: 70, y: 170), Point(x: 70, y: 165), Point(x: 70, y: 160)]
    demonstration.gesture.path(
      at: 0.5, through: aside + turn, resting: 1.2)
    return demonstration
  }

  private static let twoPageFlick = PublishedBug(
    name: "two-page flick",
    sentence: "Drag past the middle of page 3, then flick: on the left, it runs to page 5."
  ) { _ in
    let pair = MapPair(way: [position(0, 1)])
    var demonstration = pair.demonstration()
    let slowly = (0...26).map { Point(x: 190 - 5 * Double($0), y: 150) }
    let flick = (1...4).map { Point(x: 60 - 12 * Double($0), y: 150) }
    demonstration.gesture.path(at: 0.5, through: slowly + flick)
    return demonstration
  }

  private static let jumpedHole = PublishedBug(
    name: "jumped hole",
    sentence:
      "One event moves the finger 400 points: on the left, it jumps the hole."
  ) { _ in
    let pair = MapPair(way: [position(0, 0)])
    var demonstration = pair.demonstration()
    demonstration.gesture.path(
      at: 0.5,
      through: [Point(x: 190, y: 150), Point(x: 170, y: 150), Point(x: -230, y: 150)],
      resting: 1.2)
    return demonstration
  }

  private static let thrownBack = PublishedBug(
    name: "thrown back",
    sentence: "A fast drag from 7 past 6 into the wall: on the left, it snaps back to 7."
  ) { _ in
    let pair = MapPair(way: [position(0, 1), position(1, 1), position(1, 2), position(2, 2)])
    var demonstration = pair.demonstration()
    // 90 points slowly, less than half a page; then 140 between two reported positions.
    let slowly = (0...9).map { Point(x: 10 + 10 * Double($0), y: 150) }
    let fast = [Point(x: 240, y: 150), Point(x: 241, y: 150)]
    demonstration.gesture.path(at: 0.5, through: slowly + fast, resting: 1.2)
    return demonstration
  }
}
