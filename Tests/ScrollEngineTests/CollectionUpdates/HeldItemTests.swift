@testable import ScrollEngine
import TestSupport
import Testing

/// A grid with five items per line, each 20 points high, compared with a model that counts lines.
@MainActor
@Suite("What one sees of a grid while items come and go")
struct HeldItemTests {
  private let perLine = 5
  private let height = 20.0

  @Test("stays in position, also right after a program has scrolled", arguments: Soak.seeds(1...12))
  func script(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let flow = CollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    let items = NamedItems(100)
    let collection = items.collection(flow, in: window)
    var next = 1_000
    for step in 0..<40 {
      let names = items.model.sections[0].rows
      if !names.isEmpty {
        let path = IndexPath(item: .random(in: names.indices, using: &random), section: 0)
        let places: [CollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
        collection.scrollToItem(
          at: path, at: places.randomElement(using: &random) ?? .top, animated: false)
      }
      if Bool.random(using: &random) {
        let offset = collection.contentOffset.y + Double.random(in: -30...30, using: &random)
        collection.contentOffset.y = collection.scrollRange.clamp(Point(x: 0, y: offset)).y
        window.layoutIfNeeded()
      }
      let before = collection.contentOffset.y
      let count = Int.random(in: 1...12, using: &random)
      if Bool.random(using: &random) || names.count < count {
        let place = Int.random(in: 0...names.count, using: &random)
        let new = Array(next..<next + count)
        next += count
        items.model.sections[0].rows.insert(contentsOf: new, at: place)
        collection.insertItems(at: new.indices.map { IndexPath(item: place + $0, section: 0) })
      } else {
        let first = Int.random(in: 0...names.count - count, using: &random)
        items.model.sections[0].rows.removeSubrange(first..<first + count)
        collection.deleteItems(at: (first..<first + count).map { IndexPath(item: $0, section: 0) })
      }
      window.layoutIfNeeded()
      let expected = offset(before, names, items.model.sections[0].rows, in: 100)
      guard abs(collection.contentOffset.y - expected) > 1e-9 else { continue }
      Issue.record(
        "seed \(seed), step \(step): from \(before) to \(collection.contentOffset.y), not \(expected)"
      )
      return
    }
  }

  /// The expected offset, in points, after the items have changed.
  private func offset(
    _ old: Double, _ names: [Int], _ left: [Int], in length: Double
  ) -> Double {
    guard old > 0 else { return old }
    let line = Int(old / height)
    let isCut = old > Double(line) * height
    let kept = names.dropFirst(line * perLine).prefix(perLine).first(where: left.contains)
    let end = Double((left.count + perLine - 1) / perLine) * height
    func start(_ name: Int?) -> Double {
      name.flatMap(left.firstIndex).map { Double($0 / perLine) * height } ?? end
    }
    var place: Double
    if isCut, kept != nil {
      place = start(kept)
    } else {
      // The next item that stays takes the place of deleted items. Items that are inserted exactly
      // at the edge become visible.
      let above = names.prefix(line * perLine).last(where: left.contains)
      place = above == nil ? 0 : start(above) + height
      place = min(place, start(names.dropFirst(line * perLine).first(where: left.contains)))
    }
    return min(max(place + old - Double(line) * height, 0), max(0, end - length))
  }
}
