import Constraints

// Views that are placed by constraints, rather than by frames.
extension View {
  /// The view's item in constraints; most views have none.
  final var layoutItem: LayoutItem? {
    get { constraintItem.map { unsafeDowncast($0, to: LayoutItem.self) } }
    set { constraintItem = newValue }
  }

  /// Whether the frame is given and constraints leave it alone; false if constraints place the
  /// view.
  ///
  /// With false, each layout finds the frame. A part that constraints leave open has any value that
  /// they allow, and zero if no constraint mentions it.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutItem?.translates ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      let item = layoutItemMade()
      item.translates = newValue
      if newValue {
        // If constraints lead outside, the inside and the outside are still solved together.
        if item.crossings == 0 { superview?.layoutRoot.layoutItem?.engine?.release(inside: self) }
      } else {
        isTied = false
        item.engine?.dissolve()
      }
      item.home?.tieAnew(item)
    }
  }

  /// The active constraints whose nearest common view is this one.
  public final var constraints: [LayoutConstraint] { layoutItem?.held.all ?? [] }

  /// Activates a constraint.
  public final func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Activates constraints, in their order.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    constraint.isActive = false
  }

  /// Deactivates constraints, in their order.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }

  // MARK: - Sizes of contents

  /// How strongly the view resists being larger than its ``intrinsicContentSize``.
  public final func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    let priorities = layoutItem?.hugging ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? priorities.0 : priorities.1
  }

  /// Sets how strongly the view resists being larger than its ``intrinsicContentSize``.
  ///
  /// - Precondition: From 0 to 1000.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    priority.check("\(self)")
    let item = layoutItemMade()
    if axis == .horizontal { item.hugging.0 = priority } else { item.hugging.1 = priority }
    item.solvedBy?.contentPrioritiesChanged(of: item)
  }

  /// How strongly the view resists being smaller than its ``intrinsicContentSize``.
  public final func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    let priorities = layoutItem?.resistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? priorities.0 : priorities.1
  }

  /// Sets how strongly the view resists being smaller than its ``intrinsicContentSize``.
  ///
  /// - Precondition: From 0 to 1000.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: Axis
  ) {
    priority.check("\(self)")
    let item = layoutItemMade()
    if axis == .horizontal { item.resistance.0 = priority } else { item.resistance.1 = priority }
    item.solvedBy?.contentPrioritiesChanged(of: item)
  }

  /// The target of ``systemLayoutSizeFitting(_:)`` for the smallest size that constraints allow.
  public nonisolated static let layoutFittingCompressedSize = Size.zero
  /// The target of ``systemLayoutSizeFitting(_:)`` for the largest size that constraints allow.
  public nonisolated static let layoutFittingExpandedSize = Size(width: 10000, height: 10000)

  /// The size nearest to `targetSize`, in points, that the view's constraints with a priority above
  /// 50 allow.
  public final func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Whether the view, whose frame is given, has an engine, so that constraints may size it.
  final var isHeldFromInside: Bool { isLayoutRoot }

  // MARK: - Passes

  /// Whether ``updateConstraints()`` is to be called before the next layout.
  public final func needsUpdateConstraints() -> Bool {
    guard let layoutItem else { return false }
    return layoutItem.needsUpdateConstraints
  }

  /// Calls ``updateConstraints()`` of all views solved together with this one that have requested
  /// it.
  public final func updateConstraintsIfNeeded() {
    if layoutItem != nil { layoutRoot.layoutItem?.engine?.updateConstraints() }
  }

  final func markForConstraints() {
    let item = layoutItemMade()
    item.needsUpdateConstraints = true
    layoutRoot.layoutEngineMade().noteOutdated(item)
  }

  final func solveConstraints() { layoutItem?.engine?.solve() }

  /// Places the views that constraints have moved.
  final func placeByConstraints() {
    guard let layoutItem, !layoutItem.moved.isEmpty else { return }
    let moved = layoutItem.moved
    layoutItem.moved = []
    for item in moved {
      item.isMoved = false
      guard let home = item.home else { continue }
      let frame = home.frame(of: item)
      if item.kind == .content {
        takeContentSize(frame.size)
      } else if item.isView, !item.translates, let view = item.view, view.superview === self {
        view.arrange(in: frame.inset(by: view.alignmentRectInsets.turnedOut))
      }
    }
  }

  // MARK: - For debugging

  /// Whether constraints leave a part of the view's frame open; always false if the frame is given.
  ///
  /// - Complexity: O(views and constraints), several times.
  public final var hasAmbiguousLayout: Bool { !ambiguousParts.isEmpty }

  /// The parts of the frame that constraints leave open.
  public final var ambiguousParts: [LayoutConstraint.Attribute] {
    guard let layoutItem, !layoutItem.translates else { return [] }
    layoutRoot.solveConstraints()
    return layoutItem.home?.ambiguousParts(of: layoutItem) ?? []
  }
}

extension LayoutItem {
  /// The engine that has the item's variables; nil if none has.
  var solvedBy: LayoutEngine? {
    if let engine, engine.rootPlace != nil, home == nil { return engine }
    return home
  }
}

extension EdgeInsets {
  /// The negated insets.
  fileprivate var turnedOut: EdgeInsets {
    EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}
