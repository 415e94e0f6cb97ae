// Labels with attributed text, whose parts may be links.
extension Label {
  /// ``attributedText``, for a module that adds another property of that name.
  package var textOfParts: AttributedText? {
    get { attributedText }
    set { attributedText = newValue }
  }

  private func styled(
    _ text: AttributedText, legible: (Font) -> Font = { $0 }
  ) -> StyledText {
    StyledText(
      text, font: font, color: shownColor, linkColor: tintColor ?? .systemTint, legible: legible)
  }

  func tallestFont(of text: AttributedText) -> Font { styled(text).tallestFont ?? font }

  func attributedLines(
    of text: AttributedText, _ width: Double, _ height: Double, _ measuring: any TextMeasuring,
    legible: (Font) -> Font = { $0 }
  ) -> AttributedLines {
    AttributedLines(
      of: styled(text, legible: legible), width: width, height: height, limit: numberOfLines,
      lineBreakMode, font, measuring)
  }

  func draw(_ text: AttributedText, in rect: Rect, _ canvas: inout Canvas) {
    let before = canvas.save()
    let legible = { [canvas] in canvas.legible($0) }
    let lines = attributedLines(of: text, rect.width, rect.height, canvas.text, legible: legible)
    // Glyphs may reach above and below their line, but are clipped at the sides.
    canvas.clip(
      to: rect.inset(by: EdgeInsets(top: -font.size, left: 0, bottom: -font.size, right: 0)))
    let places = lines.places(in: rect, shownAlignment, canvas.text)
    if let extras, let color = extras.value.shadowColor {
      let unmoved = canvas.save()
      let offset = extras.value.shadowOffset
      canvas.translate(by: Point(x: offset.width, y: offset.height))
      draw(places, color, &canvas)
      canvas.restore(unmoved)
    }
    draw(places, nil, &canvas)
    canvas.restore(before)
  }

  private func draw(
    _ places: [AttributedLines.PlacedPart], _ color: Color?, _ canvas: inout Canvas
  ) {
    for place in places {
      let color = color ?? place.part.color
      canvas.draw(
        TextRun(
          place.part.string, font: place.part.font, color: color,
          anchor: Point(x: place.frame.minX, y: place.baseline)))
      guard place.part.link != nil else { continue }
      let size = place.part.font.size
      canvas.fill(
        Rect(
          x: place.frame.minX, y: place.baseline + size * Self.underline.distance,
          width: place.frame.width, height: size * Self.underline.thickness), color)
    }
  }

  /// The distance of a link's underline from the baseline and its thickness, as fractions of the
  /// font size. Choices.
  private static let underline = (distance: 0.12, thickness: 0.06)

  // MARK: Links

  private var links: [String] { attributedText?.runs.compactMap(\.attributes.link) ?? [] }

  /// The frames of the links' parts, each with the index of its link.
  private var linkPlaces: [(link: Int, frame: Rect)] {
    guard let attributedText, let measuring = window?.textMeasuring ?? textMeasuring else {
      return []
    }
    let lines = attributedLines(of: attributedText, bounds.width, bounds.height, measuring)
    return lines.places(in: bounds, shownAlignment, measuring).compactMap { place in
      place.part.link.map { ($0, place.frame) }
    }
  }

  /// The link at a point of the label, in points; nil if there is none.
  public final func link(at point: Point) -> String? {
    linkPlaces.first { $0.frame.contains(point) }.map { links[$0.link] }
  }

  func listenForLinks() {
    guard !allRecognizers.contains(where: { $0 is LinkTap }) else { return }
    addGestureRecognizer(
      LinkTap { [weak self] tap in
        guard let self, let link = self.link(at: tap.location(in: self)) else { return }
        self.onOpenLink?(link)
      })
  }

  /// Whether a touch at a point hits the label: only on a link, if links can be opened.
  func takesTouch(at point: Point) -> Bool {
    onOpenLink == nil || attributedText == nil || link(at: point) != nil
  }

  var hasLinksToOpen: Bool { onOpenLink != nil && !links.isEmpty }

  var focusedLinkRect: Rect {
    guard let extras else { return bounds }
    let number = min(extras.value.focusedLink, links.count - 1)
    let frames = linkPlaces.filter { $0.link == number }.map(\.frame)
    guard !frames.isEmpty else { return bounds }
    return Rect(bounding: frames.flatMap { [$0.origin, Point(x: $0.maxX, y: $0.maxY)] })
  }

  func receiveLinkKey(_ key: InputEvent.Key) -> Bool {
    let links = links
    guard let extras, let onOpenLink, !links.isEmpty else { return false }
    let current = min(extras.value.focusedLink, links.count - 1)
    switch key {
    case .left where current > 0: extras.value.focusedLink = current - 1
    case .right where current + 1 < links.count: extras.value.focusedLink = current + 1
    case .enter, .space: onOpenLink(links[current])
    default: return false
    }
    window?.setNeedsDisplay()
    return true
  }
}

/// The recognizer with which a label opens its links.
private final class LinkTap: TapGestureRecognizer {}
