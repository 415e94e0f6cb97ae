// The ties between edges that an engine has, for the explanation of an ambiguous content size.
extension LayoutEngine {
  /// The ties that constraints make between edges along an axis, and the items in the order of their
  /// numbers, the content first. `open` are the other items whose length is not determined.
  func edgeTies(
    of content: LayoutItem, along axis: Axis, open: [LayoutItem]
  ) -> (ties: EdgeTies, items: [LayoutItem]) {
    var survey = EdgeSurvey(self, content, axis, open: open)
    for case .constraint(let constraint)? in origins { survey.add(constraint) }
    survey.noteHolders(of: open)
    return (survey.ties, survey.items)
  }
}

/// Collects the ties of an engine along one axis.
@MainActor
private struct EdgeSurvey {
  private let engine: LayoutEngine
  private let axis: Axis
  /// The scroll view.
  private let view: View?
  private let open: Set<ObjectIdentifier>
  private(set) var ties = EdgeTies()
  private(set) var items: [LayoutItem]
  private var places: [ObjectIdentifier: Int]

  init(_ engine: LayoutEngine, _ content: LayoutItem, _ axis: Axis, open: [LayoutItem]) {
    (self.engine, self.axis, view) = (engine, axis, content.view)
    self.open = Set(open.map { ObjectIdentifier($0) })
    items = [content]
    places = [ObjectIdentifier(content): 0]
  }

  mutating func add(_ constraint: LayoutConstraint) {
    guard let above = constraint.holder?.view, let second = constraint.second,
      let one = edge(constraint.first, above), let other = edge(second, above)
    else { return }
    if constraint.relation == .equal {
      ties.equations.append((one, other))
    } else {
      ties.inequalities.append((one, other))
    }
  }

  /// Notes which items contain an item without a length.
  mutating func noteHolders(of open: [LayoutItem]) {
    for (place, item) in items.enumerated() where !ties.items[place].isSized {
      ties.items[place].holdsUnsized = item.holds(anyOf: open)
    }
  }

  /// The edge that a side refers to; nil for sizes, distances and edges along the other axis.
  private mutating func edge(_ side: LayoutConstraint.Side, _ above: View) -> EdgeTies.Edge? {
    guard side.origin == nil, let part = part(side, above) else { return nil }
    var item = side.item
    // In constraints with the views in it, a scroll view's edges are those of its content.
    if item.isView, item.view === above, let content = above.contentItem as? LayoutItem {
      item = content
    }
    return EdgeTies.Edge(place(of: item), part)
  }

  private func part(_ side: LayoutConstraint.Side, _ above: View) -> EdgeTies.Part? {
    let isTurned = above.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch (axis, side.attribute) {
    case (.horizontal, .left): return .start
    case (.horizontal, .right): return .end
    case (.horizontal, .leading): return isTurned ? .end : .start
    case (.horizontal, .trailing): return isTurned ? .start : .end
    case (.horizontal, .centerX), (.vertical, .centerY): return .middle
    case (.vertical, .top): return .start
    case (.vertical, .bottom), (.vertical, .lastBaseline): return .end
    case (.vertical, .firstBaseline):
      return side.item.isView && side.item.view?.textBaselines != nil ? .start : .end
    default: return nil
    }
  }

  private mutating func place(of item: LayoutItem) -> Int {
    let id = ObjectIdentifier(item)
    if let place = places[id] { return place }
    let place = items.count
    places[id] = place
    items.append(item)
    let frame = frame(of: item)
    ties.items.append(
      EdgeTies.Item(
        isSized: !open.contains(id), isViewport: isViewport(item),
        start: frame.origin[axis], end: frame.origin[axis] + frame.size[axis]))
    tie(item, place)
    return place
  }

  private func isViewport(_ item: LayoutItem) -> Bool {
    guard let view, let container = item.container else { return true }
    switch item.kind {
    case .view, .guide: return !container.isDescendant(of: view)
    case .content, .frame, .margins, .safeArea: return container === view
    }
  }

  /// The frame of an item in points of the scroll view.
  private func frame(of item: LayoutItem) -> Rect {
    guard let view, let container = item.container else { return .zero }
    return container.convert(engine.frame(of: item), to: view)
  }

  /// Adds the ties of an item that no constraint of the program makes.
  private mutating func tie(_ item: LayoutItem, _ place: Int) {
    // What lies in the viewport keeps its place there.
    guard !ties.items[place].isViewport, let container = item.container else {
      return tie(place, .start, to: 0)
    }
    switch item.kind {
    case .guide: break
    case .view:
      guard item.translates else { return }
      guard container !== view else { return tie(place, .start, to: 0) }
      let outer = self.place(of: container.layoutItemMade())
      tie(place, .start, to: outer)
      let grows = item.place?.ties.contains {
        if case .excess(let axis) = $0.value { axis == self.axis } else { false }
      }
      if grows == true { tie(place, .end, to: outer) }
    case .content: tie(place, .start, to: self.place(of: container.layoutItemMade()))
    case .frame, .margins, .safeArea:
      let outer = self.place(of: container.layoutItemMade())
      tie(place, .start, to: outer)
      tie(place, .end, to: outer)
    }
  }

  private mutating func tie(_ place: Int, _ part: EdgeTies.Part, to outer: Int) {
    ties.equations.append((EdgeTies.Edge(place, part), EdgeTies.Edge(outer, part)))
  }
}

extension LayoutItem {
  /// Whether another item of a list lies in this view.
  func holds(anyOf items: [LayoutItem]) -> Bool {
    guard isView, let view else { return false }
    return items.contains { $0 !== self && ($0.container?.isDescendant(of: view) ?? false) }
  }
}
