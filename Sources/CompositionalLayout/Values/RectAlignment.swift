import ScrollEngine

/// An edge or a corner of a rectangle, named by the reading direction.
public enum RectAlignment: Hashable, Sendable, CaseIterable {
  /// No edge: the middle.
  case none
  /// The middle of the top edge.
  case top
  /// The corner of the top and the leading edge.
  case topLeading
  /// The middle of the leading edge.
  case leading
  /// The corner of the bottom and the leading edge.
  case bottomLeading
  /// The middle of the bottom edge.
  case bottom
  /// The corner of the bottom and the trailing edge.
  case bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The corner of the top and the trailing edge.
  case topTrailing
}

/// Edges of a rectangle, named by the reading direction.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt
  /// Makes a set of edges from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Self(rawValue: 1)
  /// The leading edge.
  public static let leading = Self(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 4)
  /// The trailing edge.
  public static let trailing = Self(rawValue: 8)
  /// All four edges.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// Where something lies along an axis.
enum Position {
  case start, middle, end

  /// The position of edges on one axis: two opposite edges, like none, give the middle.
  init(start: Bool, end: Bool) { self = start == end ? .middle : start ? .start : .end }

  /// The start of something of a length within a space, in points.
  func place(of length: Double, in space: Double) -> Double {
    switch self {
    case .start: 0
    case .middle: (space - length) / 2
    case .end: space - length
    }
  }
}

extension RectAlignment {
  private var edges: DirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }

  subscript(axis: Axis) -> Position { edges[axis] }
}

extension DirectionalRectEdge {
  subscript(axis: Axis) -> Position {
    axis == .vertical
      ? Position(start: contains(.top), end: contains(.bottom))
      : Position(start: contains(.leading), end: contains(.trailing))
  }
}
