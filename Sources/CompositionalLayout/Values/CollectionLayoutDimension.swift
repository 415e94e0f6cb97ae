import ScrollEngine

/// A width or a height: a number of points, or a part of the container's width or height.
public struct CollectionLayoutDimension: Hashable, Sendable {
  private enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated }

  private let kind: Kind
  /// The fraction of the container, or the number of points.
  public let dimension: Double

  private init(_ kind: Kind, _ dimension: Double) {
    guard dimension.isFinite, dimension >= 0 else {
      fatalError("CollectionLayoutDimension: \(kind) \(dimension) is negative or not finite")
    }
    self.kind = kind
    self.dimension = dimension
  }

  /// A part of the container's width; 1 is all of it, and more than 1 reaches beyond.
  ///
  /// - Precondition: The fraction is finite and not negative.
  public static func fractionalWidth(_ fraction: Double) -> Self {
    Self(.fractionalWidth, fraction)
  }

  /// A part of the container's height; 1 is all of it, and more than 1 reaches beyond.
  ///
  /// - Precondition: The fraction is finite and not negative.
  public static func fractionalHeight(_ fraction: Double) -> Self {
    Self(.fractionalHeight, fraction)
  }

  /// A number of points.
  ///
  /// - Precondition: The number is finite and not negative.
  public static func absolute(_ points: Double) -> Self { Self(.absolute, points) }

  /// A number of points until the content is known, and then what the content needs.
  ///
  /// An item gets the size that its cell prefers, a group the length of its items.
  /// - Precondition: The number is finite and not negative.
  public static func estimated(_ points: Double) -> Self { Self(.estimated, points) }

  /// Whether this is a part of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether this is a part of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether this is a fixed number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the content decides in the end.
  public var isEstimated: Bool { kind == .estimated }

  /// The length in a container, in points; for an estimate, the estimate.
  func length(in container: Size) -> Double {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// The width and the height of an item, a group or a supplementary item.
public struct CollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: CollectionLayoutDimension
  /// The height.
  public let heightDimension: CollectionLayoutDimension

  /// Makes a size of two dimensions.
  public init(
    widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  subscript(axis: Axis) -> CollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  /// The size in a container, in points; estimates count as they are.
  func size(in container: Size) -> Size {
    Size(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  var hasEstimate: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}
