import Drawing
import Scenes
import ScrollEngine

/// Outlines each header where it is, and with dashes where it would be.
@MainActor
struct HeadersDecoration: PaneDecoration {
  let lists: [any MonthsList]

  private static let font = Font(.words, size: 12, weight: .medium)

  private var headers: [HeaderPlace] { lists.flatMap(\.headers) }

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    let unit = canvas.length(ofSurface: 1)
    for header in headers {
      guard header.frame.intersects(Rect(origin: .zero, size: pane.viewport)) else { continue }
      canvas.stroke(header.frame.inset(by: unit), Stroke(Palette.warning, width: 2 * unit))
      canvas.text(
        header.words,
        in: header.frame.inset(
          by: EdgeInsets(top: 0, left: 110, bottom: 0, right: 12)), font: Self.font,
        color: Palette.text, alignment: .trailing)
    }
  }

  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    let unit = canvas.length(ofSurface: 1)
    for header in headers where header.state != .inPlace {
      // What the header itself covers would strike out its words.
      var place = header.place
      place.size.height = min(place.height, header.distance)
      guard place.height > 4 * unit else { continue }
      canvas.stroke(
        place.inset(by: unit),
        Stroke(Palette.warning, width: 2 * unit, dash: Dash(on: 8 * unit, off: 6 * unit)))
    }
  }
}
