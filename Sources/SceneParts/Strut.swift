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

  /// The side of the square that stands for a strut without a length, in points.
  package static let squareSide = 6.0

  /// The point at a coordinate along the axis, `across` points beside the line.
  package func point(_ along: Double, _ across: Double = 0) -> Point {
    axis == .horizontal ? Point(x: along, y: lane + across) : Point(x: lane + across, y: along)
  }
}

extension Strut {
  /// The frames of a constraint's items, and the ends of its strut along the axis; in points of the
  /// window.
  package struct Extent {
    package let axis: Axis
    package let first: Rect
    package let second: Rect?
    package let start: Double
    package let end: Double
  }

  /// Makes the strut of a constraint; nil if an item has no frame any more, or the constraint is
  /// about the distance between two anchors. `lane` returns the position across the axis; nil for no
  /// strut.
  @MainActor
  package init?(_ constraint: LayoutConstraint, lane: (Extent) -> Double?) {
    guard !constraint.measuresDistance, let first = Self.frame(of: constraint.firstItem) else {
      return nil
    }
    let second = Self.frame(of: constraint.secondItem)
    let axis = constraint.firstAttribute.axis
    self.axis = axis
    name = constraint.identifier ?? ""
    standing = constraint.isGivenUp ? .givenUp : .holding
    if constraint.firstAttribute.isSize {
      let source = second.map { $0.size[constraint.secondAttribute.axis] } ?? 0
      let wanted = constraint.multiplier * source + constraint.constant
      start = first.span(along: axis).lowerBound
      end = start + (standing == .givenUp ? wanted : first.size[axis])
      demand = Self.demand(ofSize: constraint)
    } else {
      let holder = constraint.holdingView
      guard
        let near = Self.position(
          of: constraint.secondAttribute, of: constraint.secondItem, heldBy: holder),
        let far = Self.position(
          of: constraint.firstAttribute, of: constraint.firstItem, heldBy: holder)
      else { return nil }
      (start, end) = (near, far)
      demand = Self.demand(ofDistance: constraint)
    }
    let extent = Extent(axis: axis, first: first, second: second, start: start, end: end)
    guard let place = lane(extent) else { return nil }
    self.lane = place
  }

  @MainActor
  private static func demand(ofSize constraint: LayoutConstraint) -> String {
    let sign = constraint.relation.sign
    guard let item = constraint.secondItem else {
      let words = sign == "=" ? "" : "\(sign) "
      return "\(words)\(tidy(constraint.constant))\(constraint.priorityWords)"
    }
    let share = constraint.multiplier == 1 ? "" : "\(tidy(constraint.multiplier)) × "
    let name = item is LayoutGuide ? "frame’s" : "\(constraint.secondAttribute)"
    return "\(sign) \(share)\(name)\(constraint.priorityWords)"
  }

  /// The distance without its direction, so that a limit of a negative number turns.
  @MainActor
  private static func demand(ofDistance constraint: LayoutConstraint) -> String {
    let relation =
      constraint.constant < 0
      ? LayoutConstraint.Relation(rawValue: -constraint.relation.rawValue) ?? .equal
      : constraint.relation
    let sign = relation == .equal ? "" : "\(relation.sign) "
    return "\(sign)\(tidy(abs(constraint.constant)))\(constraint.priorityWords)"
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

  /// The coordinate of an edge, a centre or a baseline of an item: x if it lies along the
  /// horizontal axis, else y; in points of the window. In constraints with the views in it, the edges
  /// of a scroll view are those of its content.
  @MainActor
  private static func position(
    of edge: LayoutConstraint.Attribute, of item: AnyObject?, heldBy holder: View?
  ) -> Double? {
    var frame = frame(of: item)
    if let view = item as? ScrollView, view === holder {
      frame = view.convert(Rect(origin: .zero, size: view.contentSize), to: nil)
    }
    guard let frame else { return nil }
    let isTurned = holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let baselines = (item as? View)?.textBaselines
    return switch edge {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: isTurned ? frame.maxX : frame.minX
    case .trailing: isTurned ? frame.minX : frame.maxX
    case .centerX: frame.midX
    case .top: frame.minY
    case .firstBaseline: baselines.map { frame.minY + $0.fromTop } ?? frame.maxY
    case .lastBaseline: frame.maxY - (baselines?.fromBottom ?? 0)
    case .bottom: frame.maxY
    default: frame.midY
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
      let owner = (item as? View)?.identifier
      return Strut(
        name: (owner.map { "\($0) " } ?? "") + ambiguity.length, demand: "?", standing: .open,
        axis: axis,
        start: max(
          frame.span(along: axis).lowerBound, viewport.span(along: axis).lowerBound + 8),
        end: viewport.span(along: axis).upperBound - 2 * openInset,
        lane: viewport.span(along: axis.across).upperBound - openInset)
    }
  }

  /// Makes the strut of a missing tie, from edge to edge. An untied edge of the content has no
  /// position; the strut then ends at the edge of the viewport. The viewport is in points of the
  /// window.
  @MainActor
  package static func missingTie(_ ambiguity: ContentSizeAmbiguity, in viewport: Rect) -> Strut? {
    let view = ambiguity.scrollView
    guard case .tie(let one, let other?, _) = ambiguity.missing,
      let start = position(of: one.attribute, of: one.item, heldBy: view),
      let end = position(of: other.attribute, of: other.item, heldBy: view),
      let beside = frame(of: one.item === view.contentLayoutGuide ? other.item : one.item)
    else { return nil }
    let axis = ambiguity.axis
    let leadsOut = other.item === view.contentLayoutGuide
    let rim = max(start + 2 * openInset, viewport.span(along: axis).upperBound - openInset)
    let seen = beside.span(along: axis.across).clamped(to: viewport.span(along: axis.across))
    return Strut(
      name: "missing", demand: "?", standing: .open, axis: axis, start: start,
      end: leadsOut ? rim : end, lane: (seen.lowerBound + seen.upperBound) / 2)
  }
}

extension LayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension LayoutConstraint {
  /// The priority of a constraint that is not required, such as ` @250`.
  fileprivate var priorityWords: String {
    priority == .required ? "" : " @\(tidy(Double(priority.rawValue)))"
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
  /// The coordinates from one edge to the other: x along the horizontal axis, else y.
  package func span(along axis: Axis) -> ClosedRange<Double> {
    axis == .horizontal ? minX...max(minX, maxX) : minY...max(minY, maxY)
  }
}
