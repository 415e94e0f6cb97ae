/// A distance between items, or around an item.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The distance in points; for a flexible distance, the smallest.
  public let spacing: Double
  /// Whether the distance takes a share of the space that is left over.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: Double, isFlexible: Bool) {
    guard spacing.isFinite, isFlexible ? spacing >= 0 : true else {
      fatalError("CollectionLayoutSpacing: \(spacing) is negative or not finite")
    }
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  /// Whether the distance is always the same.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// A distance in points; a negative distance makes items overlap.
  ///
  /// - Precondition: The distance is finite.
  public static func fixed(_ spacing: Double) -> Self { Self(spacing, isFlexible: false) }

  /// A distance of at least `spacing` points: the space that is left over is shared equally among
  /// the flexible distances of a line.
  ///
  /// - Precondition: The distance is finite and not negative.
  public static func flexible(_ spacing: Double) -> Self { Self(spacing, isFlexible: true) }

  static let none = fixed(0)
}

/// The distances around an item, outside of its frame; nil stands for none.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The distance before the leading edge.
  public let leading: CollectionLayoutSpacing?
  /// The distance above the top edge.
  public let top: CollectionLayoutSpacing?
  /// The distance after the trailing edge.
  public let trailing: CollectionLayoutSpacing?
  /// The distance below the bottom edge.
  public let bottom: CollectionLayoutSpacing?

  /// Makes the distances of the four edges.
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?,
    trailing: CollectionLayoutSpacing?, bottom: CollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
