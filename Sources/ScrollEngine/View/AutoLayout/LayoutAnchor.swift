/// An edge, centre, baseline or size of a view or guide, from which constraints are made.
///
/// ```swift
/// title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8).isActive = true
/// ```
///
/// The compiler rejects a constraint between a size and an edge, or between edges along different
/// axes.
@preconcurrency @MainActor
open class LayoutAnchor<AnchorType: AnyObject> {
  let side: LayoutConstraint.Side

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    side = LayoutConstraint.Side(item: item, attribute: attribute)
  }

  init(_ side: LayoutConstraint.Side) { self.side = side }

  /// The view or guide that the anchor belongs to; nil if it has been deallocated.
  public final var item: AnyObject? { side.item.object }

  /// Makes an inactive constraint: this anchor equals `anchor` plus `constant`, in points.
  public final func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint { relation(.equal, anchor, 1, constant) }

  /// Makes an inactive constraint: this anchor is at least `anchor` plus `constant`, in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint { relation(.greaterThanOrEqual, anchor, 1, constant) }

  /// Makes an inactive constraint: this anchor is at most `anchor` plus `constant`, in points.
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
  /// The distance from this anchor to `other`, in points, as a dimension to constrain.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: side, to: other.side)
  }

  /// A constraint that places this anchor `multiplier` times 8 points after `anchor`.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }

  /// A constraint that keeps this anchor at least `multiplier` times 8 points after `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }

  /// A constraint that keeps this anchor at most `multiplier` times 8 points after `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

/// An anchor along the vertical axis.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// The distance from this anchor to `other`, in points, as a dimension to constrain.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: side, to: other.side)
  }

  /// A constraint that places this anchor `multiplier` times 8 points below `anchor`.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }

  /// A constraint that keeps this anchor at least `multiplier` times 8 points below `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }

  /// A constraint that keeps this anchor at most `multiplier` times 8 points below `anchor`.
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

  /// A constraint that sets this dimension to `constant`, in points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(side, .equal, nil, constant: constant)
  }

  /// A constraint that keeps this dimension at least at `constant`, in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(side, .greaterThanOrEqual, nil, constant: constant)
  }

  /// A constraint that keeps this dimension at most at `constant`, in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(side, .lessThanOrEqual, nil, constant: constant)
  }

  /// A constraint that sets this dimension to `multiplier` times `anchor` plus `constant`, in
  /// points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint { relation(.equal, anchor, multiplier, constant) }

  /// A constraint that keeps this dimension at least at `multiplier` times `anchor` plus
  /// `constant`, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint { relation(.greaterThanOrEqual, anchor, multiplier, constant) }

  /// A constraint that keeps this dimension at most at `multiplier` times `anchor` plus `constant`,
  /// in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint { relation(.lessThanOrEqual, anchor, multiplier, constant) }
}
