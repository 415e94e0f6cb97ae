import SceneParts
import ScrollEngine

/// One of the lists of a feed, as the program's data has it.
struct FeedPart {
  enum Kind: Hashable {
    /// Posters that scroll sideways.
    case shelf
    /// A grid of pictures.
    case gallery
    /// Rows of a height in points.
    case rows(height: Double)
  }

  let title: String
  let count: Int
  let kind: Kind
  /// The place of its colours among ``Palette/many``.
  let hue: Int

  var colors: Palette.Table { Palette.many[hue] }

  func name(ofItemAt path: IndexPath) -> String { "\(title) \(path.item + 1)" }

  /// The parts of the home feed, in order.
  static let home = [
    FeedPart(title: "New films", count: 40, kind: .shelf, hue: 0),
    FeedPart(title: "Series", count: 60, kind: .shelf, hue: 3),
    FeedPart(title: "News", count: 8, kind: .rows(height: 76), hue: 2),
    FeedPart(title: "Gallery", count: 30, kind: .gallery, hue: 4),
    FeedPart(title: "For children", count: 30, kind: .shelf, hue: 5),
    FeedPart(title: "Documentaries", count: 50, kind: .shelf, hue: 1),
    FeedPart(title: "Archive", count: 500, kind: .rows(height: 56), hue: 6),
  ]

  // Distances and sizes, in points; the same in lists of their own and in sections of one layout.
  static let posterSize = Size(width: 92, height: 132)
  static let pictureSide = 92.0
  static let spacing = 10.0
  static let rowSpacing = 6.0
  static let sideInset = 12.0
  static let sideInsets = EdgeInsets(top: 0, left: sideInset, bottom: 0, right: sideInset)
  static let headingHeight = 40.0
  /// The distance between a list and the next heading.
  static let gap = 14.0
}
