public import ScrollEngine

/// A layout of sections, each with an arrangement of its own: groups of items, repeated along the
/// layout, or across it in a scroll view of the section's own.
///
/// The description is made of values like those of UIKit: a section repeats a group
/// (``CollectionLayoutGroup``) of items (``CollectionLayoutItem``), with headers, footers, badges
/// and backgrounds.
///
/// ```swift
/// let layout = CollectionViewCompositionalLayout { section, environment in
///   section == 0 ? carousel() : grid(columns: environment.container.contentSize.width > 600 ? 5 : 3)
/// }
/// let collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
/// ```
///
/// ## How it works
///
/// **Sections are found out when they come near.** The layout asks the section provider for the
/// sections within a screen around the visible part, and takes others to be as long as the first one
/// (`SparseSums`). When a section before the visible part turns out to have another length, or a cell
/// that decides its own size does, the offset moves along, so that what one reads stays.
///
/// **Groups repeat.** One full group is laid out, and serves for all groups without a measured item
/// (`GroupCourse`), so a section of 100,000 items costs as much as one of ten.
///
/// **A section that scrolls across has a scroll view** (`SectionScroller`), which the collection
/// shows while it is in sight (`CollectionViewScroller`). Its cells are subviews of
/// that scroll view, but belong to the collection: they come from its queue, and are selected,
/// focused, moved by updates and heard as all other cells are. The frames of attributes do not
/// depend on the section's offset, so the layout has nothing to do when a section scrolls. There is
/// no second list.
///
/// **Steps are cheap.** The layout keeps its attributes: the collection asks for more than is visible,
/// and then only when it comes near the end of that. Pinned views are asked for at each step.
///
/// An item may have one view of a kind attached to it, and a group, too, if the kinds differ.
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// Provides a section; nil is a mistake, and stops the program.
  public typealias SectionProvider = (
    _ section: Int, _ environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection?

  /// What applies to the layout as a whole.
  @preconcurrency @MainActor
  public final class Configuration {
    /// The direction in which the sections follow each other.
    public var scrollDirection = Axis.vertical
    /// The distance between sections, in points; not negative.
    public var interSectionSpacing = 0.0
    /// The views at the edges of all content. Those of one kind are asked for in section 0, with the
    /// items 0, 1, 2 and so on; their kinds are not those of the sections' views.
    public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
    /// Which insets of the collection count for sections that do not say it themselves.
    public var contentInsetsReference = ContentInsetsReference.safeArea

    /// Makes a configuration of a layout that scrolls vertically.
    public init() {}
  }

  /// What applies to the layout as a whole; set it again after changing it.
  public final var configuration: Configuration { didSet { invalidateLayout() } }

  let provider: SectionProvider
  /// What is known of the sections.
  final var sections = KnownSections()
  /// The scroll views of the sections in sight that scroll across.
  final var scrollers: [Int: SectionScroller] = [:]
  /// How far sections out of sight have scrolled, in points of the layout.
  final var offsets: [Int: Point] = [:]
  /// How out of date the sections are.
  final var staleness = Staleness.counts
  /// The updates that the next preparation follows.
  final var updates: UpdateMap?
  /// What stays in its place until the next preparation; nil for nothing.
  final var anchor: Anchor?
  /// The anchor of the last change, and the offset after it: of several changes without a scroll
  /// between them, all keep the same anchor, so that content does not drift.
  private var heldAnchor: (anchor: Anchor, start: Double)?
  /// How far the offset is about to move, in points.
  final var pendingShift = 0.0
  /// What of ``pendingShift`` no invalidation has asked for yet.
  final var unappliedShift = 0.0
  private var isShifting = false

  /// How much has to be found out anew.
  enum Staleness: Comparable {
    case none
    /// The sections' descriptions.
    case descriptions
    /// The measured sizes, too.
    case sizes
    /// The numbers of sections and items, too.
    case counts
  }

  /// Makes a layout with the same section throughout.
  public convenience init(section: CollectionLayoutSection) {
    self.init(section: section, configuration: Configuration())
  }

  /// Makes a layout with the same section throughout.
  public convenience init(section: CollectionLayoutSection, configuration: Configuration) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Makes a layout that asks for its sections as they come near.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: Configuration())
  }

  /// Makes a layout that asks for its sections as they come near.
  public init(sectionProvider: @escaping SectionProvider, configuration: Configuration) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// True: in content from right to left, the first item is at the right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Whether attributes stay until the next invalidation: not in a subclass, and not while a section
  /// in sight changes its items as they scroll.
  open override var keepsAttributes: Bool {
    type(of: self) == CollectionViewCompositionalLayout.self && !sections.hasHandlers
  }

  final var axis: Axis { sections.axis }

  // MARK: Preparing

  /// Finds out the sections near the visible part.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    // The second time, the offset is only about to move.
    if isShifting {
      isShifting = false
      return
    }
    pendingShift = 0
    bringUpToDate(collectionView)
    let bounds = collectionView.layoutBounds
    let shift = findOut(around: bounds, keeping: anchor)
    heldAnchor = anchor.map { ($0, bounds.start(along: axis) + shift) }
    anchor = nil
    placeScrollers()
    dropScrollers()
    guard shift != 0 else { return }
    let context = OwnContext()
    context.contentOffsetAdjustment = adjustment(by: shift)
    isShifting = true
    super.invalidateLayout(with: context)
  }

  /// The size of all sections, as far as it is known.
  open override var collectionViewContentSize: Size { sections.contentSize }

  // MARK: Elements

  /// The elements of the sections near the visible part.
  open override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  /// The views that are pinned to the visible part.
  open override func layoutAttributesForPinnedElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes] {
    sections.hasPinned || sections.edges != nil ? pinnedElements(in: rect) : []
  }

  /// The attributes of an item; the section is found out if it has not come near yet.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    item(at: indexPath)
  }

  /// The attributes of a view at an edge, or attached to an item.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    supplementary(elementKind, at: indexPath)
  }

  /// The attributes of a view behind a section.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    decoration(elementKind, at: indexPath)
  }

  // MARK: Sizes that views prefer

  /// Whether the element's size is an estimate.
  open override func asksForPreferredAttributes(
    of attributes: CollectionViewLayoutAttributes
  ) -> Bool {
    estimates(of: attributes).any
  }

  /// The axis along which the element's size is known, if it is an estimate along the other one.
  open override func axisToKeep(of attributes: CollectionViewLayoutAttributes) -> Axis? {
    let estimates = estimates(of: attributes)
    guard estimates.horizontal != estimates.vertical else { return nil }
    return estimates.vertical ? .horizontal : .vertical
  }

  /// Whether the element's size is an estimate, and its view has not been asked for it since the sections
  /// were last found out.
  open override func lacksPreferredSize(of attributes: CollectionViewLayoutAttributes) -> Bool {
    lacksSize(of: attributes)
  }

  /// Adopts the preferred size along the axes on which the size is an estimate.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    adopt(preferredAttributes, originalAttributes)
  }

  /// A context that moves the offset along with what has grown before the visible part.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = OwnContext()
    context.contentOffsetAdjustment = adjustment(by: unappliedShift)
    unappliedShift = 0
    return context
  }

  /// Scrolls a section that scrolls across until an item is at a position.
  open override func scrollAcross(
    toItemAt indexPath: IndexPath, at scrollPosition: CollectionView.ScrollPosition, animated: Bool
  ) {
    bring(indexPath, to: scrollPosition, animated: animated)
  }

  // MARK: Invalidation

  /// An invalidation by the layout itself, after which nothing is out of date.
  final class OwnContext: CollectionViewLayoutInvalidationContext {}

  /// Whether the size has changed, or a section comes near that is not known.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size
      || !sections.known.contains(range(ofVisible: newBounds, in: collectionView))
  }

  /// A context that says what is out of date for new bounds.
  open override func invalidationContext(
    forBoundsChange newBounds: Rect
  ) -> CollectionViewLayoutInvalidationContext {
    guard let collectionView, newBounds.size != collectionView.bounds.size else {
      return OwnContext()
    }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  /// Notes what is out of date.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if !(context is OwnContext) { note(context) }
    super.invalidateLayout(with: context)
  }

  private func note(_ context: CollectionViewLayoutInvalidationContext) {
    if staleness == .none { anchor = anchorInPlace ?? currentAnchor() }
    if !context.updateItems.isEmpty {
      let map = UpdateMap(context.updateItems)
      anchor = anchor.flatMap { map.newAnchor(forOld: $0, in: sections) }
      updates = map
    }
    if context.invalidateEverything {
      staleness = .counts
    } else {
      for path in context.invalidatedItemIndexPaths ?? [] { sections.forgetSize(at: path) }
      staleness = max(staleness, .descriptions)
    }
  }

  /// The anchor of the last change, if nothing has scrolled since.
  private var anchorInPlace: Anchor? {
    guard let heldAnchor, let collectionView,
      abs(collectionView.layoutBounds.start(along: axis) - heldAnchor.start) < 1e-6,
      heldAnchor.anchor.section < sections.count
    else { return nil }
    return heldAnchor.anchor
  }

  /// Gives up the scroll views of the sections.
  open override func prepareForTransition(to newLayout: CollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    for (_, scroller) in scrollers { keepOffset(of: scroller) }
    scrollers = [:]
    staleness = .counts
  }
}
