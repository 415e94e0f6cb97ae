import Drawing
import Geometry
import SceneParts

/// Draws the sheets of a pane from back to front, with their titles.
@MainActor
struct SheetDrawing {
  let sheets: [Sheet]
  let layout: SheetLayout
  /// The viewport, in points of the pane's window.
  let viewport: Rect
  let theme: Theme
  /// The separation of the sheets, from 0 to 1. Titles fade in from 0.5: nearer sheets would have
  /// overlapping titles.
  let share: Double

  private static let titleFont = Typography.bodyStrong
  private static let detailFont = Typography.smallNumber
  private static let titleGap = 4.0
  /// The distance between a title and its numbers, in points.
  private static let detailGap = 6.0
  /// The least distance between the titles of two sheets, in points.
  private static let titleClearance = 6.0
  private static let titleHeight = 15.0
  private static let stampRadius = 9.0
  private static let leastRadius = 3.0
  /// The position of a stamp beside words, as a fraction of the piece's width.
  private static let stampPlace = 0.85
  /// The least height of a piece with words, in points of the stage.
  private static let heightForWords = 15.0

  func draw(in canvas: inout Canvas) {
    for level in sheets.indices {
      draw(sheets[level], level, in: &canvas)
      if level + 1 < sheets.count, sheets[level].kind != .queue { connect(level, in: &canvas) }
    }
    canvas.saved { canvas in
      canvas.multiplyOpacity(by: 2 * share - 1)
      // Words are drawn after all lines, which would strike through them.
      for level in sheets.indices {
        for piece in sheets[level].pieces { drawName(of: piece, level, in: &canvas) }
      }
      for level in sheets.indices { drawTitle(of: sheets[level], level, in: &canvas) }
    }
  }

  private func outline(
    _ corners: [Point], _ color: Color, width: Double, in canvas: inout Canvas
  ) {
    canvas.polyline(corners + corners.prefix(1), color, width: width)
  }

  private func draw(_ sheet: Sheet, _ level: Int, in canvas: inout Canvas) {
    let corners = layout.corners(of: sheet.frame, level: level)
    switch sheet.kind {
    case .bounds: canvas.polygon(corners, theme.accent.opacity(0.06))
    case .queue, .content: canvas.polygon(corners, theme.panel.opacity(0.9))
    case .frames, .cells: canvas.polygon(corners, theme.panel.opacity(0.25))
    }
    for piece in sheet.pieces { draw(piece, level, in: &canvas) }
    switch sheet.kind {
    case .bounds:
      outline(corners, theme.viewport, width: 2, in: &canvas)
    case .content:
      outline(corners, Palette.contentSize, width: 1.5, in: &canvas)
    case .queue, .frames, .cells:
      outline(corners, theme.muted.opacity(0.7), width: 1, in: &canvas)
    }
  }

  private func draw(_ piece: Sheet.Piece, _ level: Int, in canvas: inout Canvas) {
    let corners = layout.corners(of: piece.rect, level: level)
    if let fill = piece.fill { canvas.polygon(corners, fill) }
    if let line = piece.line { outline(corners, line, width: 1, in: &canvas) }
  }

  /// Draws the words and the stamp of a piece.
  private func drawName(of piece: Sheet.Piece, _ level: Int, in canvas: inout Canvas) {
    let corners = layout.corners(of: piece.rect, level: level)
    let words = drawWords(of: piece, corners, level, in: &canvas)
    let side = min((corners[3] - corners[0]).length, corners[1].x - corners[0].x)
    let radius = min(Self.stampRadius, side / 2 - 1)
    guard let stamp = piece.stamp, radius > Self.leastRadius else { return }
    let place = Point(
      x: piece.rect.minX + (words ? Self.stampPlace : 0.5) * piece.rect.width, y: piece.rect.midY)
    let center = layout.stage(place, level: level)
    let box = Rect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    guard !isCovered(box, above: level) else { return }
    canvas.stamp(stamp, at: center, radius: radius)
  }

