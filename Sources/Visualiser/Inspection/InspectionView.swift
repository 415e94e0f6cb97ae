import Drawing
import Scenes
import ScrollEngine

/// Outlines what a person points at or has pinned, and shows a card about it over the stage.
final class InspectionView: View {
  /// Something on the stage, with what it needs to be drawn.
  struct Mark: Hashable {
    let inspection: Inspection
    /// The outline in points of the stage; nil for what is not visible.
    let outline: Rect?
    /// Where the outline may be drawn.
    let column: Rect
  }

  /// The pinned thing; the card is about it, or else about what is pointed at.
  var pinned: Mark? { didSet { if oldValue != pinned { setNeedsDisplay() } } }
  var hovered: Mark? { didSet { if oldValue != hovered { setNeedsDisplay() } } }
  /// Where the pointer is, or was when it pinned something, in points of the stage.
  var anchor = Point.zero
  var theme: Theme { didSet { if oldValue != theme { setNeedsDisplay() } } }

  /// Whether a card says what it is; the outline alone marks it.
  var showsCard = true { didSet { if oldValue != showsCard { setNeedsDisplay() } } }

  private static let width = 252.0
  private static let padding = 12.0
  private static let lineHeight = 17.0
  private static let titleHeight = 20.0
  private static let gap = 8.0
  /// Between the pointer and the card, in points.
  private static let distance = 18.0
  /// Between the outline and a card beside it, in points.
  private static let sideDistance = 10.0
  private static let margin = 8.0

  init(theme: Theme) {
    self.theme = theme
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) {
    if let hovered, hovered.outline != pinned?.outline { drawOutline(hovered, 2, &canvas) }
    if let pinned { drawOutline(pinned, 3, &canvas) }
    if showsCard, let mark = pinned ?? hovered { drawCard(about: mark, &canvas) }
  }

  private func drawOutline(_ mark: Mark, _ width: Double, _ canvas: inout Canvas) {
    guard let outline = mark.outline else { return }
    canvas.saved { canvas in
      canvas.clip(to: mark.column)
      // Visible on any background: the accent between two lines of the panel's colour.
      canvas.stroke(outline.inset(by: -1), Stroke(theme.panel, width: width + 2))
      canvas.stroke(outline, Stroke(theme.accent, width: width))
    }
  }

  // MARK: Card

  /// The frame of the current card.
  var cardFrame: Rect? { (pinned ?? hovered).map(frame(ofCardAbout:)) }

  private func frame(ofCardAbout mark: Mark) -> Rect {
    let inspection = mark.inspection
    var height = 2 * Self.padding + Self.titleHeight + Self.lineHeight
    if inspection.warning != nil { height += Self.gap + Self.titleHeight }
    if !inspection.facts.isEmpty {
      height += Self.gap + Double(inspection.facts.count) * Self.lineHeight
    }
    if !inspection.history.isEmpty {
      height += Self.gap + Double(inspection.history.count + 1) * Self.lineHeight
    }
    let size = Size(width: min(Self.width, bounds.width - 2 * Self.margin), height: height)
    func place(_ anchor: Double, _ length: Double, within room: Double) -> Double {
      let after = anchor + Self.distance
      let start = after + length + Self.margin <= room ? after : anchor - Self.distance - length
      return max(Self.margin, min(start, room - length - Self.margin)).rounded()
    }
    return Rect(
      origin: Point(
        x: beside(mark, size.width) ?? place(anchor.x, size.width, within: bounds.width),
        y: place(anchor.y, size.height, within: bounds.height)),
      size: size)
  }

  /// Where a card of this width does not hide what it is about; nil if there is no room.
  private func beside(_ mark: Mark, _ width: Double) -> Double? {
    guard let outline = mark.outline?.intersection(mark.column), !outline.isEmpty else {
      return nil
    }
    let right = (outline.maxX + Self.sideDistance).rounded()
    if right + width + Self.margin <= bounds.width { return right }
    let left = (outline.minX - Self.sideDistance - width).rounded()
    return left >= Self.margin ? left : nil
  }

  private func drawCard(about mark: Mark, _ canvas: inout Canvas) {
    let inspection = mark.inspection
    let card = frame(ofCardAbout: mark)
    canvas.fill(card.inset(by: -3), Color(0x000000).opacity(0.12), cornerRadius: 9)
    canvas.fill(card, theme.panel, cornerRadius: 6)
    canvas.stroke(
      card,
      Stroke(pinned == nil ? theme.hairline : theme.accent, width: 1, cornerRadius: 6))
    var line = card.inset(by: Self.padding)
    line.size.height = Self.titleHeight
    let note = pinned == nil ? "" : "pinned · Esc"
    let noteWidth = canvas.text.width(of: note, in: Typography.small)
    canvas.text(note, in: line, font: Typography.small, color: theme.accent, alignment: .trailing)
    canvas.text(
      inspection.title,
      in: line.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: noteWidth + 6)),
      font: Typography.bodyStrong, color: theme.ink)
    line.origin.y += Self.titleHeight
    line.size.height = Self.lineHeight
    canvas.text(inspection.subtitle, in: line, font: Typography.small, color: theme.muted)
    line.origin.y += Self.lineHeight
    if let warning = inspection.warning { draw(warning: warning, &line, &canvas) }
    if !inspection.facts.isEmpty { line.origin.y += Self.gap }
    for fact in inspection.facts { draw(fact, &line, &canvas) }
    guard !inspection.history.isEmpty else { return }
    line.origin.y += Self.gap
    canvas.text("HISTORY", in: line, font: Typography.caption, color: theme.muted)
    line.origin.y += Self.lineHeight
    for fact in inspection.history { draw(fact, &line, &canvas) }
  }

  private func draw(warning: String, _ line: inout Rect, _ canvas: inout Canvas) {
    line.origin.y += Self.gap
    let badge = Rect(x: line.minX, y: line.minY, width: line.width, height: Self.titleHeight)
    canvas.fill(badge, Palette.warning, cornerRadius: 4)
    canvas.text(
      "! \(warning)", in: badge.inset(by: EdgeInsets(top: 0, left: 8, bottom: 0, right: 8)),
      font: Typography.bodyStrong, color: Palette.onWarning)
    line.origin.y += Self.titleHeight
  }

  private func draw(_ fact: Inspection.Fact, _ line: inout Rect, _ canvas: inout Canvas) {
    let nameWidth = canvas.text.width(of: fact.name, in: Typography.small) + 10
    canvas.text(fact.name, in: line, font: Typography.small, color: theme.muted)
    canvas.text(
      fact.value,
      in: Rect(
        x: line.minX + nameWidth, y: line.minY, width: max(0, line.width - nameWidth),
        height: line.height),
      font: Typography.smallNumber, color: theme.ink, alignment: .trailing)
    line.origin.y += Self.lineHeight
  }
}
