import Drawing
import SceneParts
import ScrollEngine

/// Outlines each header in its current frame, and with dashes in its own place.
@MainActor
struct HeadersDecoration: PaneDecoration {
  let lists: [any MonthsList]

  private static let font = Font(.words, size: 12, weight: .medium)
  /// The start of the words on a header, in points.
  private static let wordsStart = 110.0
  /// The width of an outline, in points of the surface.
  private static let lineWidth = 2.0

  private var headers: [HeaderPlace] { lists.flatMap(\.headers) }

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    let unit = canvas.length(ofSurface: 1)
    for header in headers {
      guard header.frame.intersects(Rect(origin: .zero, size: pane.viewport)) else { continue }
      canvas.stroke(
        header.frame.inset(by: unit), Stroke(Palette.boundsOutline, width: Self.lineWidth * unit))
      words(of: header, in: header.frame, &canvas)
    }
  }

  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    let unit = canvas.length(ofSurface: 1)
    for header in headers {
      guard case .pushed = header.state, let line = line(of: header, canvas) else { continue }
      canvas.text(
        header.title, in: title(in: line), font: Month.titleFont, color: Palette.text)
      words(of: header, in: line, &canvas)
    }
    for header in headers {
      // The next header pushes: the arrow begins on it.
      guard case .pushed(let length) = header.state else { continue }
      // Left of the middle, so that the words stay clear of the headers' own.
      let x = pane.viewport.width * 0.4
      LengthArrow(
        from: Point(x: x, y: header.frame.maxY + header.frame.height / 2),
        to: Point(x: x, y: header.frame.maxY - length), "pushes it out"
      ).draw(in: &canvas)
    }
    for header in headers where header.state != .inPlace {
      // The part of the outline that the header covers would strike through the title.
      var place = header.place
      place.size.height = min(place.height, header.distance)
      guard place.height > 4 * unit else { continue }
      canvas.stroke(
        place.inset(by: unit),
        Stroke(
          Palette.boundsOutline, width: Self.lineWidth * unit,
          dash: Dash(on: 8 * unit, off: 6 * unit)))
    }
  }

  /// The line for the title of a header that no longer shows its title, because it is pushed out
  /// too far; nil if the header shows it. The line is inside the viewport as long as it fits there,
  /// then outside.
  private func line(of header: HeaderPlace, _ canvas: Canvas) -> Rect? {
    let clearance = canvas.length(ofSurface: StageMetrics.frameClearance)
    let font = canvas.legible(Month.titleFont)
    // One pixel more, because font sizes and positions are rounded.
    let inside = clearance + font.capHeight / 2 + canvas.length(ofSurface: 1)
    // The header itself is aligned to whole pixels.
    var own = canvas
    own.align(header.frame.origin)
    // The header's title moves off the edge of the viewport, down to the end of the header.
    let lowest = (header.frame.height - font.capHeight) / 2 - font.descent
    let isShown = [0, lowest].contains {
      own.admits(
        header.title, in: title(in: header.frame).offsetBy(Point(x: 0, y: $0)),
        font: Month.titleFont)
    }
    guard header.frame.midY < 0 || !isShown else { return nil }
    // The distance from the middle of the title to below the line of the header's outline.
    let below =
      font.capHeight / 2 + font.descent
      + canvas.length(ofSurface: Self.lineWidth + StageMetrics.frameClearance)
    let outside = -canvas.length(ofSurface: StageMetrics.frameWidth) - inside - font.descent
    var line = header.frame
    line.origin.y =
      (header.frame.maxY >= inside + below ? inside : min(outside, header.frame.midY))
      - header.frame.height / 2
    return line
  }

  private func title(in line: Rect) -> Rect {
    line.inset(by: EdgeInsets(top: 0, left: Month.titleMargin, bottom: 0, right: Month.titleMargin))
  }

  private func words(of header: HeaderPlace, in line: Rect, _ canvas: inout Canvas) {
    canvas.say(
      header.words,
      in: line.inset(by: EdgeInsets(top: 0, left: Self.wordsStart, bottom: 0, right: 12)),
      font: Self.font, color: Palette.text, alignment: .trailing)
  }
}
