/// The horizontal layout of a menu's rows, in points.
///
/// A mark, the title, an image and a chevron follow each other in the reading direction. If one row
/// of a menu has a mark or chevron, all rows have room for one, so that titles and images align.
struct MenuColumns {
  // Lengths. Choices.
  static let side = 14.0
  static let imageSide = 20.0
  static let chevronWidth = 7.0
  private static let markWidth = 20.0
  private static let imageGap = 12.0
  private static let chevronGap = 10.0

  let hasMarks: Bool
  let hasChevrons: Bool

  @MainActor
  init(_ layout: MenuLayout) {
    hasMarks = layout.parts.contains { part in
      if case .action(let action) = part.part { action.state != .off } else { false }
    }
    hasChevrons = layout.parts.contains { part in
      if case .submenu = part.part { true } else { false }
    }
  }

  private var textStart: Double { Self.side + (hasMarks ? Self.markWidth : 0) }
  private var imageEnd: Double {
    Self.side + (hasChevrons ? Self.chevronWidth + Self.chevronGap : 0)
  }
  private func textEnd(hasImage: Bool) -> Double {
    imageEnd + (hasImage ? Self.imageSide + Self.imageGap : 0)
  }

  /// The width of a row whose text has a given width.
  func width(ofText width: Double, hasImage: Bool) -> Double {
    textStart + width + textEnd(hasImage: hasImage)
  }

  /// The frames of a row's parts, in a left-to-right layout.
  func mark(in row: Rect) -> Rect {
    Rect(x: row.minX + Self.side, y: row.midY - 6, width: 12, height: 12)
  }
  func text(in row: Rect, hasImage: Bool) -> Rect {
    let end = textEnd(hasImage: hasImage)
    return Rect(
      x: row.minX + textStart, y: row.minY, width: max(0, row.width - textStart - end),
      height: row.height)
  }
  func image(in row: Rect) -> Rect {
    Rect(
      x: row.maxX - imageEnd - Self.imageSide, y: row.midY - Self.imageSide / 2,
      width: Self.imageSide, height: Self.imageSide)
  }
  func chevron(in row: Rect) -> Rect {
    Rect(
      x: row.maxX - Self.side - Self.chevronWidth, y: row.midY - Self.chevronWidth,
      width: Self.chevronWidth, height: 2 * Self.chevronWidth)
  }
}
