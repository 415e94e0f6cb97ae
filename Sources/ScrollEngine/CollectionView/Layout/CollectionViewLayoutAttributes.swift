/// Where and how one element of a collection is shown.
public struct CollectionViewLayoutAttributes: Hashable, Sendable {
  /// The kinds of elements.
  public enum ElementCategory: Hashable, Sendable {
    /// An item.
    case cell
    /// A header, footer or other view that is no item.
    case supplementaryView(kind: String)
  }

  /// The index path of the item, or of the supplementary view.
  public var indexPath: IndexPath
  /// Whether the element is an item or a supplementary view.
  public var representedElementCategory: ElementCategory

  /// In the coordinates of the content, in points.
  public var frame = Rect.zero

  /// Elements of a greater z-index lie above others.
  public var zIndex = 0

  /// From 0 (invisible) to 1.
  public var alpha = 1.0

  /// Whether the element gets no view.
  public var isHidden = false

  /// Creates attributes of an item.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .cell
  }

  /// Creates attributes of a header, footer or other supplementary view.
  public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView(kind: kind)
  }

  /// The kind of a supplementary view; nil for a cell.
  public var representedElementKind: String? {
    if case .supplementaryView(let kind) = representedElementCategory { kind } else { nil }
  }

  /// The size of the frame, in points.
  public var size: Size {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The middle of the frame, in points; setting it moves the frame.
  public var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Whether some of the element is visible within a rectangle of the content.
  func shows(in rect: Rect) -> Bool { !isHidden && frame.intersects(rect) }
}
