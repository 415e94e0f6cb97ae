import Constraints

/// A linear relation between attributes of views and guides: `first = multiplier * second +
/// constant`, or the same with `<=` or `>=`.
///
/// ```swift
/// LayoutConstraint.activate([
///   title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
///   title.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor, multiplier: 0.5),
/// ])
/// ```
///
/// An active constraint takes effect with the next layout. A view that constraints place sets
/// ``View/translatesAutoresizingMaskIntoConstraints`` to false; other views keep the frames that
/// the program sets.
@preconcurrency @MainActor
open class LayoutConstraint {
  /// How the first side relates to the second one.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second one.
    case greaterThanOrEqual = 1
  }

  /// The edge, centre, baseline or size of an item that a constraint refers to.
  ///
  /// In constraints with a view inside it, a scroll view's edges are those of its content; in all
  /// other constraints, those of its frame.
  public enum Attribute: Int, Hashable, Sendable {
    /// No attribute: the other side is compared with the constant alone.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines of text begin: the left one, or the right one in right-to-left layouts.
    case leading = 5
    /// The edge where lines of text end: the right one, or the left one in right-to-left layouts.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of an item without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the bottom edge of an item without text.
    case firstBaseline = 12
  }

  /// A side of the relation: an attribute of an item, or its distance from `origin`.
  struct Side {
    let item: LayoutItem
    let attribute: Attribute
    var origin: (item: LayoutItem, attribute: Attribute)?
  }

  /// The sides as the program gave them.
  let given: (first: Side, second: Side?)
  /// The sides as solved: the view that provides a baseline replaces the view that borrows it.
  final var first: Side
  final var second: Side?

  /// The relation between both sides.
  public final let relation: Relation
  /// The factor of the second side.
  public final let multiplier: Double

  /// The number that is added to the second side, in points.
  ///
  /// - Precondition: From -10^12 to 10^12.
  public final var constant: Double {
    didSet {
      checkNumbers()
      if constant != oldValue { changed() }
    }
  }

  /// The priority of the constraint; required by default.
  ///
  /// - Precondition: From 0 to 1000.
  public final var priority = LayoutPriority.required {
    didSet {
      priority.check("\(self)")
      if priority != oldValue { changed() }
    }
  }

  /// A name for the constraint in messages.
  public final var identifier: String?

  /// The state of the constraint in its engine.
  final var standing = Standing.inactive
  /// The item of the nearest common view of the items; nil while the constraint is inactive.
  final var holder: LayoutItem?
  /// The index of the constraint in the holder's list.
  final var placeInHolder = 0

  enum Standing {
    case inactive
    /// Waits for the next layout.
    case pending(LayoutEngine)
    /// The constraint is in the solver of the engine.
    case solved(LayoutEngine, Constraint)
    /// The constraint contradicts others, and is tried again after a change.
    case givenUp(LayoutEngine)
  }

  final var isPending: Bool { if case .pending = standing { true } else { false } }
  /// Whether the constraint contradicts others, and the engine has given it up for them.
  package final var isGivenUp: Bool { if case .givenUp = standing { true } else { false } }

  /// Whether a side is the distance between two anchors.
  package final var measuresDistance: Bool { first.origin != nil || second?.origin != nil }
  /// The view that holds the active constraint: the nearest one that is or contains each item; nil
  /// for an inactive one.
  package final var holdingView: View? { holder?.view }

  init(
    _ first: Side, _ relation: Relation, _ second: Side?, multiplier: Double = 1,
    constant: Double = 0
  ) {
    given = (first, second)
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    checkNumbers()
    checkKinds()
  }

  /// Makes an inactive constraint from its parts; the compiler checks only those made from anchors.
  ///
  /// Items are views or guides (``LayoutGuide``). Without a second item, the first side is compared
  /// with `constant` alone, in points.
  ///
  /// - Precondition: Both attributes are sizes, or positions along one axis; left and right do not
  ///   go with leading and trailing. A position has a second item and a multiplier other than 0.
  public convenience init(
    item firstItem: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: Any?, attribute secondAttribute: Attribute, multiplier: Double,
    constant: Double
  ) {
    let second: Side? =
      if let secondItem, secondAttribute != .notAnAttribute {
        Side(item: LayoutItem.of(secondItem), attribute: secondAttribute)
      } else {
        nil
      }
    self.init(
      Side(item: LayoutItem.of(firstItem), attribute: firstAttribute), relation, second,
      multiplier: multiplier, constant: constant)
  }

  /// Makes an inactive constraint without items, for a property that gets another one later.
  ///
  /// It must not become active.
  public convenience init() {
    self.init(
      item: View(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }

  /// The view or guide on the first side; nil if it has been deallocated.
  public final var firstItem: AnyObject? { given.first.item.object }
  /// The view or guide on the second side; nil if there is none or it has been deallocated.
  public final var secondItem: AnyObject? { given.second?.item.object }
  /// The attribute of the first item.
  public final var firstAttribute: Attribute { first.attribute }
  /// The attribute of the second item; ``Attribute/notAnAttribute`` without one.
  public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  // MARK: - Taking effect

  /// Whether the constraint is active.
  ///
  /// A constraint is deactivated when one of its views leaves the hierarchy that contains both
  /// items.
  ///
  /// - Precondition: When it becomes active, both items lie in one hierarchy.
  public final var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { enter() } else { leave() }
    }
  }

  /// Activates constraints, in their order.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, in their order.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func changed() {
    if let engine { engine.noteChange(of: self) }
  }

  /// The engine that solves the constraint; nil while it is inactive.
  final var engine: LayoutEngine? {
    switch standing {
    case .inactive: nil
    case .pending(let engine), .solved(let engine, _), .givenUp(let engine): engine
    }
  }

  /// Visits all items that the constraint names, and the items that provide their baselines.
  final func forEachItem(_ body: (LayoutItem) -> Void) {
    forEachPart { item, _ in body(item) }
    if first.item !== given.first.item { body(given.first.item) }
    if let side = given.second, side.item !== second?.item { body(side.item) }
  }

  /// Visits the items of the solved sides, each with its attribute.
  final func forEachPart(_ body: (LayoutItem, Attribute) -> Void) {
    for side in [first, second] {
      guard let side else { continue }
      body(side.item, side.attribute)
      if let origin = side.origin { body(origin.item, origin.attribute) }
    }
  }

  private func checkNumbers() {
    require(
      ConstraintSolver.constants.contains(constant),
      "LayoutConstraint: the constant \(constant) of \(self) is outside \(ConstraintSolver.constants)"
    )
    require(
      multiplier == 0 || ConstraintSolver.coefficients.contains(abs(multiplier)),
      "LayoutConstraint: the multiplier \(multiplier) of \(self) is outside "
        + "\(ConstraintSolver.coefficients)")
  }
}

extension LayoutConstraint {
  /// The kind of an attribute; only attributes of one kind can be related to each other.
  fileprivate enum Kind { case none, size, horizontal, directed, vertical }

  private func checkKinds() {
    let fits =
      switch (first.kind, second?.kind ?? .none) {
      case (.none, _), (.size, .horizontal), (.size, .directed), (.size, .vertical): false
      case (.size, _): true
      case (.horizontal, .directed), (.directed, .horizontal):
        // The centre is the same in both directions.
        firstAttribute == .centerX || secondAttribute == .centerX
      case (let one, let two): one == two && multiplier != 0
      }
    require(
      fits,
      "LayoutConstraint: \(self) sets \(firstAttribute) against \(secondAttribute); allowed: two "
        + "sizes, or two positions along one axis with a multiplier that is not 0")
  }
}

extension LayoutConstraint.Side {
  fileprivate var kind: LayoutConstraint.Kind {
    // The distance from an origin is a size.
    if origin != nil { return .size }
    return switch attribute {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .centerX: .horizontal
    case .leading, .trailing: .directed
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }
}
