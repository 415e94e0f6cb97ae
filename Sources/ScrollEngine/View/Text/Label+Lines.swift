// Drawing of labels with a shadow, a smaller font or a line break mode other than the default.
extension Label {
  /// A line as it is drawn.
  private struct Line {
    var string: String
    /// Whether the drawn line is truncated with an ellipsis if it is too wide.
    var isCut = false
    /// Whether the line is clipped at the edge.
    var isClipped = false
  }

  func draw(_ text: String, in rect: Rect, _ extras: LabelExtras, _ canvas: inout Canvas) {
    var font = canvas.legible(font)
    if extras.shrinks, extras.minimumScaleFactor > 0, numberOfLines == 1 {
      let least = font.size * extras.minimumScaleFactor
      font = canvas.legible(
        font.shrunk(for: text, within: rect.width, least: least, canvas.text))
    }
    let breaking = LineBreaking(font: font, width: rect.width, text: canvas.text)
    let limit = lineLimit(inHeight: rect.height, font)
    let lines = breaking.lines(
      of: text, atMost: limit, extras.lineBreakMode, isSingle: numberOfLines == 1
    ).map { line($0, breaking, extras.lineBreakMode) }
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

  private func line(
    _ string: String, _ breaking: LineBreaking<String>, _ mode: LineBreakMode
  ) -> Line {
    guard breaking.measure(string) > breaking.width else { return Line(string: string) }
    return switch mode {
    case .byWordWrapping, .byCharWrapping, .byClipping: Line(string: string, isClipped: true)
    case .byTruncatingTail: Line(string: string, isCut: true)
    case .byTruncatingHead: Line(string: breaking.truncated(string, keeping: .end))
    case .byTruncatingMiddle: Line(string: breaking.truncated(string, keeping: .both))
    }
  }

  private func draw(
    _ line: Line, in rect: Rect, _ font: Font, _ extras: LabelExtras, _ canvas: inout Canvas
  ) {
    let before = canvas.save()
    var alignment = shownAlignment
    if line.isClipped {
      // Clips the line at its sides only: glyphs may reach above and below it. A centred line would
      // lose its beginning, so it is moved to the leading edge.
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
      line.string, in: rect, font: font, color: shownColor, alignment: alignment,
      isCut: line.isCut)
    canvas.restore(before)
  }
}
