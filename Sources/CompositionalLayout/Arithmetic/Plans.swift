import ScrollEngine

// What the arithmetic knows of a section: values, copied from the section's objects.

/// An item or a group.
struct ItemPlan {
  /// How often a line repeats its items.
  enum Repetition {
    /// As often as they fit.
    case untilFull
    /// A number of items, each with its own length.
    case times(Int)
    /// A number of items that share the line.
    case equally(Int)
  }

  indirect enum Content {
    case cell
    case line(Axis, [ItemPlan], Repetition, CollectionLayoutSpacing)
    case custom(CollectionLayoutGroupCustomItemProvider)
  }

  var size: CollectionLayoutSize
  var insets = DirectionalEdgeInsets.zero
  var edges: CollectionLayoutEdgeSpacing?
  var attachments: [AttachmentPlan] = []
  var content = Content.cell
}

/// A view attached to an item or a group.
struct AttachmentPlan {
  var kind: String
  var size: CollectionLayoutSize
  var insets = DirectionalEdgeInsets.zero
  var container: CollectionLayoutAnchor
  var item: CollectionLayoutAnchor?
  var zIndex = 1
}

/// A view at the edge of a section or of the layout.
struct BoundaryPlan {
  var kind: String
  var size: CollectionLayoutSize
  var insets = DirectionalEdgeInsets.zero
  var alignment: RectAlignment
  var offset = Point.zero
  var extends = true
  var isPinned = false
  var zIndex = 1
}

/// A view behind a section.
struct DecorationPlan {
  var kind: String
  var insets = DirectionalEdgeInsets.zero
  var zIndex = -1
}

/// A section.
struct SectionPlan {
  var group: ItemPlan
  var insets = DirectionalEdgeInsets.zero
  var spacing = 0.0
  var reference = ContentInsetsReference.automatic
  var boundariesFollowInsets = true
  var boundaries: [BoundaryPlan] = []
  var decorations: [DecorationPlan] = []
  var scrolling = CollectionLayoutSectionOrthogonalScrollingBehavior.none
}

extension ItemPlan {
  /// The distance before and after the item along an axis.
  func edges(along axis: Axis) -> (before: CollectionLayoutSpacing, after: CollectionLayoutSpacing)
  {
    axis == .horizontal
      ? (edges?.leading ?? .none, edges?.trailing ?? .none)
      : (edges?.top ?? .none, edges?.bottom ?? .none)
  }

  /// The insets, without those along an estimated axis.
  var effectiveInsets: DirectionalEdgeInsets {
    var insets = insets
    if size.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Whether anything in the item has an estimated dimension.
  var hasEstimate: Bool {
    if size.hasEstimate { return true }
    guard case .line(_, let items, _, _) = content else { return false }
    return items.contains(where: \.hasEstimate)
  }

  /// Whether measured lengths decide how many items there are: items of estimated lengths fill a
  /// line whose length is known.
  var flows: Bool { flows(sharing: nil) }

  /// Along `shared`, the line around this one decides the length.
  private func flows(sharing shared: Axis?) -> Bool {
    guard case .line(let axis, let items, let repetition, _) = content else { return false }
    let isKnown = axis == shared || !size[axis].isEstimated
    switch repetition {
    case .untilFull:
      if isKnown, items.contains(where: { $0.size[axis].isEstimated }) { return true }
      return items.contains { $0.flows(sharing: nil) }
    case .times: return items.contains { $0.flows(sharing: nil) }
    case .equally: return items.contains { $0.flows(sharing: isKnown ? axis : nil) }
    }
  }
}

extension DirectionalEdgeInsets {
  /// A frame without the insets; a side that is shorter than its insets becomes zero.
  func inset(_ frame: Rect) -> Rect {
    frame.inset(by: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing))
  }

  func near(along axis: Axis) -> Double { axis == .horizontal ? leading : top }
  func sum(along axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}

extension Rect {
  func start(along axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  func end(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
