public import ScrollEngine

/// The view that shows a page.
struct PageView {
  let position: PagePosition
  let view: View
}

/// Only visible pages, and a page that is being edited, have views. A view that becomes invisible
/// is reused.
extension PageMapView {
  /// The positions of the visible pages, in the order in which they appeared.
  public var visiblePositions: [Position] {
    live.filter { !$0.view.hasKeys || isInSight($0.position) }.map(\.position)
  }

  private func isInSight(_ position: Position) -> Bool {
    frame(of: position).intersects(bounds)
  }

  /// The view of the page at a position; nil if the page is neither visible nor being edited.
  public func pageView(at position: Position) -> View? {
    for page in live where page.position == position { return page.view }
    return nil
  }

  /// The position of the page at a point of the content; nil for a hole.
  public func position(at point: Point) -> Position? {
    let size = grid.pageSize
    guard size.width > 0, size.height > 0 else { return nil }
    let column = (point.x / size.width).rounded(.down)
    let row = (point.y / size.height).rounded(.down)
    guard column >= 0, row >= 0, column < Double(map.columnCount), row < Double(map.rowCount)
    else { return nil }
    let position = Position(column: Int(column), row: Int(row))
    return map.contains(position) ? position : nil
  }

  /// Releases all page views, so that the next layout fills the visible pages again.
  public func reloadPages() {
    reloads += 1
    for page in live { release(page.view) }
    live = []
    setNeedsLayout()
  }

  /// Removes all page views, without reusing them.
  func dropPages() {
    reloads += 1
    for page in live { page.view.removeFromSuperview() }
    live = []
  }

  private func release(_ view: View) {
    view.removeFromSuperview()
    unused.append(view)
  }

  private func frame(of position: Position) -> Rect {
    let size = grid.pageSize
    return Rect(
      x: Double(position.column) * size.width, y: Double(position.row) * size.height,
      width: size.width, height: size.height)
  }

  func releasePages() {
    var index = 0
    while index < live.count {
      let page = live[index]
      if map.contains(page.position), isInSight(page.position) {
        index += 1
      } else if map.contains(page.position), page.view.hasKeys {
        // A page that is being edited keeps its view.
        page.view.frame = frame(of: page.position)
        window?.notePark(of: page.view)
        index += 1
      } else {
        live.remove(at: index)
        release(page.view)
      }
    }
  }

  func fillPages() {
    guard let viewForPage, !bounds.isEmpty, grid.pageSize.width > 0, grid.pageSize.height > 0
    else { return }
    let columns = indices(along: .horizontal)
    let rows = indices(along: .vertical)
    for row in rows {
      for column in columns {
        let position = Position(column: column, row: row)
        let frame = frame(of: position)
        guard let page = map[position], frame.intersects(bounds) else { continue }
        let shown = pageView(at: position) ?? enter(page, at: position, with: viewForPage)
        guard let view = shown else { return }
        view.frame = frame
      }
    }
  }

  /// The columns or rows that may be visible.
  private func indices(along axis: Axis) -> Range<Int> {
    let count = axis == .horizontal ? map.columnCount : map.rowCount
    let length = grid.pageSize[axis]
    let start = bounds.origin[axis]
    let first = (start / length).rounded(.down)
    let end = ((start + bounds.size[axis]) / length).rounded(.up)
    let lower = min(max(first, 0), Double(count))
    return Int(lower)..<Int(min(max(end, lower), Double(count)))
  }

  /// - Returns: The view; nil if the pages were reloaded meanwhile, so that another layout follows.
  private func enter(
    _ page: Page, at position: Position, with viewForPage: (Page, View?) -> View
  ) -> View? {
    let used = unused.last
    let reloads = reloads
    let view = viewForPage(page, used)
    guard reloads == self.reloads else { return nil }
    if live.contains(where: { $0.view === view }) {
      fatalError(
        "PageMapView: viewForPage gave \(view) for \(page) at \(position), which shows another page"
      )
    }
    if view === used { unused.removeLast() }
    live.append(PageView(position: position, view: view))
    insertSubview(view, at: 0)
    return view
  }
}

extension PageMapView: ParkingPlace {
  /// Makes the next layout release the view of an invisible page whose editing has ended.
  public func keysHaveLeft(_ view: View) { setNeedsLayout() }
}
