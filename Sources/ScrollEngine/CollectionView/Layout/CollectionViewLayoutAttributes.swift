/// Where and how one element of a collection is shown.
public struct CollectionViewLayoutAttributes: Hashable, Sendable {
  /// What an element is.
  public enum ElementCategory: Hashable, Sendable {
    /// An item.
    case cell
    /// A header, a footer, or whatever else a layout shows beside the items.
    case supplementaryView(kind: String)
  }

  public var indexPath: IndexPath
  public var representedElementCategory: ElementCategory

  /// In the coordinates of the content, in points.
  public var frame = Rect.zero

  /// Elements with a greater one lie above those with a smaller one.
  public var zIndex = 0

  /// From 0 (invisible) to 1.
  public var alpha = 1.0

  /// An element that is hidden gets no view.
  public var isHidden = false

  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .cell
  }

  public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView(kind: kind)
  }

  /// The kind of a supplementary view; nil for a cell.
  public var representedElementKind: String? {
    if case .supplementaryView(let kind) = representedElementCategory { kind } else { nil }
  }

  public var size: Size {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The middle of the frame; a new one moves it.
  public var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Whether some of the element shows within a rectangle of the content.
  func shows(in rect: Rect) -> Bool { !isHidden && frame.intersects(rect) }
}
