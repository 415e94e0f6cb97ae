package import Drawing
package import SceneParts
package import ScrollEngine

/// Outlines the hovered and the pinned target on the stage, and shows a card about the pinned
/// target, or else about the hovered one.
package final class InspectionView: View {
  /// A target on the stage, with the geometry for its outline.
  package struct Mark: Hashable {
    package let inspection: Inspection
    /// The outline in points of the stage; nil if the target is not visible.
    package let outline: Rect?
    /// The area to which the outline is clipped, in points of the stage.
    package let column: Rect
    /// The frame of the part under the pointer, such as a chip, if it is not the outline; in points
    /// of the stage.
    package var place: Rect?

    package init(inspection: Inspection, outline: Rect?, column: Rect) {
      self.inspection = inspection
      self.outline = outline
      self.column = column
    }

    /// The area that a card must not cover; nil if there is none.
    package var explained: Rect? {
      if let place { return place }
      let seen = outline?.intersection(column) ?? .zero
      return seen.isEmpty ? nil : seen
    }
  }

  /// The name of the line under the pointer.
  package struct LineName: Hashable {
    package let words: Words
    /// The pointer, the line, and the area to which the line is clipped, in points of the stage.
    package let point: Point
    package let rect: Rect
    package let column: Rect

    package init(words: Words, point: Point, rect: Rect, column: Rect) {
      self.words = words
      self.point = point
      self.rect = rect
      self.column = column
    }
  }

  /// The pinned target, which the card describes; without one, the card describes the hovered
  /// target.
  package var pinned: Mark? { didSet { if oldValue != pinned { setNeedsDisplay() } } }
  package var hovered: Mark? { didSet { if oldValue != hovered { setNeedsDisplay() } } }
  /// The line under the pointer; it has precedence over the target below.
  package var line: LineName? { didSet { if oldValue != line { setNeedsDisplay() } } }
  /// The position of the pointer, or its position when it pinned a target, in points of the stage.
  package var anchor = Point.zero
  package var theme: Theme { didSet { if oldValue != theme { setNeedsDisplay() } } }

  /// Whether a card is shown in addition to the outline.
  package var showsCard = true { didSet { if oldValue != showsCard { setNeedsDisplay() } } }

  private static let width = 252.0
  private static let padding = 12.0
  private static let lineHeight = 17.0
  private static let titleHeight = 20.0
  private static let gap = 8.0
  private static let margin = 8.0

  package init(theme: Theme) {
    self.theme = theme
    super.init()
    isUserInteractionEnabled = false
  }

  package override func draw(in canvas: inout Canvas) {
    if let line {
      drawOutline(line.rect, in: line.column, 2, &canvas)
    } else if let hovered, let outline = hovered.outline, outline != pinned?.outline {
      drawOutline(outline, in: hovered.column, 2, &canvas)
    }
    if let pinned, let outline = pinned.outline {
      drawOutline(outline, in: pinned.column, 3, &canvas)
    }
    if showsCard, let mark = cardMark { drawCard(about: mark, &canvas) }
    if let line { draw(line, &canvas) }
  }

  /// The mark that the card describes; nil for no card.
  private var cardMark: Mark? { pinned ?? (line == nil ? hovered : nil) }

  private func draw(_ line: LineName, _ canvas: inout Canvas) {
    let width = canvas.text.width(of: line.words.string, in: Typography.body).rounded(.up) + 16
    let size = Size(width: min(width, bounds.width - 2 * Self.margin), height: 24)
    let frame = CardPlace.frame(
      size, about: nil, pointer: line.point, within: bounds.inset(by: Self.margin))
    canvas.fill(frame, theme.panel, cornerRadius: 5)
    canvas.stroke(frame, Stroke(theme.hairline, width: 1, cornerRadius: 5))
    canvas.say(
      line.words, in: frame.inset(by: EdgeInsets(top: 0, left: 8, bottom: 0, right: 8)),
      font: Typography.body, color: theme.ink)
  }

  private func drawOutline(
    _ outline: Rect, in column: Rect, _ width: Double, _ canvas: inout Canvas
  ) {
    canvas.saved { canvas in
      canvas.clip(to: column)
      // Visible on any background: the accent between two lines of the panel's colour.
      canvas.stroke(outline.inset(by: -1), Stroke(theme.panel, width: width + 2))
      canvas.stroke(outline, Stroke(theme.accent, width: width))
    }
  }

  // MARK: Card

  /// The frame of the current card; nil if there is none.
  package var cardFrame: Rect? { cardMark.map(frame(ofCardAbout:)) }

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
    return CardPlace.frame(
      size, about: mark.explained, pointer: anchor, within: bounds.inset(by: Self.margin))
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

  private func draw(_ fact: Inspection.Line, _ line: inout Rect, _ canvas: inout Canvas) {
    let nameWidth = canvas.text.width(of: fact.name, in: Typography.small) + 10
    canvas.text(fact.name, in: line, font: Typography.small, color: theme.muted)
    canvas.say(
      fact.words,
      in: Rect(
        x: line.minX + nameWidth, y: line.minY, width: max(0, line.width - nameWidth),
        height: line.height),
      font: Typography.smallNumber, color: theme.ink, alignment: .trailing)
    line.origin.y += Self.lineHeight
  }
}
