package import Drawing
package import ScrollEngine

/// The meaning of a line or a fill on the stage.
package struct LegendEntry: Hashable, Sendable {
  /// The style in which the line or the fill is drawn.
  package enum Sample: Hashable, Sendable {
    case line(Color, dash: Dash?)
    /// A fill in the colour of each list.
    case fills([Color])
    case dashes([Color])
    /// The outline of the viewport, in the theme's colour.
    case viewport
    /// A line in the theme's colour for less important parts.
    case muted(isDashed: Bool)
  }

  package let words: String
  package let sample: Sample

  package init(_ words: String, _ sample: Sample) {
    self.words = words
    self.sample = sample
  }

  package static let viewport = LegendEntry("viewport: what you see", .viewport)
  package static let contentSize = LegendEntry(
    "content size: all rows", .line(Palette.contentSize, dash: nil))
  /// The outline of a table's frame, drawn in a shade of the table's colour.
  package static let tableFrame = LegendEntry(
    "the frame’s outline", .line(Palette.first.frameLine, dash: nil))
}

extension Palette.Table {
  /// The outline of a table's frame: darker than the cells in the light theme, lighter in the dark
  /// one.
  package var frameLine: Color {
    Color(light: frameName, dark: cell.mixed(with: Color(0xFFFFFF), fraction: 0.5))
  }

  /// The background of the frame's name; the text on it is light.
  package var frameName: Color { cell.mixed(with: Color(0x000000), fraction: 0.5) }
}

/// A named line on the stage.
package struct StageOutline: Hashable {
  /// The meaning of the line, as in the legend.
  package let entry: LegendEntry
  /// The name with its owner, such as `content size of Table 1`.
  package let name: String
  /// The line, in the coordinates of the pane's window.
  package let rect: Rect
  /// The size that the line represents, in points.
  package let size: Size

  package init(_ entry: LegendEntry, name: String, rect: Rect, size: Size? = nil) {
    self.entry = entry
    self.name = name
    self.rect = rect
    self.size = size ?? rect.size
  }

  /// The distance of a point from the line, in points.
  package func distance(from point: Point) -> Double {
    let outside = Point(
      x: max(rect.minX - point.x, 0, point.x - rect.maxX),
      y: max(rect.minY - point.y, 0, point.y - rect.maxY))
    if outside != .zero { return max(outside.x, outside.y) }
    return min(
      min(point.x - rect.minX, rect.maxX - point.x), min(point.y - rect.minY, rect.maxY - point.y))
  }
}

extension Pane {
  /// The named lines currently drawn, the viewport's first.
  package func outlines(_ options: StageOptions) -> [StageOutline] {
    guard !options.showsContentOnly else { return [] }
    let named = decorations.flatMap { $0.outlines(of: self, options) }
    guard options.showsOutlines, outlinesViewport else { return named }
    let frame = Rect(origin: .zero, size: viewport)
    return [StageOutline(.viewport, name: "viewport", rect: frame)] + named
  }

  /// The legend of the current drawing, with each entry once.
  package func legend(_ options: StageOptions) -> [LegendEntry] {
    guard !options.showsContentOnly else { return [] }
    let cells = Self.unique(lists.map(\.colors.cell))
    var entries = outlines(options).map(\.entry)
    if !cells.isEmpty { entries.append(LegendEntry("live cell", .fills(cells))) }
    entries += decorations.flatMap { $0.legend(of: self, options) }
    return Self.unique(entries)
  }

  /// The distinct elements, in order; at most `most` of them.
  package static func unique<Element: Hashable>(_ elements: [Element], most: Int = .max)
    -> [Element]
  {
    var seen: Set<Element> = []
    return Array(elements.filter { seen.insert($0).inserted }.prefix(most))
  }
}
