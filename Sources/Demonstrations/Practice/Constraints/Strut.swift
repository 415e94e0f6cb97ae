import SceneParts
import ScrollEngine

/// A constraint, or an ambiguous size, as a line; in points of the pane's window.
struct Strut {
  /// The state that a line shows.
  enum Standing: CaseIterable {
    /// The constraint is satisfied.
    case holding
    /// The constraint contradicts others, and the engine has given it up.
    case givenUp
    /// No constraint decides this length, so a size is ambiguous.
    case open
  }

  let name: String
  /// The required length: a number of points, a multiple, or the name of the length it equals.
  let demand: String
  let standing: Standing
  let axis: Axis
  let start: Double
  let end: Double
  /// The position of the line across the axis.
  let lane: Double

  var length: Double { abs(end - start) }

  func point(_ along: Double) -> Point {
    axis == .horizontal ? Point(x: along, y: lane) : Point(x: lane, y: along)
  }

  var middle: Point { point((start + end) / 2) }
}

extension Strut {
  /// Makes the strut of a constraint; nil if the constraint's first item has no frame any more.
  @MainActor
  init?(_ shown: ShownConstraint) {
    let constraint = shown.constraint
    guard let first = Self.frame(of: constraint.firstItem) else { return nil }
    let second = Self.frame(of: constraint.secondItem)
    axis = constraint.firstAttribute.axis
    name = constraint.identifier ?? ""
    standing = constraint.isGivenUp ? .givenUp : .holding
    let across = axis.across
    lane =
      shown.lane < 0
      ? first.start(along: across) + first.size[across] + shown.lane
      : first.start(along: across) + shown.lane
    if constraint.firstAttribute.isSize {
      let source = second.map { $0.size[constraint.secondAttribute.axis] } ?? 0
      let wanted = constraint.multiplier * source + constraint.constant
      start = first.start(along: axis)
      end = start + (standing == .givenUp ? wanted : first.size[axis])
      demand = Self.demand(ofSize: constraint)
    } else {
      guard let second else { return nil }
      start = second.position(of: constraint.secondAttribute)
      end = first.position(of: constraint.firstAttribute)
      demand = tidy(abs(constraint.constant))
    }
  }

  @MainActor
  private static func demand(ofSize constraint: LayoutConstraint) -> String {
    guard let item = constraint.secondItem else { return tidy(constraint.constant) }
    let share = constraint.multiplier == 1 ? "" : "\(tidy(constraint.multiplier)) × "
    let name = item is LayoutGuide ? "frame’s" : "\(constraint.secondAttribute)"
    return "= \(share)\(name)"
  }

  @MainActor
  static func frame(of item: AnyObject?) -> Rect? {
    switch item {
    case let view as View: view.convert(view.bounds, to: nil)
    case let guide as LayoutGuide: guide.owningView?.convert(guide.layoutFrame, to: nil)
    default: nil
    }
  }
}

extension LayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    default: .vertical
    }
  }
}

extension Rect {
  fileprivate func start(along axis: Axis) -> Double { axis == .horizontal ? minX : minY }

  /// The coordinate of an edge or centre: x for a horizontal attribute, else y.
  fileprivate func position(of edge: LayoutConstraint.Attribute) -> Double {
    switch edge {
    case .left, .leading: minX
    case .right, .trailing: maxX
    case .top: minY
    case .bottom: maxY
    case .centerX: midX
    default: midY
    }
  }
}
