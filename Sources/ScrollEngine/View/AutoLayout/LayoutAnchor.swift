/// An edge, a middle, a baseline or a size of a view or guide, to make constraints with.
///
/// ```swift
/// title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8).isActive = true
/// ```
///
/// The compiler refuses to set a width against an edge, or an edge against one along the other axis.
@preconcurrency @MainActor
open class LayoutAnchor<AnchorType: AnyObject> {
  let side: LayoutConstraint.Side

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    side = LayoutConstraint.Side(item: item, attribute: attribute)
  }

  init(_ side: LayoutConstraint.Side) { self.side = side }

  /// The view or guide.
  public final var item: AnyObject? { side.item.object }

  /// A constraint, not yet active, that sets both equal but for a constant in points.
  public final func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint { relation(.equal, anchor, 1, constant) }

  /// A constraint, not yet active, that keeps this at least at the other plus a constant in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint { relation(.greaterThanOrEqual, anchor, 1, constant) }

  /// A constraint, not yet active, that keeps this at most at the other plus a constant in points.
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint { relation(.lessThanOrEqual, anchor, 1, constant) }

  final func relation(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<AnchorType>,
    _ multiplier: Double, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(side, relation, anchor.side, multiplier: multiplier, constant: constant)
  }
}

/// An anchor along the horizontal axis.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// The distance from this anchor to another one, to be constrained itself.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: side, to: other.side)
  }

  /// A constraint that keeps this after the other one by multiples of 8 points.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }

  /// A constraint that keeps this at least multiples of 8 points after the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }

  /// A constraint that keeps this at most multiples of 8 points after the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

/// An anchor along the vertical axis.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// The distance from this anchor to another one, to be constrained itself.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: side, to: other.side)
  }

  /// A constraint that keeps this below the other one by multiples of 8 points.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }

  /// A constraint that keeps this at least multiples of 8 points below the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }

  /// A constraint that keeps this at most multiples of 8 points below the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

/// The width or height of a view or guide, or a distance between two anchors.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  init(from origin: LayoutConstraint.Side, to side: LayoutConstraint.Side) {
    super.init(
      LayoutConstraint.Side(
        item: side.item, attribute: side.attribute, origin: (origin.item, origin.attribute)))
  }

  override init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    super.init(item, attribute)
  }

  /// A constraint that sets this to a number of points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(side, .equal, nil, constant: constant)
  }

  /// A constraint that keeps this at least at a number of points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(side, .greaterThanOrEqual, nil, constant: constant)
  }

  /// A constraint that keeps this at most at a number of points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(side, .lessThanOrEqual, nil, constant: constant)
  }

  /// A constraint that sets this to a multiple of another one plus a constant in points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint { relation(.equal, anchor, multiplier, constant) }

  /// A constraint that keeps this at least at a multiple of another one plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint { relation(.greaterThanOrEqual, anchor, multiplier, constant) }

  /// A constraint that keeps this at most at a multiple of another one plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint { relation(.lessThanOrEqual, anchor, multiplier, constant) }
}
