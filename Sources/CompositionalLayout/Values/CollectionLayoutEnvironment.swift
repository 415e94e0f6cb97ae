public import ScrollEngine

/// What a layout lies in: a section provider and a custom group decide by it.
@preconcurrency @MainActor
public protocol CollectionLayoutEnvironment {
  /// The space for the layout, or for the group.
  var container: any CollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: TraitCollection { get }
}

/// A space that is filled with items.
@preconcurrency @MainActor
public protocol CollectionLayoutContainer {
  /// The size with the insets, in points.
  var contentSize: Size { get }
  /// The size without the insets, in points.
  var effectiveContentSize: Size { get }
  /// The insets, in points.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The insets, in points.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// The surroundings of a layout or a group, as they are now.
struct LayoutSurroundings: CollectionLayoutEnvironment, CollectionLayoutContainer {
  var contentSize: Size
  var contentInsets = DirectionalEdgeInsets.zero
  var traitCollection = TraitCollection()

  var container: any CollectionLayoutContainer { self }
  var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: Size {
    Size(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}
