@testable import ScrollEngine
import TestSupport
import Testing

/// Rows get other heights after they were visible. A simple model tells where the first row stays.
@MainActor
@Suite("What one sees while rows get other heights")
struct HeldRowTests {
  @Test("stays in position in a list", arguments: Soak.seeds(1...40))
  func alone(seed: UInt64) { play(isStacked: false, seed) }

  @Test("stays in position in a container", arguments: Soak.seeds(1...40))
  func stacked(seed: UInt64) { play(isStacked: true, seed) }

  private func play(isStacked: Bool, _ seed: UInt64) {
    let script = HeldRowScript(isStacked: isStacked, seed: seed)
    for step in 0..<40 {
      script.step()
      guard let complaint = script.complaint else { continue }
      Issue.record("seed \(seed), step \(step): \(complaint)\n\(script.journal.suffix(6))")
      return
    }
  }
}

/// Scrolls lists of self-sizing rows, gives visible rows other heights, and resizes the lists,
/// which changes the heights of rows as it does for text.
@MainActor
private final class HeldRowScript {
  private(set) var complaint: String?
  private(set) var journal: [String] = []
  private let twins: Twins
  private let isStacked: Bool
  private var numbers: RandomNumbers
  private var random: SeededRandom
  /// The first visible row of each list, and its top in the window, in points. Any number of
  /// resizes must keep the row there.
  private var held: [Place?] = []

  private struct Place {
    var path: IndexPath
    var top: Double
  }

  init(isStacked: Bool, seed: UInt64) {
    self.isStacked = isStacked
    // If a row of a million points becomes low, every row that was visible goes out of sight.
    let kinds = RandomNumbers.Kind.allCases.filter { $0 != .huge && $0 != .mixed }
    numbers = RandomNumbers(kinds[Int(seed) % kinds.count], seed: seed)
    random = SeededRandom(seed: seed &+ 1_000_000)
    twins = Twins(
      .measured, even: numbers.number(in: 5...60), spacing: seed % 2 == 0 ? 0 : 7, inset: .zero,
      header: seed % 3 == 0 ? 20 : 0, sticks: false, isStacked: isStacked)
    twins.table.register(WrappingRow.self, forCellReuseIdentifier: "cell")
    twins.collection.register(WrappingItem.self, forCellWithReuseIdentifier: "cell")
    let rows = (0..<3).map { section in Array(section * 20..<section * 20 + 20) }
    for source in [twins.rows, twins.items] {
      source.model = ListModel(
        sections: rows.enumerated().map { ListModel.Section(name: $0.offset, rows: $0.element) })
    }
    for name in rows.joined() { set(numbers.number(in: 1...90), for: name) }
    twins.each { $0.reloadData() }
    twins.layOut()
  }

  private func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private func set(_ height: Double, for name: Int) {
    for source in [twins.rows, twins.items] { source.heights[name] = height }
  }

  func step() {
    switch below(10) {
    case 0...3: scroll()
    case 4...7: measure()
    default: resize()
    }
  }

  private func scroll() {
    let distance = numbers.number(in: -400...400)
    journal.append("scroll by \(distance)")
    for view in twins.scrollers {
      let offset = view.contentOffset.y + distance
      view.contentOffset.y = view.scrollRange.clamp(Point(x: 0, y: offset)).y
    }
    twins.layOut()
    held = []
  }

  /// Gives a visible row another height, in most cases the first row.
  private func measure() {
    held = []
    keep {
      let number = below(2) == 0 ? 0 : below(4)
      let height = numbers.number(in: 1...90)
      journal.append("row in sight \(number) asks for \(height)")
      for (list, source) in zip(twins.lists, [twins.rows, twins.items]) {
        let cells = list.liveElements.filter { isInSight($0.cell, of: list) }
        guard !cells.isEmpty else { continue }
        let (cell, path) = cells[min(number, cells.count - 1)]
        source.heights[source.model[path]] = height
        (cell as? TwinRow)?.height = height
        (cell as? TwinItem)?.height = height
        cell.invalidateIntrinsicContentSize()
      }
    }
    held = []
  }

  private func resize() {
    keep {
      let size = Size(width: numbers.number(in: 50...150), height: numbers.number(in: 60...300))
      journal.append("resize to \(size)")
      for view in twins.scrollers { view.frame.size = size }
    }
  }

  /// Makes a change, and checks that the held rows keep their positions.
  private func keep(_ change: () -> Void) {
    if held.isEmpty { held = twins.lists.map(firstInSight) }
    change()
    twins.layOut()
    for (index, list) in twins.lists.enumerated() {
      guard let place = held[index], complaint == nil, let top = top(of: place.path, in: list),
        abs(top - place.top) > 1e-6
      else { continue }
      // The row that is the first visible one now is held from here on.
      held[index] = firstInSight(of: list)
      if mayMove(list, from: place, to: top, in: twins.scrollers[index]) { continue }
      complaint = "\(place.path) of \(type(of: list)) moved from \(place.top) to \(top)"
    }
  }

  private func mayMove(
    _ list: ListView, from place: Place, to top: Double, in scroller: ScrollView
  ) -> Bool {
    // If the list seems to end above the container's edge, the container holds the view after it.
    if isStacked, end(of: list, from: place, to: top) < 1e-6 { return true }
    // The content may move at the ends of its range, where new visible rows are measured.
    let (offset, range) = (scroller.contentOffset.y, scroller.scrollRange[.vertical])
    return offset >= range.upperBound - 1e-6
      || offset <= range.lowerBound + 1e-6 && top < place.top
  }

  /// Where the content of a list would end in the window with a row in its place, in points: by its
  /// current length, or with all later rows as high as estimated, whichever is less.
  private func end(of list: ListView, from place: Place, to top: Double) -> Double {
    let paths = twins.rows.model.paths
    let rest = Double(paths.count - 1 - (paths.firstIndex(of: place.path) ?? 0))
    let height = list.frameOfElement(at: place.path)?.height ?? 0
    let guess = height + rest * (twins.table.estimatedRowHeight + twins.table.rowSpacing)
    let end = list.convert(Point(x: 0, y: list.contentSize.height), to: nil).y
    return place.top + min(guess, end - top)
  }

  private func top(of path: IndexPath, in list: ListView) -> Double? {
    list.frameOfElement(at: path).map { list.convert($0, to: nil).minY }
  }

  private func isInSight(_ view: View, of list: ListView) -> Bool {
    let scroller = list.scroller(along: .vertical)
    let frame = view.convert(view.bounds, to: nil)
    let window = scroller.convert(scroller.bounds, to: nil)
    return frame.maxY > window.minY + 1e-6 && frame.minY < window.maxY - 1e-6
  }

  private func firstInSight(of list: ListView) -> Place? {
    list.liveElements.first { isInSight($0.cell, of: list) }.map {
      Place(path: $0.path, top: $0.cell.convert($0.cell.bounds, to: nil).minY)
    }
  }
}

/// A row as high as wrapped text: at half the width, it is twice as high.
private final class WrappingRow: TwinRow {
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: height * 100 / max(size.width, 1))
  }
}

private final class WrappingItem: TwinItem {
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: height * 100 / max(size.width, 1))
  }
}
