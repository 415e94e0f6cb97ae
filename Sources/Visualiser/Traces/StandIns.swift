import Documents
import Drawing
import SceneParts
import ScrollEngine
import Traces

/// A stand-in for a named view of a recorded run.
@MainActor
protocol TraceStandIn: StandIn {
  /// What moves the content; still for views that do not scroll.
  var motion: TraceMotion { get }
  /// Shows a state that a view can have; `isRoot` for the view that fills a pane, whose frame the pane
  /// sets.
  func show(_ state: TraceView.State, isRoot: Bool)
}

/// A stand-in for a view that does not scroll: a box with the view's name.
final class StandInBox: View, TraceStandIn {
  let recordedKind: String
  private let name: String

  init(_ view: TraceShape.View, isRoot: Bool) {
    recordedKind = view.kind
    name = view.id
    super.init()
    backgroundColor = isRoot ? Palette.surface : Palette.blank
  }

  var recordedRows: [Int]? { nil }
  var motion: TraceMotion { .still }

  func show(_ state: TraceView.State, isRoot: Bool) {
    if !isRoot { frame = state.frame }
    if bounds.origin != state.bounds.origin { bounds.origin = state.bounds.origin }
  }

  override func draw(in canvas: inout Canvas) {
    guard bounds.height >= 14 else { return }
    canvas.text(
      name, in: bounds.inset(by: EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)),
      font: Typography.small, color: Palette.text)
  }
}

/// A stand-in for a scroll view. No gesture moves it.
class StandInScrollView: ScrollView, TraceStandIn {
  let recordedKind: String
  private(set) var motion = TraceMotion.still

  init(_ view: TraceShape.View, background: Color) {
    recordedKind = view.kind
    super.init()
    backgroundColor = background
    isScrollEnabled = false
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
  }

  var recordedRows: [Int]? { nil }

  func show(_ state: TraceView.State, isRoot: Bool) {
    if !isRoot, frame != state.frame { frame = state.frame }
    guard let scroll = state.scroll else {
      motion = .still
      if bounds.origin != state.bounds.origin {
        setContentSize(contentSize, inset: contentInset, offset: state.bounds.origin)
      }
      return
    }
    motion = scroll.motion
    // At once, so that no rule of the engine corrects one by the other.
    setContentSize(scroll.contentSize, inset: scroll.contentInset, offset: state.bounds.origin)
  }
}

/// A stand-in for a list: its cells are those that the record says, in their places.
final class StandInList: StandInScrollView, ReusingView {
  let colors: Palette.Table
  /// The queue with the recorded numbers, which several lists may share.
  let reuseQueue: ReuseQueue
  /// The cells with a row, by their rows; nil if they must be sorted again.
  private var sorted: [StandInCell]? = []
  private var cells: [ObjectIdentifier: StandInCell] = [:]

  init(_ view: TraceShape.View, colors: Palette.Table, queue: ReuseQueue) {
    self.colors = colors
    reuseQueue = queue
    super.init(view, background: colors.frame)
  }

  override var recordedRows: [Int]? { inOrder.map(\.path.row) }

  private var inOrder: [StandInCell] {
    if let sorted { return sorted }
    let all = cells.values.sorted { ($0.path, $0.instanceNumber) < ($1.path, $1.instanceNumber) }
    sorted = all
    return all
  }

  // MARK: Changes

  /// Shows a cell in its row; also if it is in the list already.
  func take(_ cell: StandInCell) {
    if cells.updateValue(cell, forKey: ObjectIdentifier(cell)) == nil {
      // Lists in cells lie over them.
      insertSubview(cell, at: 0)
    }
    sorted = nil
  }

  func release(_ cell: StandInCell) {
    guard cells.removeValue(forKey: ObjectIdentifier(cell)) != nil else { return }
    cell.removeFromSuperview()
    sorted = nil
  }

  // MARK: ReusingView

  var liveCells: [ReusableView] { inOrder }
  var livePaths: [IndexPath] { inOrder.map(\.path) }
  func forEachLiveRow(_ body: @MainActor (ReusableView, IndexPath) -> Void) {
    for cell in inOrder { body(cell, cell.path) }
  }
  var leavingCells: [ReusableView] { [] }

  func path(at point: Point) -> IndexPath? {
    inOrder.first { $0.frame.contains(point) }?.path
  }
  /// Of rows without a cell, nothing is recorded.
  func rect(ofRowAt path: IndexPath) -> Rect? { inOrder.first { $0.path == path }?.frame }

  /// The record says which cells are stale.
  var onStaleContent: ((StaleContent) -> Void)? { staleCount > 0 ? { _ in } : nil }
  fileprivate(set) var staleCount = 0

  func checkContent() -> [StaleContent] {
    inOrder.filter(\.isStale).map {
      StaleContent(
        fault: .differs, reuseIdentifier: $0.reuseIdentifier, instanceNumber: $0.instanceNumber,
        indexPath: $0.path)
    }
  }
}

/// A stand-in for a cell: a box with the number of its row.
final class StandInCell: ReusableView, StandIn {
  let name: RecordedCells.Cell
  /// The row that the cell shows, or showed last.
  private(set) var path = IndexPath(row: 0, section: 0)
  private(set) var isStale = false
  private(set) weak var list: StandInList?

  static let font = Font(.words, size: 14, weight: .bold)

  init(_ cell: RecordedCells.Cell) {
    name = cell
    super.init()
    stand(for: cell.number, withIdentifier: cell.pool.identifier)
  }

  var recordedKind: String { "cell" }
  var recordedRows: [Int]? { nil }

  /// Shows the cell in a row of a list, at a frame in the list's coordinates; nil if it waits.
  func show(_ row: (list: StandInList, path: IndexPath, frame: Rect, isStale: Bool)?) {
    if isStale { list?.staleCount -= 1 }
    if let list, row?.list !== list { list.release(self) }
    list = row?.list
    isStale = row?.isStale ?? false
    guard let row else { return }
    if frame != row.frame { frame = row.frame }
    path = row.path
    row.list.take(self)
    if isStale { row.list.staleCount += 1 }
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    guard let list else { return }
    canvas.fill(bounds, list.colors.cell, cornerRadius: min(4, bounds.height / 8))
    // A line between this cell and the next one.
    canvas.line(along: .bottom, of: bounds, list.colors.frame)
    if isStale {
      canvas.stroke(bounds.inset(by: 1.5), Stroke(Palette.warning, width: 3))
    }
    guard bounds.height >= 12, bounds.width >= 24 else { return }
    let words = path.section == 0 ? grouped(path.row) : "\(path.section).\(grouped(path.row))"
    let line = bounds.inset(by: EdgeInsets(top: 0, left: 10, bottom: 0, right: 6))
    canvas.text(words, in: line, font: Self.font, color: list.colors.ink)
  }
}
