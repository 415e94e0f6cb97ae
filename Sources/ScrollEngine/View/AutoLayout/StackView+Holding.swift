// The constraints of a stack. Each view has a set of its own, so inserting or removing a view
// changes only its own set and that of its neighbour.
extension StackView {
  /// The priority of the stack's smallest size, which counts only if nothing else determines the
  /// size.
  private static let shrinking = LayoutPriority(49)

  final func holdViews() {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let seen = Set(views.map { ObjectIdentifier($0) })
    for (view, hold) in holds where !seen.contains(view) {
      LayoutConstraint.deactivate(hold.constraints)
      holds[view] = nil
    }
    var previous: View?
    for view in views {
      let cause = StackHold.Cause(
        previous: previous.map { ObjectIdentifier($0) },
        first: comparesWithFirst ? ObjectIdentifier(views[0]) : nil,
        second: comparesSpaces && views.count > 1 ? ObjectIdentifier(views[1]) : nil, style: style)
      let key = ObjectIdentifier(view)
      // If a view left and came back, constraints of its neighbours were deactivated as it left.
      if holds[key]?.cause != cause || !(holds[key]?.isActive ?? false) {
        LayoutConstraint.deactivate(holds[key]?.constraints ?? [])
        let hold = makeHold(view, after: previous, views, cause)
        holds[key] = hold
        LayoutConstraint.activate(hold.constraints)
      }
      previous = view
    }
    holdEnd(views.last)
  }

  final func letGo(of view: View) {
    let key = ObjectIdentifier(view)
    LayoutConstraint.deactivate(holds[key]?.constraints ?? [])
    holds[key] = nil
    guard let ending, ending.last === view else { return }
    LayoutConstraint.deactivate(ending.constraints)
    self.ending = nil
  }

  /// Updates the constants of the constraints between neighbours.
  final func setSpacings() {
    for hold in holds.values {
      guard let previous = hold.previous, let space = hold.space else { continue }
      space.constant = self.space(after: previous)
    }
  }

  private var comparesSpaces: Bool {
    distribution == .equalSpacing || distribution == .equalCentering
  }

  private var comparesWithFirst: Bool {
    distribution != .fill || alignment == .firstBaseline || alignment == .lastBaseline
  }

  private func holdEnd(_ last: View?) {
    if let ending {
      if ending.last === last, ending.constraints.allSatisfy(\.isActive),
        ending.constraints.first?.identifier == "\(style)"
      {
        return
      }
      LayoutConstraint.deactivate(ending.constraints)
      self.ending = nil
    }
    guard let last else { return }
    var constraints = [equal(last, .end, axis)]
    constraints[0].identifier = "\(style)"
    if comparesSpaces { constraints.append(shrink(axis)) }
    if alignment != .fill { constraints.append(shrink(axis.across)) }
    ending = (last, constraints)
    LayoutConstraint.activate(constraints)
  }

  private func makeHold(
    _ view: View, after previous: View?, _ views: [View], _ cause: StackHold.Cause
  ) -> StackHold {
    var hold = StackHold(cause: cause, previous: previous)
    if let previous {
      let space = LayoutConstraint(
        side(view, .start, axis), comparesSpaces ? .greaterThanOrEqual : .equal,
        side(previous, .end, axis),
        constant: self.space(after: previous))
      hold.space = space
      hold.constraints.append(space)
      if views[1] !== view { hold.constraints += distribute(view, previous, views) }
    } else {
      hold.constraints.append(equal(view, .start, axis))
    }
    if let first = views.first, first !== view { hold.constraints += share(view, first) }
    hold.constraints += align(view, views)
    return hold
  }

