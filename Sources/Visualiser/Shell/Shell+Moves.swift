import Inspecting
import SceneParts
import ScrollEngine

// What the marks above the time bar stand for.
extension Shell {
  /// What moved which view by how much, where a mark of the time bar is pointed at; nil elsewhere.
  func moveWords(at point: Point) -> String? {
    words(of: transport.moves(at: point - transport.frame.origin))
  }

  /// What moved which view by how much in some moves, the first of them first; nil for none.
  func words(of moves: ArraySlice<ScrollMove>) -> String? {
    guard let first = moves.first else { return nil }
    var sums: [MoveSum] = []
    for move in moves {
      if let place = sums.firstIndex(where: { $0.adds(move) }) {
        sums[place].add(move)
      } else {
        sums.append(MoveSum(move))
      }
    }
    let shown = sums.filter { !$0.isZero }
    // An offset says more than the length of content that goes with it.
    let offsets = shown.filter(\.isOffset)
    let words = (offsets.isEmpty ? shown : offsets).map {
      "\($0.move.mover.words): \(name(ofViewOf: $0.move)) \($0.words)"
    }
    guard !words.isEmpty else { return nil }
    let more = words.count - Self.mostMoves
    return "\(timeText(first.time)): " + words.prefix(Self.mostMoves).joined(separator: "; ")
      + (more > 0 ? "; and \(more) more" : "")
  }

  private static let mostMoves = 2

  /// The title of a moved view, after that of its pane if there are several; of the view that fills
  /// such a pane, the pane's alone.
  private func name(ofViewOf move: ScrollMove) -> String {
    let pane = scene.panes[move.pane]
    let title = pane.title(ofViewWithID: move.view)
    guard scene.panes.count > 1 else { return title }
    return move.view == pane.rootID ? pane.shortTitle : "\(pane.shortTitle), \(title)"
  }
}

/// How far moves of one property of a view, with one cause, have come together.
private struct MoveSum {
  let move: ScrollMove
  private var distance: [Double]

  init(_ move: ScrollMove) {
    self.move = move
    distance = Self.distance(of: move)
  }

  private static func distance(of move: ScrollMove) -> [Double] {
    let (old, new) = move.quantity.values
    return zip(new, old).map { $0 - $1 }
  }

  func adds(_ other: ScrollMove) -> Bool {
    move.pane == other.pane && move.view == other.view && move.mover == other.mover
      && move.quantity.name == other.quantity.name
  }

  mutating func add(_ other: ScrollMove) {
    distance = zip(distance, Self.distance(of: other)).map(+)
  }

  var isZero: Bool { distance.allSatisfy { $0 == 0 } }

  var isOffset: Bool { if case .contentOffset = move.quantity { true } else { false } }

  /// The property and its distance.
  var words: String { move.quantity.distance(distance) }
}
