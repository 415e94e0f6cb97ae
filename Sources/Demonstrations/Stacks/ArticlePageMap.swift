import Drawing
import PageMaps
import ScrollEngine

/// The article's own algorithm, with its faults: it looks at single offsets, not at the movement
/// between them.
///
/// A diagonal movement may change its axis between two events, and the content leaps. An event that
/// lands on a page behind a hole jumps over the hole. An inaccessible offset is replaced by the
/// start of the current page, not by the nearest accessible one. A flick past half a page moves two
/// pages.
@MainActor
final class ArticlePageMap: ScrollViewDelegate {
  private let map: PageMap<Int>
  private let pageSize: Size
  private var position = PagePosition(column: 0, row: 0)

  init(_ scrollView: ScrollView, map: PageMap<Int>, pageSize: Size) {
    self.map = map
    self.pageSize = pageSize
    scrollView.bounces = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentSize = Size(
      width: Double(map.columnCount) * pageSize.width,
      height: Double(map.rowCount) * pageSize.height)
    scrollView.delegate = self
    for position in map.positions {
      let label = PageLabel(frame: Rect(origin: offset(of: position), size: pageSize))
      label.page = map[position] ?? 0
      scrollView.addSubview(label)
    }
  }

  private func offset(of position: PagePosition) -> Point {
    Point(
      x: Double(position.column) * pageSize.width, y: Double(position.row) * pageSize.height)
  }

  /// Whether all pages that are visible at an offset exist.
  private func isAccessible(_ offset: Point) -> Bool {
    let x = offset.x / pageSize.width
    let y = offset.y / pageSize.height
    for column in [x.rounded(.down), x.rounded(.up)] {
      for row in [y.rounded(.down), y.rounded(.up)] {
        if !map.contains(PagePosition(column: Int(column), row: Int(row))) { return false }
      }
    }
    return true
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    let origin = offset(of: position)
    var offset = scrollView.contentOffset
    if abs(offset.x - origin.x) < abs(offset.y - origin.y) {
      offset.x = origin.x
    } else {
      offset.y = origin.y
    }
    if !isAccessible(offset) { offset = origin }
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
    position = PagePosition(
      column: Int((offset.x / pageSize.width).rounded()),
      row: Int((offset.y / pageSize.height).rounded()))
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: inout Point
  ) {
    let isHorizontal = abs(velocity.x) > abs(velocity.y)
    let speed = isHorizontal ? velocity.x : velocity.y
    let step = abs(speed) < 0.1 ? 0 : speed > 0 ? 1 : -1
    let next = PagePosition(
      column: position.column + (isHorizontal ? step : 0),
      row: position.row + (isHorizontal ? 0 : step))
    targetContentOffset = offset(of: map.contains(next) ? next : position)
  }
}
