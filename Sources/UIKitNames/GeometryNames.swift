public import Foundation
public import ScrollEngine

// Every length is a `Double` in points.

/// The type of every length and coordinate.
public typealias CGFloat = Double
/// The engine's `Point`.
public typealias CGPoint = Point
/// The engine's `Size`.
public typealias CGSize = Size
/// The engine's `Rect`.
public typealias CGRect = Rect
/// The engine's `AffineTransform`.
public typealias CGAffineTransform = ScrollEngine.AffineTransform
/// The engine's `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// The engine's `DirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// A distance across and down, in points.
public struct CGVector: Hashable, Sendable {
  /// The distance to the right.
  public var dx: CGFloat
  /// The distance downwards.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector()

  /// Makes a vector, in points.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
}

extension Point {
  /// Makes the origin.
  public init() { self = .zero }

  /// Makes a point from whole numbers of points.
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
}

extension Point {
  /// Whether both are the same point.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension Size {
  /// Whether both are the same size.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension Size {
  /// Makes an empty size.
  public init() { self = .zero }

  /// Makes a size from whole numbers of points.
  public init(width: Int, height: Int) {
    self.init(width: Double(width), height: Double(height))
  }
}

extension EdgeInsets {
  /// Makes insets of zero.
  public init() { self = .zero }
}

extension DirectionalEdgeInsets {
  /// Makes insets of zero.
  public init() { self = .zero }
}

extension Rect {
  /// Makes an empty rectangle at the origin.
  public init() { self = .zero }

  /// Makes a rectangle from whole numbers of points.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// The rectangle shrunk on both sides of each axis; null if a side would be negative.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard width - 2 * dx >= 0, height - 2 * dy >= 0 else { return .null }
    return inset(by: UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// The rectangle moved by a translation in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    offsetBy(CGPoint(x: dx, y: dy))
  }

  /// The smallest rectangle that contains both; a null rectangle is ignored.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return CGRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The smallest rectangle with whole coordinates that contains this one.
  public var integral: CGRect {
    if isNull { return .null }
    let x = minX.rounded(.down)
    let y = minY.rounded(.down)
    return CGRect(
      x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
  }

  /// Whether both are the same rectangle after negative sides are made positive.
  public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }

  /// Divides the rectangle at a distance in points from an edge, and returns the slice at the edge
  /// and the rest.
  ///
  /// The distance is limited to the range from zero to the rectangle's length.
  public func divided(
    atDistance distance: CGFloat, from edge: CGRectEdge
  ) -> (slice: CGRect, remainder: CGRect) {
    let all = standardized
    let isAcross = edge == .minXEdge || edge == .maxXEdge
    let thickness = max(0, min(distance, isAcross ? all.width : all.height))
    var (slice, rest) = (all, all)
    if isAcross {
      slice.size.width = thickness
      rest.size.width -= thickness
    } else {
      slice.size.height = thickness
      rest.size.height -= thickness
    }
    switch edge {
    case .minXEdge: rest.origin.x += thickness
    case .minYEdge: rest.origin.y += thickness
    case .maxXEdge: slice.origin.x += rest.width
    case .maxYEdge: slice.origin.y += rest.height
    }
    return (slice, rest)
  }
}

/// A displacement, in points.
public struct UIOffset: Hashable, Sendable {
  /// The displacement to the right.
  public var horizontal: CGFloat
  /// The displacement downwards.
  public var vertical: CGFloat

  /// Makes an offset from its two components.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No displacement.
  public static let zero = UIOffset()
}
