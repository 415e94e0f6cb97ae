public import ScrollEngine

/// A point of a frame to which a supplementary item is attached.
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges on which the anchor lies; none along an axis gives the middle.
  public let edges: DirectionalRectEdge
  /// The distance from that point: in points, or in sizes of the supplementary item.
  public let offset: Point
  /// Whether ``offset`` counts sizes of the supplementary item.
  public let isFractionalOffset: Bool

  private init(_ edges: DirectionalRectEdge, _ offset: Point, isFractional: Bool) {
    guard offset.isFinite else {
      fatalError("CollectionLayoutAnchor: the offset \(offset) is not finite")
    }
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  /// Makes an anchor on edges.
  public init(edges: DirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  /// Makes an anchor that is moved by a number of points, towards the trailing and bottom edges.
  ///
  /// - Precondition: The offset is finite.
  public init(edges: DirectionalRectEdge, absoluteOffset: Point) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Makes an anchor that is moved by a number of sizes of the supplementary item, towards the
  /// trailing and bottom edges.
  ///
  /// - Precondition: The offset is finite.
  public init(edges: DirectionalRectEdge, fractionalOffset: Point) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Whether ``offset`` is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// How far the anchor is moved for an item of a size, in points.
  func move(for size: Size) -> Point {
    isFractionalOffset ? Point(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
