import Drawing
import SceneParts
import ScrollEngine

/// Outlines the frame of a list, even with a negative height, and labels it with its height or
/// width.
@MainActor
struct SliceDecoration: PaneDecoration {
  let table: TableView
  let title: String
  let dimension: Dimension

  /// The dimension that the label shows.
  enum Dimension: String {
    case height, width

    /// The length of a list's frame.
    @MainActor
    func fact(of list: View) -> Fact {
      switch self {
      case .height: Fact(.frameHeight, of: list, list.frame.height)
      case .width: Fact(.frameWidth, of: list, list.frame.width)
      }
    }
  }

  func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry] {
    options.showsOutlines
      ? [
        LegendEntry("frame of the list", .line(Palette.boundsOutline, dash: nil)),
        LegendEntry("frame with a negative height", .line(Palette.contentSize, dash: nil)),
      ] : []
  }

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines, table.superview != nil, table.frame.width > 0 else { return }
    let height = table.frame.height
    let color = height < 0 ? Palette.contentSize : Palette.boundsOutline
    let frame = Self.frame(of: table)
    if height != 0 { canvas.stroke(frame.inset(by: 1), Stroke(color, width: 2)) }
    var look = Tag("")
    look.ground = color
    look.ink = Palette.ink(on: color)
    let length = dimension.fact(of: table)
    let words: [Words] = [
      "\(title) \(dimension.rawValue) \(length)", "\(dimension.rawValue) \(length)", length.words,
    ]
    guard let tag = look.first(of: words, atEndOf: frame.width, on: canvas) else { return }
    let size = tag.size(on: canvas)
    // Below the tag of the bounds, if that is shown.
    let top = max(frame.minY, 0) + 8 + (options.showsBounds ? 2 * size.height : 0)
    tag.draw(
      at: Point(
        x: frame.maxX - 8 - size.width, y: min(top, pane.viewport.height - 8 - size.height)),
      in: &canvas)
  }

  /// The frame of a table in its window; if its height is negative, the standardized rectangle.
  static func frame(of table: TableView) -> Rect {
    var frame = table.frame
    if frame.height < 0 {
      frame = Rect(x: frame.minX, y: frame.maxY, width: frame.width, height: -frame.height)
    }
    return table.superview?.convert(frame, to: nil) ?? frame
  }
}