  /// Makes the space or distance before a view equal to that between the first two views.
  private func distribute(_ view: View, _ previous: View, _ views: [View]) -> [LayoutConstraint] {
    func distance(_ first: Part, _ one: View, _ second: Part, _ other: View)
      -> LayoutConstraint.Side
    {
      var distance = side(one, first, axis)
      let origin = side(other, second, axis)
      distance.origin = (origin.item, origin.attribute)
      return distance
    }
    switch distribution {
    case .equalSpacing:
      let model = distance(.start, views[1], .end, views[0])
      return [LayoutConstraint(distance(.start, view, .end, previous), .equal, model)]
    case .equalCentering:
      let model = distance(.middle, views[1], .middle, views[0])
      let centering = LayoutConstraint(distance(.middle, view, .middle, previous), .equal, model)
      // The minimum spaces take precedence over equal distances between centres.
      centering.priority = LayoutPriority(150)
      return [centering]
    default: return []
    }
  }

  /// Makes the length of a view equal or proportional to that of the first view.
  private func share(_ view: View, _ first: View) -> [LayoutConstraint] {
    switch distribution {
    case .fillEqually:
      return [LayoutConstraint(side(view, .length, axis), .equal, side(first, .length, axis))]
    case .fillProportionally:
      let (own, model) = (view.intrinsicContentSize[axis], first.intrinsicContentSize[axis])
      guard own > 0, model > 0 else { return [] }
      let share = LayoutConstraint(
        side(view, .length, axis), .equal, side(first, .length, axis), multiplier: own / model)
      share.priority = LayoutPriority(999)
      return [share]
    default: return []
    }
  }

  private func align(_ view: View, _ views: [View]) -> [LayoutConstraint] {
    let across = axis.across
    let inside = [
      relation(view, .start, across, .greaterThanOrEqual),
      relation(view, .end, across, .lessThanOrEqual),
    ]
    switch alignment {
    case .fill: return [equal(view, .start, across), equal(view, .end, across)]
    case .leading: return [equal(view, .start, across), inside[1]]
    case .trailing: return [equal(view, .end, across), inside[0]]
    case .center: return [equal(view, .middle, across)] + inside
    case .firstBaseline, .lastBaseline:
      require(
        axis == .horizontal, "StackView: \(self) is a column: baselines are aligned in rows only")
      guard let first = views.first, first !== view else { return inside }
      let baseline: LayoutConstraint.Attribute =
        alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      let side = LayoutConstraint.Side(item: view.layoutItemMade(), attribute: baseline)
      let model = LayoutConstraint.Side(item: first.layoutItemMade(), attribute: baseline)
      return inside + [LayoutConstraint(side, .equal, model)]
    }
  }

  // MARK: - Parts

  private enum Part { case start, middle, end, length }

  private func attribute(_ part: Part, _ axis: Axis) -> LayoutConstraint.Attribute {
    switch (axis, part) {
    case (.horizontal, .start): .leading
    case (.horizontal, .middle): .centerX
    case (.horizontal, .end): .trailing
    case (.horizontal, .length): .width
    case (.vertical, .start): .top
    case (.vertical, .middle): .centerY
    case (.vertical, .end): .bottom
    case (.vertical, .length): .height
    }
  }

  private func side(_ view: View, _ part: Part, _ axis: Axis) -> LayoutConstraint.Side {
    LayoutConstraint.Side(item: view.layoutItemMade(), attribute: attribute(part, axis))
  }

  /// A part of the stack's bounds, or of its margins guide if the arrangement is relative to it.
  private func ownSide(_ part: Part, _ axis: Axis) -> LayoutConstraint.Side {
    LayoutConstraint.Side(
      item: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide.item : layoutItemMade(),
      attribute: attribute(part, axis))
  }

  private func equal(_ view: View, _ part: Part, _ axis: Axis) -> LayoutConstraint {
    relation(view, part, axis, .equal)
  }

  private func relation(
    _ view: View, _ part: Part, _ axis: Axis, _ relation: LayoutConstraint.Relation
  ) -> LayoutConstraint {
    LayoutConstraint(side(view, part, axis), relation, ownSide(part, axis))
  }

  private func shrink(_ axis: Axis) -> LayoutConstraint {
    let shrink = LayoutConstraint(ownSide(.length, axis), .equal, nil)
    shrink.priority = Self.shrinking
    return shrink
  }
}
