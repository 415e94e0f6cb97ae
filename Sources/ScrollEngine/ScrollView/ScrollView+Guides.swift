// The layout guides of a scroll view: its content, and the part that is visible in its frame.
extension ScrollView {
  /// The guide of the content: constraints to its edges determine ``contentSize``.
  ///
  /// In constraints with views inside the scroll view, the scroll view's own edges also stand for
  /// the edges of its content.
  public final var contentLayoutGuide: LayoutGuide { layoutItemMade().follower(.content) }

  /// The guide of the visible part: a view that is constrained to it does not scroll.
  public final var frameLayoutGuide: LayoutGuide { layoutItemMade().follower(.frame) }
}

// For debugging.
extension ScrollView {
  /// The axes along which constraints refer to the content but do not determine its size.
  ///
  /// A ``contentSize`` that the program has set does not count. Lists and containers know the size
  /// of their content, so they have no ambiguities.
  ///
  /// - Complexity: O(views and constraints), several times.
  public final var contentSizeAmbiguities: [ContentSizeAmbiguity] {
    guard !contentExtent.isGiven, layoutItem != nil else { return [] }
    layoutRoot.solveConstraints()
    let content = contentLayoutGuide.item
    guard let engine = content.home else { return [] }
    return Axis.allCases.compactMap { axis in
      let bound = edgesBound(along: axis)
      guard bound.near || bound.far, let open = engine.openLengths(of: content, along: axis) else {
        return nil
      }
      let edges = LayoutConstraint.Attribute.edges(
        along: axis, effectiveUserInterfaceLayoutDirection)
      let (ties, items) = engine.edgeTies(of: content, along: axis, open: open)
      return ContentSizeAmbiguity(
        scrollView: self, axis: axis,
        unboundEdges: (bound.near ? [] : [edges.near]) + (bound.far ? [] : [edges.far]),
        unsizedItems: innermost(open.filter { $0.container?.isDescendant(of: self) ?? false }),
        missing: ties.missing.flatMap { MissingConstraint($0, items, axis, edges) })
    }
  }

  /// Whether active constraints bind the edges of the content; a constraint to its centre binds
  /// both.
  private func edgesBound(along axis: Axis) -> (near: Bool, far: Bool) {
    let content = contentLayoutGuide.item
    let edges = LayoutConstraint.Attribute.edges(along: axis, effectiveUserInterfaceLayoutDirection)
    let (start, end, middle): (LayoutConstraint.Attribute, LayoutConstraint.Attribute, _) =
      axis == .horizontal
      ? (.left, .right, LayoutConstraint.Attribute.centerX) : (.top, .bottom, .centerY)
    var bound = (near: false, far: false)
    let inside = layoutItem?.held.all ?? []
    for (constraint, isInside) in inside.map({ ($0, true) })
      + content.references.map({ ($0, false) })
    where !constraint.isGivenUp {
      constraint.forEachPart { item, attribute in
        // For the views inside it, the scroll view stands for its content.
        guard item === content || isInside && item === layoutItem else { return }
        let isMiddle = attribute == middle
        if isMiddle || attribute == edges.near || attribute == start { bound.near = true }
        if isMiddle || attribute == edges.far || attribute == end { bound.far = true }
      }
    }
    return bound
  }

  /// The items that contain no other item of the list, in their order.
  private func innermost(_ items: [LayoutItem]) -> [AnyObject] {
    items.filter { !$0.holds(anyOf: items) }.compactMap(\.object)
  }
}

extension LayoutConstraint.Attribute {
  /// The edges at which content begins and ends along an axis.
  fileprivate static func edges(
    along axis: Axis, _ direction: UserInterfaceLayoutDirection
  ) -> (near: Self, far: Self) {
    switch (axis, direction) {
    case (.vertical, _): (.top, .bottom)
    case (.horizontal, .leftToRight): (.leading, .trailing)
    case (.horizontal, .rightToLeft): (.trailing, .leading)
    }
  }
}

extension MissingConstraint {
  /// Nil if an item has been deallocated.
  @MainActor
  fileprivate init?(
    _ missing: EdgeTies.Missing, _ items: [LayoutItem], _ axis: Axis,
    _ edges: (near: LayoutConstraint.Attribute, far: LayoutConstraint.Attribute)
  ) {
    func edge(_ edge: EdgeTies.Edge) -> Edge? {
      let attribute =
        switch edge.part {
        case .start: edges.near
        case .middle: axis == .horizontal ? LayoutConstraint.Attribute.centerX : .centerY
        case .end: edges.far
        }
      return items[edge.item].object.map { Edge(item: $0, attribute: attribute) }
    }
    switch missing {
    case .tie(let one, let other, let isLoose):
      guard let one = edge(one) else { return nil }
      self = .tie(one, other.flatMap(edge), isLoose: isLoose)
    case .length(let place):
      guard let item = items[place].object else { return nil }
      self = .length(item)
    }
  }
}
