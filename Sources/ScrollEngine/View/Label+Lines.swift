// How a label is drawn that breaks, shrinks or shadows its text in a way of its own.
extension Label {
  /// A line as it is drawn.
  private struct Line {
    var string: String
    /// Whether an ellipsis takes the place of what is too wide.
    var isCut = false
    /// Whether it ends at the edge.
    var isClipped = false
  }

  /// The lines of a text, as far as it is not cut while it is drawn.
  func lines(
    of text: String, _ breaking: LineBreaking, atMost limit: Int, _ mode: LineBreakMode
  ) -> [String] {
    switch mode {
    case .byWordWrapping: breaking.wrapped(text, atMost: limit, breaksWords: false)
    case .byCharWrapping: breaking.wrapped(text, atMost: limit, breaksWords: true)
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      numberOfLines == 1 ? [text] : breaking.lines(of: text, atMost: limit)
    }
  }

  func draw(_ text: String, in rect: Rect, _ extras: LabelExtras, _ canvas: inout Canvas) {
    var breaking = LineBreaking(
      font: canvas.legible(font), width: rect.width, text: canvas.text)
    if extras.shrinks, extras.minimumScaleFactor > 0, numberOfLines == 1 {
      let least = breaking.font.size * extras.minimumScaleFactor
      breaking = LineBreaking(
        font: canvas.legible(breaking.shrunk(for: text, least: least)), width: rect.width,
        text: canvas.text)
    }
    let font = breaking.font
    let limit = lineLimit(inHeight: rect.height, font)
    let lines = lines(of: text, breaking, atMost: limit, extras.lineBreakMode)
      .map { line($0, breaking, extras.lineBreakMode) }
    let drawnFont = canvas.font(
      font, fitting: lines.filter { !$0.isCut && !$0.isClipped }.map(\.string),
      within: rect.width)
    var place = rect
    if lines.count > 1 || numberOfLines != 1 {
      place.size.height = font.lineHeight
      place.origin.y = rect.midY - Double(lines.count) * font.lineHeight / 2
    }
    for line in lines {
      draw(line, in: place, drawnFont, extras, &canvas)
      place.origin.y += place.height
    }
  }

  private func line(_ string: String, _ breaking: LineBreaking, _ mode: LineBreakMode) -> Line {
    guard breaking.text.width(of: string, in: breaking.font) > breaking.width else {
      return Line(string: string)
    }
    return switch mode {
    case .byWordWrapping, .byCharWrapping, .byClipping: Line(string: string, isClipped: true)
    case .byTruncatingTail: Line(string: string, isCut: true)
    case .byTruncatingHead: Line(string: breaking.truncated(string, keepsHead: false))
    case .byTruncatingMiddle: Line(string: breaking.truncated(string, keepsHead: true))
    }
  }

  private func draw(
    _ line: Line, in rect: Rect, _ font: Font, _ extras: LabelExtras, _ canvas: inout Canvas
  ) {
    let before = canvas.save()
    var alignment = shownAlignment
    if line.isClipped {
      // Its beginning is shown, whatever the alignment; above and below there is room.
      canvas.clip(
        to: rect.inset(by: EdgeInsets(top: -font.size, left: 0, bottom: -font.size, right: 0)))
      if alignment == .center { alignment = .leading }
    }
    if let color = extras.shadowColor {
      let unmoved = canvas.save()
      canvas.translate(by: Point(x: extras.shadowOffset.width, y: extras.shadowOffset.height))
      canvas.text(
        line.string, in: rect, font: font, color: color, alignment: alignment, isCut: line.isCut)
      canvas.restore(unmoved)
    }
    canvas.text(
      line.string, in: rect, font: font, color: textColor, alignment: alignment,
      isCut: line.isCut)
    canvas.restore(before)
  }
}
