public import CompositionalLayout

/// The layout `CollectionViewCompositionalLayout`.
public typealias UICollectionViewCompositionalLayout = CollectionViewCompositionalLayout
/// The type `CollectionViewCompositionalLayout/Configuration`.
public typealias UICollectionViewCompositionalLayoutConfiguration =
  CollectionViewCompositionalLayout.Configuration
/// The type `CollectionViewCompositionalLayout/SectionProvider`.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  CollectionViewCompositionalLayout.SectionProvider
/// The type `CollectionLayoutSectionOrthogonalScrollingBehavior`.
public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior =
  CollectionLayoutSectionOrthogonalScrollingBehavior
/// The type `ContentInsetsReference`.
public typealias UIContentInsetsReference = ContentInsetsReference
/// The type `CollectionLayoutSection`.
public typealias NSCollectionLayoutSection = CollectionLayoutSection
/// The type `CollectionLayoutSection/VisibleItemsInvalidationHandler`.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  CollectionLayoutSection.VisibleItemsInvalidationHandler
/// The type `CollectionLayoutGroup`.
public typealias NSCollectionLayoutGroup = CollectionLayoutGroup
/// The type `CollectionLayoutGroupCustomItemProvider`.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  CollectionLayoutGroupCustomItemProvider
/// The type `CollectionLayoutGroupCustomItem`.
public typealias NSCollectionLayoutGroupCustomItem = CollectionLayoutGroupCustomItem
/// The type `CollectionLayoutItem`.
public typealias NSCollectionLayoutItem = CollectionLayoutItem
/// The type `CollectionLayoutSize`.
public typealias NSCollectionLayoutSize = CollectionLayoutSize
/// The type `CollectionLayoutDimension`.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
/// The type `CollectionLayoutSpacing`.
public typealias NSCollectionLayoutSpacing = CollectionLayoutSpacing
/// The type `CollectionLayoutEdgeSpacing`.
public typealias NSCollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing
/// The type `CollectionLayoutAnchor`.
public typealias NSCollectionLayoutAnchor = CollectionLayoutAnchor
/// The type `CollectionLayoutSupplementaryItem`.
public typealias NSCollectionLayoutSupplementaryItem = CollectionLayoutSupplementaryItem
/// The type `CollectionLayoutBoundarySupplementaryItem`.
public typealias NSCollectionLayoutBoundarySupplementaryItem =
  CollectionLayoutBoundarySupplementaryItem
/// The type `CollectionLayoutDecorationItem`.
public typealias NSCollectionLayoutDecorationItem = CollectionLayoutDecorationItem
/// The protocol `CollectionLayoutEnvironment`.
public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
/// The protocol `CollectionLayoutContainer`.
public typealias NSCollectionLayoutContainer = CollectionLayoutContainer
/// The protocol `CollectionLayoutVisibleItem`.
public typealias NSCollectionLayoutVisibleItem = CollectionLayoutVisibleItem
/// The type `RectAlignment`.
public typealias NSRectAlignment = RectAlignment
/// The type `DirectionalRectEdge`.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
