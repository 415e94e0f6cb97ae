import SceneParts
import ScrollEngine
import ScrollMotion

extension Fact.Quantity {
  /// The longest jump of the thumb: so far, and of those in the trace.
  static let longestJump = Fact.Quantity("longest jump so far", .points)
  static let shownJump = Fact.Quantity("longest jump in the trace", .points)
}

/// Records the thumb of a list's scroll bar, and by how much it has moved although nobody moved the
/// content: its jumps.
@MainActor
final class ThumbRecorder {
  struct Sample: Hashable {
    /// Scene time, in seconds.
    let time: Double
    /// The thumb's upper edge, from the upper edge of the viewport, and its length, in points.
    let top: Double
    let length: Double
    /// How the thumb has jumped; nil if it has moved with the content.
    let jump: Jump?
  }

  /// A thumb that has moved without the content.
  struct Jump: Hashable {
    let time: Double
    /// The thumb's upper edge before and after, from the upper edge of the viewport, in points.
    let start: Double
    let end: Double
    /// The row whose measured height differed most from its estimate; nil if no row was measured.
    let row: Int?

    var length: Double { abs(end - start) }
  }

  let list: MeasuredList
  private let clock: SceneClock
  private(set) var samples: [Sample] = []
  /// The longest jump so far; nil before the first one.
  private(set) var longest: Jump?
  private var last: State

  /// More samples than a trace shows.
  private static let capacity = 1_200
  /// A shorter way is no jump, in points.
  static let leastJump = 0.5

  /// What a jump is computed from.
  private struct State: Equatable {
    let thumbTop: Double
    let thumbLength: Double
    let offset: Double
    let range: ClosedRange<Double>
    let rows: [IndexPath]
    /// The upper edge of the first visible row, from the upper edge of the viewport, in points.
    let rowTop: Double
  }

  init(list: MeasuredList, clock: SceneClock) {
    self.list = list
    self.clock = clock
    last = Self.state(of: list.table)
  }

  private static func state(of table: TableView) -> State {
    let frame = table.indicatorFrame(along: .vertical)
    let rows = table.indexPathsForVisibleRows ?? []
    return State(
      thumbTop: frame.minY - table.bounds.minY, thumbLength: frame.height,
      offset: table.contentOffset.y, range: table.scrollRange[.vertical], rows: rows,
      rowTop: rows.first.map { top(of: $0, in: table) } ?? 0)
  }

  private static func top(of row: IndexPath, in table: TableView) -> Double {
    table.rectForRow(at: row).minY - table.contentOffset.y
  }

  /// Records the present state, if anything has changed.
  func note() {
    let table = list.table
    let state = Self.state(of: table)
    guard state != last || samples.isEmpty else { return }
    if samples.count >= Self.capacity { samples.removeFirst(Self.capacity / 2) }
    let jump = jump(to: state).flatMap { $0.length >= Self.leastJump ? $0 : nil }
    samples.append(
      Sample(time: clock.now, top: state.thumbTop, length: state.thumbLength, jump: jump))
    if let jump, jump.length > longest?.length ?? 0 { longest = jump }
    last = state
  }

  /// The way of the thumb that does not follow from the way of the content on the screen.
  private func jump(to state: State) -> Jump? {
    guard state.range != last.range, let row = last.rows.first else { return nil }
    let way = last.rowTop - Self.top(of: row, in: list.table)
    let expected = ScrollIndicator.thumb(
      visible: list.table.bounds.height, offset: last.offset + way, range: last.range)
    let estimate = list.estimate ?? 0
    let measured = Set(state.rows).subtracting(last.rows).map(\.row).sorted()
      .max { abs(list.heights[$0] - estimate) < abs(list.heights[$1] - estimate) }
    return Jump(
      time: clock.now, start: expected.position, end: state.thumbTop, row: measured)
  }
}
