package import Drawing
package import SceneParts
package import ScrollEngine

/// A map of a pane's whole content: a narrow strip with filled rows for cells, and the viewport.
@MainActor
package struct ContentMap {
  package let pane: Pane
  /// The frame of the map, in points of the stage.
  package let frame: Rect
  package let theme: Theme
  /// The row and the stamp of the marked cell; nil if none is marked in this pane.
  package var marked: (path: IndexPath, list: Int, stamp: Stamp)?
  /// Whether the frame of each list is outlined.
  package var showsFrames = false
  /// The width at the left of the map for the titles of lists, in points.
  package var titleWidth = 0.0
  /// The lists of the column, without lists in rows of other lists.
  private let lists: [PaneList]

  package init(
    pane: Pane, frame: Rect, theme: Theme,
    marked: (path: IndexPath, list: Int, stamp: Stamp)? = nil, showsFrames: Bool = false,
    titleWidth: Double = 0
  ) {
    self.pane = pane
    self.frame = Self.even(frame, pane)
    self.theme = theme
    self.marked = marked
    self.showsFrames = showsFrames
    self.titleWidth = titleWidth
    lists = pane.lists.filter { !Self.isNested($0, in: pane) }
  }

  /// The least height of a bar, in points, and the number of rows above which there are no bars.
  private static let leastPitch = 8.0
  private static let mostRowsInBar = 10.0
  /// The least distance between the names of lists, in points.
  private static let namePitch = 14.0
  /// The least height of a cell on the map, in points.
  private static let leastMark = 2.0

  /// Whether a map is useful: only for a vertical column of lists longer than the viewport.
  package static func isUseful(for pane: Pane) -> Bool {
    guard let scroller = pane.scroller, !pane.lists.isEmpty else { return false }
    let size = scroller.contentSize
    return size.height > pane.viewport.height && size.width <= pane.viewport.width
  }

  private static func isNested(_ list: PaneList, in pane: Pane) -> Bool {
    pane.lists.contains { $0.view !== list.view && list.view.isDescendant(of: $0.view) }
  }

  /// The number of rows of a bar that is high enough, for the distance between rows, in points.
  private static func rowsInBar(atPitch pitch: Double) -> Double {
    // A bar of exactly the least height may be lower by a rounding error.
    max(1, (leastPitch / max(pitch, 1e-9) - 1e-6).rounded(.up))
  }

  /// The frame, lower by a little so that the bars of the longest list are all equal; unchanged if
  /// the list is too long for bars.
  private static func even(_ frame: Rect, _ pane: Pane) -> Rect {
    guard let scroller = pane.scroller, scroller.contentSize.height > 0,
      let list = pane.lists.max(by: { $0.count() < $1.count() }), list.count() > 0
    else { return frame }
    let scale = frame.height / scroller.contentSize.height
    let pitch = Self.pitch(of: list, in: pane) * scale
    let rows = rowsInBar(atPitch: pitch)
    let bar = pitch * rows
    guard rows <= mostRowsInBar, bar >= 1, bar < frame.height else { return frame }
    var even = frame
    even.size.height *= bar.rounded(.down) / bar
    return even
  }

  /// The distance between the rows of a list, in points of the content: that of its first two rows, or
  /// else the mean.
  private static func pitch(of list: PaneList, in pane: Pane) -> Double {
    if let first = list.view.rect(ofRowAt: IndexPath(row: 0, section: 0)),
      let second = list.view.rect(ofRowAt: IndexPath(row: 1, section: 0)),
      second.minY > first.minY
    {
      return second.minY - first.minY
    }
    return pane.contentFrame(of: list.view).height / Double(max(list.count(), 1))
  }

  /// Points of the map per point of the content.
  private func scale(_ scroller: ScrollView) -> Double {
    frame.height / max(1, scroller.contentSize.height)
  }

  /// The offset, in points, that centres the viewport on a point of the map, within the scroll
  /// range; nil without a scroll view.
  package func offset(at y: Double) -> Double? {
    guard let scroller = pane.scroller else { return nil }
    let middle = (y - frame.minY) / scale(scroller)
    let range = scroller.scrollRange[.vertical]
    return min(max(middle - pane.viewport.height / 2, range.lowerBound), range.upperBound)
  }

  package func draw(in canvas: inout Canvas) {
    guard let scroller = pane.scroller else { return }
    drawCaption(&canvas)
    canvas.fill(frame, theme.panel)
    canvas.stroke(frame, Stroke(theme.hairline, width: 1))
    canvas.saved { canvas in
      canvas.clip(to: frame)
      for list in lists { draw(list, of: scroller, in: &canvas) }
    }
    if let marked, !Self.isNested(pane.lists[marked.list], in: pane) {
      draw(marked.path, of: pane.lists[marked.list], marked.stamp, scroller, &canvas)
    }
    drawTitles(scroller, &canvas)
    if showsFrames { drawFrames(scroller, &canvas) }
    let viewport = viewport(at: scroller.bounds.minY, of: scroller)
    if !viewport.isEmpty {
      canvas.stroke(viewport.inset(by: -1), Stroke(theme.viewport, width: 2))
    }
  }

  /// The frame of the viewport on the map for an offset.
  private func viewport(at offset: Double, of scroller: ScrollView) -> Rect {
    let scale = scale(scroller)
    return Rect(
      x: frame.minX - 3, y: frame.minY + offset * scale, width: frame.width + 6,
      height: max(4, pane.viewport.height * scale)
    ).intersection(frame.inset(by: -3))
  }

  /// Outlines the viewport to which a press at `y` would scroll.
  package func drawAim(at y: Double, isPressed: Bool, in canvas: inout Canvas) {
    guard let scroller = pane.scroller, let offset = offset(at: y) else { return }
    let aim = viewport(at: offset, of: scroller)
    canvas.fill(aim, theme.accent.opacity(isPressed ? 0.3 : 0.15))
    canvas.stroke(aim.inset(by: -1), Stroke(theme.accent, width: 2))
  }

  /// The frame of a list's whole content in the scroll view's content.
  private func content(of list: PaneList, in scroller: ScrollView) -> Rect {
    scroller.convert(pane.contentFrame(of: list.view), from: nil)
  }

  /// Converts a rectangle of the content to the map.
  private func strip(_ rect: Rect, of scroller: ScrollView) -> Rect {
    let scale = scale(scroller)
    return Rect(
      x: frame.minX + 3, y: frame.minY + rect.minY * scale, width: frame.width - 6,
      height: rect.height * scale)
  }

  /// Draws the titles of several lists beside the map, each at its list; none for a list that is too
  /// near to the one before.
  private func drawTitles(_ scroller: ScrollView, _ canvas: inout Canvas) {
    guard titleWidth > 40, lists.count > 1 else { return }
    var last = -Double.infinity
    for list in lists {
      let y = strip(content(of: list, in: scroller), of: scroller).midY
      guard y >= last + Self.namePitch else { continue }
      last = y
      canvas.text(
        list.title,
        in: Rect(x: frame.minX - 18 - titleWidth, y: y - 8, width: titleWidth, height: 16),
        font: Typography.smallWords, color: theme.ink, alignment: .trailing)
    }
  }

  /// Outlines the frames of the lists.
  private func drawFrames(_ scroller: ScrollView, _ canvas: inout Canvas) {
    for list in lists {
      guard let frame = listFrame(list, of: scroller) else { continue }
      canvas.stroke(frame.inset(by: -1), Stroke(list.colors.frameLine, width: 2))
    }
  }

  /// The frame of a list on the map; nil if the height is zero.
  package func listFrame(_ list: PaneList, of scroller: ScrollView) -> Rect? {
    let frame = list.view.convert(list.view.bounds, to: scroller)
    return frame.height > 0 ? strip(frame, of: scroller) : nil
  }

  private func draw(
    _ path: IndexPath, of list: PaneList, _ stamp: Stamp, _ scroller: ScrollView,
    _ canvas: inout Canvas
  ) {
    guard let row = list.view.rect(ofRowAt: path) else { return }
    let place = strip(row.offsetBy(content(of: list, in: scroller).origin), of: scroller)
    let mark = Rect(
      x: frame.minX, y: place.minY, width: frame.width, height: max(3, place.height))
    canvas.fill(mark, theme.accent)
    canvas.stamp(
      stamp, at: Point(x: frame.maxX + 20, y: max(mark.midY, frame.minY + 9)), radius: 9)
  }

  /// Draws the number of all rows above the map, if it fits.
  private func drawCaption(_ canvas: inout Canvas) {
    guard lists.allSatisfy(\.knowsCount) else { return }
    let rows = lists.reduce(0) { $0 + $1.count() }
    let name = lists.elements
    let billions = 1_000_000_000
    let words: Words =
      rows >= billions && rows % billions == 0
      ? "\(Fact(.billionsOfRows, of: pane.root, rows / billions)) billion \(name)"
      : "\(Fact(.rowsOnMap, of: pane.root, rows)) \(name)"
    let room = titleWidth + frame.width + 18
    guard canvas.text.width(of: words.string, in: Typography.small) <= room else { return }
    canvas.say(
      words, in: Rect(x: frame.maxX + 3 - room, y: frame.minY - 20, width: room, height: 16),
      font: Typography.small, color: theme.muted, alignment: .trailing)
  }

  private func draw(_ list: PaneList, of scroller: ScrollView, in canvas: inout Canvas) {
    let content = content(of: list, in: scroller)
    let count = list.count()
    guard count > 0 || !list.knowsCount, content.height > 0 else { return }
    let all = strip(content, of: scroller).wholeRows
    // Only what has a cell is filled; a list that scrolls horizontally is one block.
    if list.view.scrollAxis == .horizontal {
      if !list.view.livePaths.isEmpty { canvas.fill(all, list.colors.cell) }
    } else {
      drawBars(count, of: list, at: content.origin, scroller, &canvas)
    }
    if lists.count > 1 {
      canvas.fill(
        Rect(x: all.minX, y: all.minY, width: 3, height: max(1, all.height)), list.colors.cell)
    }
  }

  /// Fills the rows with a cell, and divides the list into bars of one row each, or of several rows
  /// where there are many.
  private func drawBars(
    _ count: Int, of list: PaneList, at origin: Point, _ scroller: ScrollView,
    _ canvas: inout Canvas
  ) {
    // Without the number of rows there are no bars, and for very many they would say nothing.
    let pitch = Self.pitch(of: list, in: pane) * scale(scroller)
    let rows = count > 0 ? Self.rowsInBar(atPitch: pitch) : .infinity
    if rows <= Self.mostRowsInBar {
      return drawRows(count, of: list, Int(rows), at: origin, scroller, &canvas)
    }
    for path in list.view.livePaths {
      guard let row = list.view.rect(ofRowAt: path) else { continue }
      var mark = strip(row.offsetBy(origin), of: scroller).wholeRows
      mark.size.height = max(Self.leastMark, mark.height)
      canvas.fill(mark, list.colors.cell)
    }
  }

  /// Draws each row of a list where it is: filled if it has a cell, and each `inBar`-th one with a line
  /// above it.
  private func drawRows(
    _ count: Int, of list: PaneList, _ inBar: Int, at origin: Point, _ scroller: ScrollView,
    _ canvas: inout Canvas
  ) {
    // In order, as the rows are visited.
    let live = list.view.livePaths
    let view = list.view
    var next = 0
    var path = IndexPath(row: 0, section: 0)
    var found = 0
    while found < count, path.section <= count {
      guard let row = view.rect(ofRowAt: path) else {
        path = IndexPath(row: 0, section: path.section + 1)
        continue
      }
      let isLive = next < live.count && live[next] == path
      if isLive { next += 1 }
      let hasLine = found.isMultiple(of: inBar)
      if isLive || hasLine {
        let mark = strip(row.offsetBy(origin), of: scroller).wholeRows
        let line = hasLine ? 1.0 : 0
        canvas.fill(
          isLive
            ? Rect(
              x: mark.minX, y: mark.minY + line, width: mark.width,
              height: max(1, mark.height - line))
            : Rect(x: mark.minX, y: mark.minY, width: mark.width, height: line),
          isLive ? list.colors.cell : theme.hairline)
      }
      found += 1
      path = IndexPath(row: path.row + 1, section: path.section)
    }
  }
}

extension Rect {
  /// The rectangle with its upper and lower edges at the nearest whole points.
  fileprivate var wholeRows: Rect {
    Rect(x: minX, y: minY.rounded(), width: width, height: maxY.rounded() - minY.rounded())
  }
}
