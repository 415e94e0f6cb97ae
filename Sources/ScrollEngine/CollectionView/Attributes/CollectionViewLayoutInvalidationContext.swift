/// The parts of a layout that are out of date; subclass it to add a layout's own information.
///
/// A collection view makes a context of the class ``CollectionViewLayout/invalidationContextClass``
/// for each invalidation of its layout, and passes it to
/// ``CollectionViewLayout/invalidateLayout(with:)``.
@preconcurrency @MainActor
open class CollectionViewLayoutInvalidationContext {
  /// Whether everything is out of date, as after a reload.
  public internal(set) final var invalidateEverything = false
  /// Whether the numbers of sections and items have changed, too.
  public internal(set) final var invalidateDataSourceCounts = false

  /// The updates that have changed the numbers of sections and items; empty after a reload.
  public internal(set) final var updateItems: [CollectionViewUpdateItem] = []

  /// Whether a line layout has adapted its lines to an update already.
  final var linesFollowed = false

  /// The items marked as out of date; nil if none is.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views marked as out of date, by their kinds; nil if none is.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views marked as out of date, by their kinds; nil if none is.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// How far the offset moves once the layout is prepared, in points; the result is clamped to the
  /// range of offsets.
  public final var contentOffsetAdjustment = Point.zero

  /// How much the content grows along each axis, in points, as stated by a layout.
  ///
  /// The collection does not use this value, because it asks for
  /// ``CollectionViewLayout/collectionViewContentSize`` after each invalidation; a layout may use
  /// it in ``CollectionViewLayout/invalidateLayout(with:)``.
  public final var contentSizeAdjustment = Size.zero

  /// Makes a context that marks nothing as out of date.
  public required init() {}

  /// Marks items as out of date.
  public final func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Marks supplementary views of a kind as out of date.
  public final func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Marks decoration views of a kind as out of date.
  public final func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// The parts of a flow layout that are out of date.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the sizes, spaces and insets from the delegate are out of date.
  ///
  /// If this or ``invalidateFlowLayoutAttributes`` is true, the layout asks for all of them again
  /// and makes all lines anew. Both are false for a change of bounds that keeps the length of the
  /// lines, so a subclass may change attributes with each offset without new lines.
  public final var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the layout's own properties have changed, so that all lines are made anew.
  public final var invalidateFlowLayoutAttributes = true

  /// Whether no line has to be made anew.
  final var keepsLines: Bool {
    !invalidateFlowLayoutDelegateMetrics && !invalidateFlowLayoutAttributes
  }
}
