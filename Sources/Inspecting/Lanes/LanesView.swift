package import Drawing
package import SceneParts
package import ScrollEngine

/// The rows that each cell drew over time: a lane for each cell object, aligned with the time bar
/// below.
///
/// A bar spans the time in which a cell drew one row; a thin line is a wait in the reuse queue.
/// With reuse, a lane has many bars; without reuse, there are many lanes with one bar each.
package final class LanesView: View {
  /// The lanes of one pane, or of one reuse queue if there is only one pane.
  package struct Group {
    package let title: String
    /// What the lanes are about: a pane's root, or one of its lists.
    private let subject: Fact.Subject
    package let lanes: [LaneBook.Lane]
    /// The colours of the pane's lists, by their indexes; empty if the bars need no colours,
    /// because there is one list or all lists have the same colour.
    package let colors: [Color]
    /// Returns the name of a row, from the index of its list in the pane and its index path.
    package let rowName: (Int, IndexPath) -> String

    package init(
      title: String, of subject: View, lanes: [LaneBook.Lane], colors: [Color],
      rowName: @escaping (Int, IndexPath) -> String
    ) {
      self.title = title
      self.subject = .object(ObjectIdentifier(subject))
      self.lanes = lanes
      self.colors = colors
      self.rowName = rowName
    }

    /// The number of cells that have lanes.
    package var count: Fact { Fact(.lanes, of: subject, lanes.count) }
  }

  /// The state that the view shows; the view is redrawn when the state changes.
  package struct State: Hashable {
    /// The change count of the lane book.
    package var changeCount = 0
    /// The time at the start of the axis, in seconds.
    package var origin = 0.0
    /// The shown moment, the length of the axis and the last moment, in seconds.
    package var time = 0.0
    package var length = 1.0
    package var end = 0.0
    /// The cell that is marked in every part of the shell; nil for none.
    package var marked: CellBook.Cell?

    package init(
      changeCount: Int = 0, origin: Double = 0, time: Double = 0, length: Double = 1,
      end: Double = 0,
      marked: CellBook.Cell? = nil
    ) {
      self.changeCount = changeCount
      self.origin = origin
      self.time = time
      self.length = length
      self.end = end
      self.marked = marked
    }
  }

  package private(set) var groups: [Group] = [] {
    didSet {
      laneCount = 0
      for group in groups { laneCount += group.lanes.count }
    }
  }
  /// The number of lanes in all groups, stored because every lane needs it for its height.
  private var laneCount = 0
  package private(set) var state = State()
  package var theme: Theme {
    didSet {
      backgroundColor = theme.panel
      setNeedsDisplay()
    }
  }
  /// The ends of the time bar, in this view's coordinates.
  package var axis = (start: 0.0, end: 1.0) { didSet { setNeedsDisplay() } }
  /// The title of the view.
  package var heading = "Which cell drew which row, over time"
  /// The title of the folded view.
  private static let shortHeading = "Cells over time"
  /// The space at the sides, in points.
  package var margin = StageMetrics.margin
  /// The scene time at the pointer, on the lanes or the time bar, in seconds; nil if the pointer is
  /// elsewhere.
  package var pointedTime: Double? { didSet { if oldValue != pointedTime { setNeedsDisplay() } } }
  package var isPressed = false { didSet { if oldValue != isPressed { setNeedsDisplay() } } }
  /// Called with a scene time in seconds when a person clicks or drags on the lanes.
  package var onSeek: ((Double) -> Void)?
  /// Whether a press on the heading folds the view to its first line, and whether it is folded. The
  /// line then shows the lane of the marked cell.
  package var fold = Fold.fixed { didSet { if oldValue != fold { setNeedsDisplay() } } }
  /// The appearance of a heading that folds.
  package var headingLook = ControlLook.rest {
    didSet { if oldValue != headingLook { setNeedsDisplay() } }
  }
  /// Called when a person presses the heading.
  package var onFold: (() -> Void)?

  package static let headerHeight = 28.0
  static let footerHeight = 6.0
  static let groupGap = 8.0
  /// The usual distance between lanes, and the least distance at which lanes have letters, in
  /// points.
  private static let usualPitch = 16.0
  private static let letteredPitch = 13.0
  /// The distance, in points, below which a graph of the numbers of drawing and waiting cells
  /// replaces the lanes.
  private static let leastPitch = 2.5

  package init(theme: Theme) {
    self.theme = theme
    super.init()
    backgroundColor = theme.panel
    clipsToBounds = true
    addSeeking(
      takesTap: { [unowned self] point in
        guard headingFrame?.contains(point) == true else { return false }
        onFold?()
        return true
      },
      { [unowned self] in onSeek?(scale.time(at: $0)) })
  }

  /// Shows a state; `groups` is evaluated only if the book's change count has changed.
  package func show(_ state: State, _ groups: @autoclosure () -> [Group]) {
    guard state != self.state else { return }
    if state.changeCount != self.state.changeCount { self.groups = groups() }
    self.state = state
    setNeedsDisplay()
  }

  // MARK: Places

  /// The frame of the heading on which a press folds the view; nil if it does not fold.
  package var headingFrame: Rect? {
    guard fold != .fixed else { return nil }
    // In one line, the part above the axis belongs to the marked cell's lane.
    let end = fold == .folded ? axis.start - 34 : min(bounds.width, margin + 330)
    return Rect(x: margin - 18, y: 3, width: max(40, end - margin + 18), height: 24)
  }

  private var pitch: Double {
    guard fold != .folded else { return Self.usualPitch }
    guard laneCount > 0 else { return Self.usualPitch }
    let gaps = Self.groupGap * Double(groups.count - 1)
    let room = bounds.height - Self.headerHeight - Self.footerHeight - gaps
    return min(Self.usualPitch, room / Double(laneCount))
  }

  /// Whether each lane has the letter of its cell.
  private var hasLetters: Bool { pitch >= Self.letteredPitch }

  /// Whether a graph replaces the lanes.
  private var isGraph: Bool { pitch < Self.leastPitch }

  /// The positions of scene times in this view.
  package var scale: TimeScale {
    TimeScale(from: axis.start, to: axis.end, origin: state.origin, length: state.length)
  }

  /// The frame of a cell's lane; nil if the cell has none, or if lanes are replaced by a graph.
  package func frame(of cell: CellBook.Cell) -> Rect? {
    guard !isGraph, fold != .folded else { return nil }
    var y = Self.headerHeight
    for group in groups {
      if let place = group.lanes.firstIndex(where: { $0.cell == cell }) {
        return Rect(
          x: axis.start - 34, y: y + Double(place) * pitch - 1, width: axis.end - axis.start + 40,
          height: pitch)
      }
      y += pitch * Double(group.lanes.count) + Self.groupGap
    }
    return nil
  }

  /// The cell whose lane is at a point; nil if there is none.
  package func cell(at point: Point) -> CellBook.Cell? {
    guard !isGraph, fold != .folded else { return nil }
    var y = Self.headerHeight
    for group in groups {
      let place = Int(((point.y - y) / pitch).rounded(.down))
      if point.y >= y, group.lanes.indices.contains(place) { return group.lanes[place].cell }
      y += pitch * Double(group.lanes.count) + Self.groupGap
    }
    return nil
  }

  // MARK: Drawing

  package override func draw(in canvas: inout Canvas) {
    drawHeader(&canvas)
    if fold == .folded { return drawLine(&canvas) }
    var y = Self.headerHeight
    for group in groups {
      let room = isGraph ? graphHeight : pitch * Double(group.lanes.count)
      if groups.count > 1 || isGraph || !hasLetters { drawTitle(of: group, at: y, &canvas) }
      if isGraph {
        drawDensity(of: group, at: y, height: room, &canvas)
      } else {
        for (place, lane) in group.lanes.enumerated() {
          draw(lane, of: group, at: y + Double(place) * pitch, &canvas)
        }
      }
      y += room + Self.groupGap
    }
    if let pointedTime {
      canvas.fill(
        Rect(
          x: scale.x(of: pointedTime) - 0.5, y: Self.headerHeight - 4, width: isPressed ? 2 : 1,
          height: bounds.height), theme.accent.opacity(0.6))
    }
    let now = scale.x(of: state.time)
    canvas.fill(
      Rect(x: now - 0.75, y: Self.headerHeight - 4, width: 1.5, height: bounds.height),
      theme.accent)
  }

  /// Draws the folded view: the lane of the marked cell, or else how many lanes are folded.
  private func drawLine(_ canvas: inout Canvas) {
    let top = (Self.headerHeight - Self.usualPitch) / 2 + 1
    if let marked = state.marked {
      for group in groups {
        guard let lane = group.lanes.first(where: { $0.cell == marked }) else { continue }
        return draw(lane, of: group, at: top, &canvas)
      }
    }
    let counts = groups.map { group in
      let count: Words = group.lanes.count == 1 ? "\(group.count) cell" : "\(group.count) cells"
      return groups.count == 1 ? count : "\(group.title): \(count)"
    }
    canvas.say(
      counts.joined(separator: " · "),
      in: Rect(
        x: axis.start, y: 6, width: max(0, axis.end - axis.start), height: 18),
      font: Typography.small, color: theme.muted)
  }

  private func drawHeader(_ canvas: inout Canvas) {
    let line = Rect(
      x: margin, y: 6, width: bounds.width - 2 * margin, height: 18)
    if let frame = headingFrame {
      canvas.ground(of: headingLook, in: frame, theme)
      canvas.foldSign(fold, in: Rect(x: margin - 14, y: 6, width: 12, height: 18), theme.muted)
    }
    canvas.text(
      (fold == .folded ? Self.shortHeading : heading).uppercased(), in: line,
      font: Typography.caption, color: theme.muted)
    if fold == .folded { return }
    var right = line.maxX
    func entry(_ words: String, _ draw: (Rect, inout Canvas) -> Void) {
      let width = canvas.text.width(of: words, in: Typography.small)
      // The frame is wider than measured, because letters are slightly wider at some scales.
      canvas.text(
        words, in: Rect(x: right - width, y: line.minY, width: width + 12, height: line.height),
        font: Typography.small, color: theme.muted)
      draw(Rect(x: right - width - 24, y: line.minY, width: 18, height: line.height), &canvas)
      right -= width + 40
    }
    guard bounds.width > 560 else { return }
    entry("waits in the queue") { rect, canvas in
      canvas.fill(Rect(x: rect.minX, y: rect.midY - 1, width: 18, height: 2), theme.muted)
    }
    entry("draws a row") { rect, canvas in
      canvas.fill(
        Rect(x: rect.minX, y: rect.midY - 5, width: 18, height: 10), theme.muted.opacity(0.45),
        cornerRadius: 2)
    }
  }

  /// Draws a span of time; the part after the shown moment is paler.
  private func drawSpan(
    _ from: Double, _ to: Double, _ y: Double, _ height: Double, _ color: Color,
    _ strength: Double, _ canvas: inout Canvas
  ) {
    let now = state.time < state.end ? min(max(scale.x(of: state.time), from), to) : to
    let radius = min(2, height / 3)
    if now < to {
      canvas.fill(
        Rect(x: from, y: y, width: to - from, height: height),
        theme.panel.mixed(with: color, fraction: 0.4 * strength), cornerRadius: radius)
    }
    if now > from {
      canvas.fill(
        Rect(x: from, y: y, width: now - from, height: height),
        theme.panel.mixed(with: color, fraction: strength), cornerRadius: radius)
    }
  }

  private func drawTitle(of group: Group, at y: Double, _ canvas: inout Canvas) {
    let line = Rect(
      x: margin, y: y, width: axis.start - margin - 30, height: 16)
    canvas.text(group.title, in: line, font: Typography.bodyStrong, color: theme.ink)
    // Says what is left out, and how to get it.
    let notes: [Words] =
      isGraph
      ? ["\(group.count) cells, too many for lanes:", "how many draw, how many wait"]
      : hasLetters
        ? ["\(group.count) cells"]
        : ["\(group.count) cells, no room for letters:", "point at one for its own"]
    let height = isGraph ? graphHeight : pitch * Double(group.lanes.count)
    // Without room for both lines, the first would stop in mid-sentence.
    let shown = height >= 16 * 3 ? notes : ["\(group.count) cells"]
    for (place, note) in shown.enumerated() {
      canvas.say(
        note, in: line.offsetBy(Point(x: 0, y: 16 * Double(place + 1))), font: Typography.small,
        color: theme.muted)
    }
  }

  private func draw(
    _ lane: LaneBook.Lane, of group: Group, at y: Double, _ canvas: inout Canvas
  ) {
    let isMarked = state.marked == lane.cell
    let bar = max(1, pitch - (pitch > 6 ? 2 : 0.75))
    if isMarked {
      canvas.fill(
        Rect(x: axis.start - 40, y: y - 1, width: axis.end - axis.start + 44, height: pitch),
        theme.accentTint, cornerRadius: 3)
    }
    if hasLetters || isMarked {
      canvas.stamp(
        lane.stamp, at: Point(x: axis.start - 16, y: y + bar / 2),
        radius: isMarked ? 8 : min(8, bar / 2 + 0.5))
    }
    for (place, stay) in lane.stays.enumerated() {
      let end = lane.end(ofStay: place) ?? state.end
      let isLast = place == lane.stays.count - 1
      let from = scale.x(of: stay.time)
      // A stay that has just begun has a visible width.
      let to = max(scale.x(of: end), isLast && lane.end == nil ? from + 4 : from)
      guard to > from else { continue }
      guard case .row(let path, let list) = stay.place else {
        drawSpan(from, to, y + bar / 2 - 0.75, 1.5, lane.stamp.color, 1, &canvas)
        continue
      }
      let rect = Rect(x: from, y: y, width: max(1, to - from - 1), height: bar)
      drawSpan(rect.minX, rect.maxX, y, bar, lane.stamp.color, 0.5, &canvas)
      if group.colors.indices.contains(list), bar >= 4, rect.width >= 5 {
        canvas.fill(
          Rect(x: rect.minX, y: y, width: 4, height: bar), group.colors[list], cornerRadius: 1)
      }
      guard hasLetters else { continue }
      let words = group.rowName(list, path)
      let inset = group.colors.isEmpty ? 5.0 : 9.0
      if canvas.text.width(of: words, in: Typography.laneLabel) + inset + 3 <= rect.width {
        canvas.text(
          words, in: rect.inset(by: EdgeInsets(top: 0, left: inset, bottom: 0, right: 0)),
          font: Typography.laneLabel, color: theme.ink)
      }
    }
    for fault in lane.faults {
      let mark = Rect(x: scale.x(of: fault), y: y, width: 3, height: bar)
      canvas.fill(mark, theme.costly)
    }
  }
}
