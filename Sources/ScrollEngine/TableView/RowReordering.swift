import Extents

/// A row that is being dragged to another place.
///
/// Until the row is dropped, only the drawing changes: the rows between its old place and the
/// finger make room, with the timing of an update. Meanwhile ``LiveRows`` does not contain the
/// row's cell, so that the cell stays when its row scrolls out of sight.
@MainActor
final class RowReordering: FrameAnimating {
  /// The vertical displacement of a view that makes room, in points.
  private struct Shift {
    let view: View
    var from = 0.0
    var to = 0.0
    /// The time at which the displacement begins to change, in seconds.
    var start = -Double.infinity

    func value(at time: Double) -> Double {
      from + (to - from) * UpdateMotion.progress(from: start, at: time)
    }
  }

  /// The distance from an edge of the visible part within which the finger scrolls, in points, and
  /// the speed at the edge itself, in points per second. Choices.
  private static let edge = 44.0
  private static let fastest = 480.0

  private weak var table: TableView?
  let cell: TableViewCell
  let source: IndexPath
  /// The index path that the row would have after the move if it were dropped now.
  private(set) var target: IndexPath
  private let item: Int
  /// The extent of the row, in points.
  private let extent: Double
  /// The distance of the finger from the upper edge of the row when the drag began, in points.
  private let grip: Double
  /// The location of the finger in window coordinates.
  private var finger: Point
  private var shifts: [ObjectIdentifier: Shift] = [:]
  private var lastFrame: Double?

  init(of cell: TableViewCell, at path: IndexPath, in table: TableView, finger: Point) {
    self.table = table
    self.cell = cell
    self.finger = finger
    source = path
    target = path
    item = table.layout.item(of: path)
    extent = table.layout.items[item]
    grip = table.convert(finger, from: nil).y - cell.uprightFrame.minY
    for (view, _) in table.shiftableViews { shifts[ObjectIdentifier(view)] = Shift(view: view) }
  }

  // MARK: The finger

  func move(to location: Point) {
    finger = location
    follow()
    if scrollSpeed != 0 { table?.window?.start(self) }
  }

  /// Puts the row where the finger is now, in content that may have scrolled.
  func follow() {
    guard let table, let window = table.window else { return }
    let last = max(0, table.layout.height - extent)
    let top = min(max(table.convert(finger, from: nil).y - grip, 0), last)
    cell.transit = Transit(offset: Point(x: 0, y: top - cell.uprightFrame.minY), lift: 1)
    let proposed = table.place(ofRow: source, draggedTo: top, extent: extent)
    let wanted = table.moveTarget(from: source, proposed: proposed)
    if wanted != target {
      target = wanted
      if table.style != .plain { table.separatorsDidChange() }
    }
    makeRoom(at: window.now)
  }

  /// Displaces the visible views so that there is room for the row at its target.
  private func makeRoom(at now: Double) {
    guard let table else { return }
    let (items, way) = table.itemsToShift(from: item, source, to: target)
    var inSight: [ObjectIdentifier: Shift] = [:]
    var isMoving = false
    for (view, item) in table.shiftableViews {
      let wanted = items.contains(item) ? way * extent : 0
      // A view that has just become visible starts with its final displacement.
      var shift =
        shifts[ObjectIdentifier(view)] ?? Shift(view: view, from: wanted, to: wanted)
      if shift.to != wanted {
        shift = Shift(view: view, from: shift.value(at: now), to: wanted, start: now)
        isMoving = true
      }
      inSight[ObjectIdentifier(view)] = shift
      show(shift, at: now)
    }
    shifts = inSight
    if isMoving { table.window?.start(self) }
  }

  private func show(_ shift: Shift, at time: Double) {
    let value = shift.value(at: time)
    shift.view.transit = value == 0 ? nil : Transit(offset: Point(x: 0, y: value))
  }

  func advance(to time: Double) -> Double? {
    guard let table, table.editing?.reordering === self else { return nil }
    let speed = scrollSpeed
    if let lastFrame, speed != 0, time > lastFrame { scroll(by: speed * (time - lastFrame)) }
    lastFrame = speed == 0 ? nil : time
    for shift in shifts.values { show(shift, at: time) }
    let isMoving = shifts.values.contains {
      $0.to != $0.from && UpdateMotion.progress(from: $0.start, at: time) < 1
    }
    return isMoving || scrollSpeed != 0 ? time : nil
  }

  /// Whether a row would be the first and the last of its section if the dragged row were dropped now;
  /// `count` is the number of the section's rows before the drag.
  func ends(ofRow path: IndexPath, among count: Int) -> (isFirst: Bool, isLast: Bool) {
    var (row, count) = (path.row, count)
    if source.section == path.section {
      count -= 1
      if row > source.row { row -= 1 }
    }
    if target.section == path.section {
      count += 1
      if row >= target.row, path != source { row += 1 }
    }
    return (row == 0, row == count - 1)
  }

  // MARK: Scrolling

  /// The speed at which the content is to scroll, in points per second; negative towards the top.
  private var scrollSpeed: Double {
    guard let table, table.stacking == nil else { return 0 }
    let inset = table.adjustedContentInset
    let y = table.convert(finger, from: nil).y
    let edge = min(Self.edge, table.bounds.height / 4)
    let above = (table.bounds.minY + inset.top + edge - y) / edge
    let below = (y - table.bounds.maxY + inset.bottom + edge) / edge
    let range = table.scrollRange[.vertical]
    if above > 0, table.contentOffset.y > range.lowerBound { return -min(above, 1) * Self.fastest }
    if below > 0, table.contentOffset.y < range.upperBound { return min(below, 1) * Self.fastest }
    return 0
  }

  private func scroll(by distance: Double) {
    guard let table else { return }
    let range = table.scrollRange[.vertical]
    let offset = min(
      max(table.contentOffset.y + distance, range.lowerBound), range.upperBound)
    table.during(.finger) { table.contentOffset.y = offset }
    follow()
  }

  // MARK: The end

  /// The views that are displaced to make room for the row.
  var shiftedViews: [View] { shifts.values.map(\.view).filter { $0.transit != nil } }
}