  /// Draws the upright words of a piece if they fit; returns whether they do.
  private func drawWords(
    of piece: Sheet.Piece, _ corners: [Point], _ level: Int, in canvas: inout Canvas
  ) -> Bool {
    let height = (corners[3] - corners[0]).length
    let edge = corners[1] - corners[0]
    guard let fill = piece.fill, !piece.words.isEmpty, height >= Self.heightForWords else {
      return false
    }
    let width = canvas.text.width(of: piece.words, in: Typography.small).rounded(.up)
    let isOfCell = piece.stamp != nil
    guard width + 2 * Self.titleGap <= (isOfCell ? Self.stampPlace - 0.15 : 1) * edge.x else {
      return false
    }
    // The edges slant: a cell has its words in the middle, a frame below its upper edge.
    let slant = edge.x > 0 ? edge.y / edge.x : 0
    let middle = 2 * Self.titleGap + width / 2
    let y =
      corners[0].y
      + (isOfCell
        ? height / 2 + slant * middle
        : max(0, slant * (2 * Self.titleGap + width)) + Self.titleHeight / 2 + 2)
    let line = Rect(
      x: corners[0].x + 2 * Self.titleGap, y: y - Self.titleHeight / 2, width: width,
      height: Self.titleHeight)
    guard !isCovered(line, above: level) else { return true }
    // The background interrupts the lines of sheets in front.
    canvas.fill(line.inset(by: EdgeInsets(top: 1, left: -2, bottom: 1, right: -2)), fill)
    canvas.text(piece.words, in: line, font: Typography.small, color: Palette.ink(on: fill))
    return true
  }

  /// Whether a part of a box is behind a filled piece of a sheet with a higher level, or behind the
  /// content's sheet.
  private func isCovered(_ box: Rect, above level: Int) -> Bool {
    sheets.indices.dropFirst(level + 1).contains { level in
      let sheet = sheets[level]
      let solid = sheet.pieces.filter { $0.fill != nil }.map(\.rect)
      return (sheet.kind == .content ? [sheet.frame] + solid : solid).contains {
        box.intersects(layout.corners(of: $0, level: level))
      }
    }
  }

  /// Draws the edges of the viewport from one sheet to the next.
  private func connect(_ level: Int, in canvas: inout Canvas) {
    for corner in viewport.corners {
      canvas.polyline(
        [layout.stage(corner, level: level), layout.stage(corner, level: level + 1)],
        theme.muted.opacity(0.6), width: 1)
    }
  }

  // MARK: Titles

  private var isTurnedRight: Bool { layout.axonometry.yaw >= 0 }

  private func drawTitle(of sheet: Sheet, _ level: Int, in canvas: inout Canvas) {
    let (line, detail) = title(ofLevel: level, in: canvas.visibleRect, canvas.text)
    canvas.fill(
      line.inset(by: EdgeInsets(top: 0, left: -3, bottom: 0, right: -3)),
      theme.background.opacity(0.8), cornerRadius: 3)
    canvas.text(sheet.title, in: line, font: Self.titleFont, color: theme.ink)
    canvas.say(
      detail, in: line, font: Self.detailFont, color: theme.muted, alignment: .trailing)
  }

  /// The line of a sheet's title, above the upper corner that no other sheet covers, and the
  /// longest wording of the sheet's numbers that fits.
  func title(
    ofLevel level: Int, in room: Rect, _ text: any TextMeasuring
  ) -> (line: Rect, detail: Words) {
    let sheet = sheets[level]
    // The frame of the cells' sheet changes while the content scrolls, so its reach is used.
    let above = sheet.kind == .cells ? sheet.reach : sheet.frame
    let place = isTurnedRight ? 0 : 1
    let x = layout.corners(of: sheet.frame, level: level)[place].x
    let y = layout.corners(of: above, level: level)[place].y
    let isLast = level + 1 == sheets.count
    let width =
      isLast
      ? (isTurnedRight ? room.maxX - x : x - room.minX) - Self.titleClearance
      : abs(layout.stage(.zero, level: level + 1).x - layout.stage(.zero, level: level).x)
        - Self.titleClearance
    let titleWidth = text.width(of: sheet.title, in: Self.titleFont).rounded(.up) + Self.detailGap
    let detail =
      sheet.details.first { titleWidth + text.width(of: $0.string, in: Self.detailFont) <= width }
      ?? sheet.details.last ?? ""
    let lineWidth = titleWidth + text.width(of: detail.string, in: Self.detailFont).rounded(.up)
    // A single line, which covers little of another sheet.
    let line = Rect(
      x: (isTurnedRight ? x : x - lineWidth).rounded(),
      y: (y - Self.titleGap - Self.titleHeight).rounded(), width: lineWidth,
      height: Self.titleHeight)
    return (line, detail)
  }

  /// The room above the sheets for their titles, in points.
  static let titleRoom = titleHeight + titleGap
}
