public import ScrollEngine

/// A view attached to an item or to a group, such as a badge; the data source provides it.
///
/// It is asked for with the index path of the item; for a group, of the group's first item.
public class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind of the view.
  public final let elementKind: String
  /// The point of the item's frame to which the view is attached.
  public final let containerAnchor: CollectionLayoutAnchor
  /// The point of the view that lies at the container's anchor; nil if the view lies inside of the
  /// item's edges that the container's anchor names.
  public final let itemAnchor: CollectionLayoutAnchor?
  /// The position from back to front; items have 0.
  public final var zIndex = 1

  /// Makes a view that lies inside of the item, at the edges of the anchor.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize)
  }

  /// Makes a view whose anchor lies at the anchor of the item.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  final var attachment: AttachmentPlan {
    AttachmentPlan(
      kind: elementKind, size: layoutSize, insets: contentInsets, container: containerAnchor,
      item: itemAnchor, zIndex: zIndex)
  }
}

/// A header, a footer or another view at the edge of a section, or of the whole layout.
///
/// Its size counts in the section's container. Several views that extend the same edge lie one after
/// another, in the order in which the section lists them. Of a section, the views of one kind are
/// asked for with the items 0, 1, 2 and so on.
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The edge or corner of the section at which the view lies. A corner counts as a place on the
  /// edge that the layout scrolls towards.
  public let alignment: RectAlignment
  /// How far the view is moved from its place, in points.
  public let offset: Point
  /// Whether the section becomes longer by the view; if not, the view lies over the content.
  public var extendsBoundary = true
  /// Whether the view stays in sight as long as its section is.
  public var pinToVisibleBounds = false

  /// Makes a view at an edge.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: Point = .zero
  ) {
    guard absoluteOffset.isFinite else {
      fatalError(
        "CollectionLayoutBoundarySupplementaryItem: the offset \(absoluteOffset) of \"\(elementKind)\" is not finite"
      )
    }
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: CollectionLayoutAnchor(edges: []))
  }

  var boundary: BoundaryPlan {
    BoundaryPlan(
      kind: elementKind, size: layoutSize, insets: contentInsets, alignment: alignment,
      offset: offset, extends: extendsBoundary, isPinned: pinToVisibleBounds, zIndex: zIndex)
  }
}

/// A view behind a section, which does not depend on the data: its class is registered with
/// `register(_:forDecorationViewOfKind:)` of the layout.
public final class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The position from back to front; items have 0.
  public var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Makes a view behind the whole section, with its headers and footers; ``contentInsets`` make it
  /// smaller.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }

  var decoration: DecorationPlan {
    DecorationPlan(kind: elementKind, insets: contentInsets, zIndex: zIndex)
  }
}
