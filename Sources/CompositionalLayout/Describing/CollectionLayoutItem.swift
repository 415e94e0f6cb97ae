public import ScrollEngine

/// What an item of a group looks like: its size, and the space in and around it.
@preconcurrency @MainActor
public class CollectionLayoutItem {
  /// The size.
  public final let layoutSize: CollectionLayoutSize
  /// The badges and other views that are attached to each item; the data source is asked for them with
  /// the index path of the item, or of a group's first item.
  public final var supplementaryItems: [CollectionLayoutSupplementaryItem]

  /// The space between the item's place and its frame, in points; it does not count along an axis
  /// whose dimension is an estimate.
  ///
  /// In a group, this is the space around its items.
  public final var contentInsets = DirectionalEdgeInsets.zero {
    didSet {
      guard contentInsets.isFinite else {
        fatalError("CollectionLayoutItem: contentInsets \(contentInsets) are not finite")
      }
    }
  }

  /// The distances around the item's place; nil for none.
  public final var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Makes an item with views attached to it.
  public init(
    layoutSize: CollectionLayoutSize,
    supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// The plan of the item, as it is now.
  final var plan: ItemPlan {
    ItemPlan(
      size: layoutSize, insets: contentInsets, edges: edgeSpacing,
      attachments: supplementaryItems.map(\.attachment), content: content)
  }

  var content: ItemPlan.Content { .cell }
}
