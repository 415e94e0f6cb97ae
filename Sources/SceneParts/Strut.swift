package import ScrollEngine

/// A constraint, or an ambiguous size, as a line; in points of the window.
package struct Strut: Hashable {
  /// The state that a line shows.
  package enum Standing: CaseIterable {
    /// The constraint is satisfied.
    case holding
    /// The constraint contradicts others, and the engine has given it up.
    case givenUp
    /// No constraint decides this length, so a size is ambiguous.
    case open
  }

  package let name: String
  /// The required length: a number of points, a multiple, or the name of the length it equals.
  package let demand: String
  package let standing: Standing
  package let axis: Axis
  package let start: Double
  package let end: Double
  /// The position of the line across the axis.
  package let lane: Double

  package init(
    name: String, demand: String, standing: Standing, axis: Axis, start: Double, end: Double,
    lane: Double
  ) {
    (self.name, self.demand, self.standing) = (name, demand, standing)
    (self.axis, self.start, self.end, self.lane) = (axis, start, end, lane)
  }

  package var length: Double { abs(end - start) }

  package func point(_ along: Double) -> Point {
    axis == .horizontal ? Point(x: along, y: lane) : Point(x: lane, y: along)
  }

  package var middle: Point { point((start + end) / 2) }
}

extension Strut {
  /// Makes the strut of a constraint; nil if the constraint's first item has no frame any more.
  ///
  /// Across the axis, the line is `inset` points from the near edge of the first view, or from the
  /// far edge if `inset` is negative.
  @MainActor
  package init?(_ constraint: LayoutConstraint, inset: Double) {
    guard let first = Self.frame(of: constraint.firstItem) else { return nil }
    let second = Self.frame(of: constraint.secondItem)
    axis = constraint.firstAttribute.axis
    name = constraint.identifier ?? ""
    standing = constraint.isGivenUp ? .givenUp : .holding
    let across = axis.across
    lane =
      inset < 0
      ? first.start(along: across) + first.size[across] + inset
      : first.start(along: across) + inset
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

  /// The frame of a view or a guide, in points of the window; nil for anything else.
  @MainActor
  package static func frame(of item: AnyObject?) -> Rect? {
    switch item {
    case let view as View: view.convert(view.bounds, to: nil)
    case let guide as LayoutGuide: guide.owningView?.convert(guide.layoutFrame, to: nil)
    default: nil
    }
  }
}

extension Strut {
  /// The distance from the edge of a viewport to the line of an ambiguous size, in points.
  private static let openInset = 20.0

  /// Makes the struts of an ambiguous size, from the start of each item to the edge of the viewport,
  /// which is in points of the window.
  @MainActor
  package static func open(_ ambiguity: ContentSizeAmbiguity, in viewport: Rect) -> [Strut] {
    let axis = ambiguity.axis
    return ambiguity.unsizedItems.compactMap { item in
      guard let frame = frame(of: item) else { return nil }
      return Strut(
        name: axis == .horizontal ? "width" : "height", demand: "?", standing: .open, axis: axis,
        start: max(frame.start(along: axis), viewport.start(along: axis) + 8),
        end: viewport.end(along: axis) - 2 * openInset,
        lane: viewport.end(along: axis.across) - openInset)
    }
  }
}

extension LayoutConstraint.Attribute {
  package var isSize: Bool { self == .width || self == .height }

  package var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    default: .vertical
    }
  }
}

extension Rect {
  fileprivate func start(along axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  fileprivate func end(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

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
