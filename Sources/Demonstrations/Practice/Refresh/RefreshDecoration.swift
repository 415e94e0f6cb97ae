import Drawing
import SceneParts
import ScrollEngine

/// Shows the line to which the content must be pulled for a refresh, and the inset during one.
@MainActor
struct RefreshDecoration: PaneDecoration {
  let feed: MessageFeed

  private static let font = Font(.words, size: 12, weight: .medium)

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    let unit = canvas.length(ofSurface: 1)
    let width = pane.viewport.width
    let pull = -feed.table.contentOffset.y
    let inset = feed.table.adjustedContentInset.top
    drawJump(in: pane, &canvas)
    drawFinger(&canvas)
    if inset > 0 {
      let band = Rect(x: 0, y: pull - inset, width: width, height: inset)
      canvas.stroke(band.inset(by: unit), Stroke(Palette.boundsOutline, width: 2 * unit))
      label("inset \(feed.insetFact)", in: band, Palette.boundsOutline, unit, &canvas)
    } else if pull > 0 {
      let y = RefreshControl.threshold
      dash(at: y, to: width, unit, &canvas)
      guard let words = words(pull: pull) else { return }
      // Past the line, the dots are where words would stand above it.
      label(
        words,
        in: Rect(
          x: 0, y: pull < y ? max(0, y - 24 * unit) : 6 * unit, width: width, height: 24 * unit),
        Palette.text, unit, &canvas)
    }
  }

  /// Draws how far the rows have moved away under the finger that still holds them.
  private func drawJump(in pane: Pane, _ canvas: inout Canvas) {
    guard feed.jump > 0, feed.table.isTracking else { return }
    let x = pane.viewport.width * 0.7
    let start = max(0, -feed.table.contentOffset.y)
    var arrow = LengthArrow(
      from: Point(x: x, y: start),
      to: Point(x: x, y: min(start + feed.jump, pane.viewport.height)),
      "\(feed.jumpFact) pt")
    arrow.color = Palette.warning
    arrow.draw(in: &canvas)
  }

  /// Draws the finger that holds the content.
  private func drawFinger(_ canvas: inout Canvas) {
    guard feed.table.isTracking else { return }
    let unit = canvas.length(ofSurface: 1)
    let point = feed.table.panGestureRecognizer.location(in: nil)
    let radius = Self.fingerRadius * unit
    let disc = Rect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    canvas.fill(disc, Palette.text.opacity(0.4), cornerRadius: radius)
    canvas.stroke(disc, Stroke(Palette.text, width: 2 * unit, cornerRadius: radius))
    var tag = Tag("a finger holds it")
    (tag.font, tag.ground) = (Self.font, Palette.ink)
    let size = tag.size(on: canvas)
    // Beside the finger, because the arrow of the jump ends above it.
    let left = point.x - radius - 4 * unit - size.width
    tag.draw(
      at: left > 0
        ? Point(x: left, y: point.y - size.height / 2)
        : Point(x: point.x - size.width / 2, y: point.y + radius + 4 * unit), in: &canvas)
  }

  /// The radius of the finger, in points of the stage.
  private static let fingerRadius = 12.0

  /// Tells what the refresh control does or waits for; nil if it does neither, as after an answer.
  private func words(pull: Double) -> Words? {
    if feed.hasAnswer { return "loaded, waits until you let go" }
    if feed.control.isRefreshing { return "refreshes, inset comes when you let go" }
    return pull < RefreshControl.threshold ? "refreshes from \(feed.lineFact)" : nil
  }

  private func dash(at y: Double, to end: Double, _ unit: Double, _ canvas: inout Canvas) {
    for start in stride(from: 0, to: end, by: 14 * unit) {
      canvas.fill(
        Rect(x: start, y: y - unit, width: min(8 * unit, end - start), height: 2 * unit),
        Palette.text)
    }
  }

  private func label(
    _ words: Words, in rect: Rect, _ color: Color, _ unit: Double, _ canvas: inout Canvas
  ) {
    canvas.say(
      words,
      in: rect.inset(by: EdgeInsets(top: 0, left: 10 * unit, bottom: 0, right: 10 * unit)),
      font: Self.font, color: color)
  }
}
