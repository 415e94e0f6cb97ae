import PageMaps
import ScrollEngine
import TestSupport

/// A page map view in a window, which records every wrong offset that the view shows.
///
/// Allowed offsets are derived here from the map alone, without the code of the view.
@MainActor
final class PageMapWorld: ScrollViewDelegate {
  let window: Window
  let view: PageMapView<Int>
  let hand: Hand
  var complaints: [String] = []
  var offsets: [Point] = []
  var pages: [Int] = []
  /// Set during a move by the program, which may jump.
  var isProgram = false
  private var last: Point

  init(
    _ map: PageMap<Int> = articleMap, at page: Int? = nil,
    size: Size = Size(width: 200, height: 300), pageSize: Size? = nil
  ) {
    window = Window(frame: Rect(origin: .zero, size: size))
    view = PageMapView(
      frame: Rect(origin: .zero, size: size), map: map, at: page.map { position(of: $0, in: map) })
    view.pageSize = pageSize
    last = view.contentOffset
    hand = Hand(window)
    window.addSubview(view)
    view.delegate = self
    view.onPageChange = { [unowned self] _, new in pages.append(view.map[new] ?? -1) }
    window.layoutIfNeeded()
  }

  /// An offset in pages.
  func place(of offset: Point) -> Point {
    let first = view.contentOffset(of: view.map.positions[0])
    let start = view.map.positions[0]
    let size = view.pageSize ?? view.bounds.size
    return Point(
      x: Double(start.column) + (offset.x - first.x) / size.width,
      y: Double(start.row) + (offset.y - first.y) / size.height)
  }

  var place: Point { place(of: view.contentOffset) }

  /// The place without the rounding error of the division.
  private func rounded(_ place: Point) -> Point {
    func rounded(_ value: Double) -> Double {
      abs(value - value.rounded()) < 1e-9 ? value.rounded() : value
    }
    return Point(x: rounded(place.x), y: rounded(place.y))
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    let offset = scrollView.contentOffset
    offsets.append(offset)
    let old = rounded(place(of: last))
    let new = rounded(place(of: offset))
    last = offset
    check(new)
    guard !isProgram else { return }
    guard old.x == new.x || old.y == new.y else {
      complaints.append("moved from \(old) to \(new), along both axes")
      return
    }
    // Checks everything that the content has swept over, not only its new place.
    sweep(
      from: Point(x: min(old.x, new.x), y: min(old.y, new.y)),
      to: Point(x: max(old.x, new.x), y: max(old.y, new.y)))
  }

  private func check(_ place: Point) { sweep(from: place, to: place) }

  private func sweep(from low: Point, to high: Point) {
    for row in Int(low.y.rounded(.down))...Int(high.y.rounded(.up)) {
      for column in Int(low.x.rounded(.down))...Int(high.x.rounded(.up)) {
        let position = PagePosition(column: column, row: row)
        if !view.map.contains(position) {
          complaints.append("shows the hole at \(position) between \(low) and \(high)")
        }
      }
    }
  }

  /// Checks the state in which nothing moves.
  func checkRest() {
    let place = rounded(place)
    if place.x != place.x.rounded() || place.y != place.y.rounded() {
      complaints.append("rests at \(place)")
    }
    let position = PagePosition(column: Int(place.x.rounded()), row: Int(place.y.rounded()))
    if view.currentPosition != position {
      complaints.append("rests on \(position) and calls it \(view.currentPosition)")
    }
    if view.contentOffset != view.contentOffset(of: position) {
      complaints.append("rests beside \(position) at \(view.contentOffset)")
    }
    if view.isDragging || view.isDecelerating { complaints.append("rests, and says it does not") }
  }

  /// Checks that the views show exactly the visible pages.
  func checkPages() {
    window.layoutIfNeeded()
    let size = view.pageSize ?? view.bounds.size
    let expected = view.map.positions.filter {
      Rect(
        x: Double($0.column) * size.width, y: Double($0.row) * size.height, width: size.width,
        height: size.height
      ).intersects(view.bounds)
    }
    if Set(expected) != Set(view.visiblePositions)
      || expected.count != view.visiblePositions.count
    {
      complaints.append("shows \(view.visiblePositions) where \(expected) is in sight")
    }
  }
}
