/// The parts of a layout that are out of date; subclass it to add a layout's own notes.
///
/// A collection view makes one whenever something makes its layout prepare again, and hands it to
/// ``CollectionViewLayout/invalidateLayout(with:)``. The class is
/// ``CollectionViewLayout/invalidationContextClass``.
@preconcurrency @MainActor
open class CollectionViewLayoutInvalidationContext {
  /// Whether everything is out of date, as after a reload.
  public internal(set) final var invalidateEverything = false
  /// Whether the numbers of sections and items have changed, too.
  public internal(set) final var invalidateDataSourceCounts = false

  /// Whether the lines of a line layout already are those after an update.
  final var linesFollowed = false

  /// The items that are noted as out of date; nil if none is.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are, by their kinds; nil if none is.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that are, by their kinds; nil if none is.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// By how many points the content is to move on, once the layout is prepared; within its range.
  public final var contentOffsetAdjustment = Point.zero

  /// By how many points the content grows in each direction, if a layout notes it.
  ///
  /// The collection asks for ``CollectionViewLayout/collectionViewContentSize`` after each invalidation,
  /// and so needs no note; what a layout does with it in
  /// ``CollectionViewLayout/invalidateLayout(with:)`` is up to the layout.
  public final var contentSizeAdjustment = Size.zero

  /// Makes a context in which nothing is noted.
  public required init() {}

  /// Notes items.
  public final func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Notes supplementary views of a kind.
  public final func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Notes decoration views of a kind.
  public final func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// The parts of a flow layout that are out of date.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether sizes, spaces and insets are asked for again, and all lines made anew.
  ///
  /// False for a change of bounds that leaves the lines as long as they are: a layout that adds to what
  /// the flow layout answers, with each offset, costs no new lines then.
  public final var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the lines are made anew from what the layout itself has changed.
  public final var invalidateFlowLayoutAttributes = true

  /// Whether no line has to be made anew.
  final var keepsLines: Bool {
    !invalidateFlowLayoutDelegateMetrics && !invalidateFlowLayoutAttributes
  }
}
