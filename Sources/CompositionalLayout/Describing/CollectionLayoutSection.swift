public import ScrollEngine

/// How the items of a section lie: a group that is repeated, and what surrounds the groups.
///
/// ```swift
/// let item = CollectionLayoutItem(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// let group = CollectionLayoutGroup.horizontal(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
///   subitems: [item])
/// let section = CollectionLayoutSection(group: group)
/// section.interGroupSpacing = 8
/// ```
@preconcurrency @MainActor
public final class CollectionLayoutSection {
  /// Changes visible items, given the offset in the section and its surroundings.
  public typealias VisibleItemsInvalidationHandler = (
    _ visibleItems: [any CollectionLayoutVisibleItem], _ scrollOffset: Point,
    _ environment: any CollectionLayoutEnvironment
  ) -> Void

  let group: CollectionLayoutGroup

  /// The space around the groups, in points.
  public var contentInsets = DirectionalEdgeInsets.zero {
    didSet {
      guard contentInsets.isFinite else {
        fatalError("CollectionLayoutSection: contentInsets \(contentInsets) are not finite")
      }
    }
  }

  /// The distance between groups, in points.
  public var interGroupSpacing = 0.0 {
    didSet {
      guard interGroupSpacing.isFinite else {
        fatalError("CollectionLayoutSection: interGroupSpacing \(interGroupSpacing) is not finite")
      }
    }
  }

  /// Which insets of the collection count; `automatic` stands for those of the configuration.
  public var contentInsetsReference = ContentInsetsReference.automatic

  /// Whether ``contentInsets`` count for headers and footers, too.
  public var supplementariesFollowContentInsets = true

  /// The headers, footers and other views at the section's edges.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []

  /// The views behind the section.
  public var decorationItems: [CollectionLayoutDecorationItem] = []

  /// How the section scrolls across the layout.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior
    .none

  /// Called with the visible items each time that they scroll, before they are shown; what it
  /// changes is shown.
  ///
  /// `scrollOffset` is that of the section if it scrolls across, and else that of the collection.
  /// Frames count in the collection's content, as before the section has scrolled across.
  public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// Makes a section that repeats a group.
  public init(group: CollectionLayoutGroup) { self.group = group }

  final var plan: SectionPlan {
    SectionPlan(
      group: group.plan, insets: contentInsets, spacing: interGroupSpacing,
      reference: contentInsetsReference, boundariesFollowInsets: supplementariesFollowContentInsets,
      boundaries: boundarySupplementaryItems.map(\.boundary),
      decorations: decorationItems.map(\.decoration), scrolling: orthogonalScrollingBehavior)
  }
}
