import Extents

/// The base class of the flow, grid and list layouts: sections of lines, with headers and footers.
open class CollectionViewLineLayout: CollectionViewLayout {
  /// The axis along which the lines follow each other and the collection scrolls.
  public var scrollDirection = Axis.vertical {
    didSet {
      changed(oldValue != scrollDirection)
      guard oldValue != scrollDirection, let collectionView else { return }
      collectionView.superview?.arrangement?.subviewDidChangeScrollAxis(collectionView)
    }
  }

  /// The least space between two lines, in points.
  ///
  /// In a flow layout it may be negative: then lines overlap, and none begins before the one that precedes it.
  public var minimumLineSpacing: Double { didSet { changed(oldValue != minimumLineSpacing) } }

  /// The space around the lines of each section, in points.
  public var sectionInset = EdgeInsets.zero { didSet { changed(oldValue != sectionInset) } }

  /// The size of each header in points; only its length along the scroll direction counts.
  public var headerReferenceSize = Size.zero {
    didSet { changed(oldValue != headerReferenceSize) }
  }

  /// The size of each footer in points; only its length along the scroll direction counts.
  public var footerReferenceSize = Size.zero {
    didSet { changed(oldValue != footerReferenceSize) }
  }

  /// Whether the header of a section stays visible while the section is visible.
  public var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionHeadersPinToVisibleBounds) }
  }

  /// Whether the footer of a section stays visible while the section is visible.
  public var sectionFootersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionFootersPinToVisibleBounds) }
  }

  /// The positions of all elements, as of the last preparation.
  final var geometry = LineGeometry(axis: .vertical, breadth: 0)
  private var isStale = true
  /// Whether all lines have been made again since visible cells were last measured.
  final var isNew = true

  init(minimumLineSpacing: Double) {
    self.minimumLineSpacing = minimumLineSpacing
    super.init()
  }

  override init?(coder: any ArchiveCoder) { nil }

  final func changed(_ isChange: Bool) {
    if isChange { invalidateLayout() }
  }

  /// Makes the lines again before they are next used, if the context does not keep them.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if !keepsLines(context) { isStale = true }
    super.invalidateLayout(with: context)
  }

  private func keepsLines(_ context: CollectionViewLayoutInvalidationContext) -> Bool {
    guard !context.invalidateEverything else { return false }
    let flow = context as? CollectionViewFlowLayoutInvalidationContext
    return context.linesFollowed || flow?.keepsLines == true
  }

  // MARK: Preparing

  /// Puts all items into lines, if anything has changed since the last preparation.
  ///
  /// An override may set what the lines depend on, before or after its call of `super` or without one: the lines
  /// are those of the values at its end.
  open override func prepare() { prepareLines() }

  /// Makes the lines, if anything has changed since they were made.
  final func prepareLines() {
    guard let collectionView, isStale || isOutOfShape else { return }
    isStale = false
    willAskDelegate()
    // Makes the lines in a local variable: a delegate that uses the layout meanwhile still sees the
    // old lines.
    var geometry = LineGeometry(
      axis: scrollDirection, breadth: breadth, counts: collectionView.counts)
    var index = 0
    while index < geometry.counts.numberOfSections, isCurrent {
      let count = geometry.counts.numberOfItems(inSection: index)
      let lines = lines(of: soundSection(at: index), at: index, count: count)
      guard isCurrent else { return }
      let end = asksForEachSection ? index + 1 : geometry.counts.endOfEqualSections(from: index)
      geometry.append(lines, count: end - index)
      index = end
    }
    guard isCurrent else { return }
    self.geometry = geometry
    isNew = true
  }

  /// Whether no callback has replaced the layout, or changed it.
  private var isCurrent: Bool { collectionView != nil && !isStale }

  /// Whether the delegate may be asked; false after a callback has requested other content.
  final var mayAsk: Bool { collectionView?.mayAsk ?? false }

  /// Called before the layout asks the delegate for anything.
  func willAskDelegate() {}

  /// Whether the layout asks the delegate about each section or item; if not, it computes the lines
  /// of equal sections once.
  var asksForEachSection: Bool { false }

  /// Puts items into other lines after updates; does nothing if all lines are to be made again
  /// anyway.
  final func follow(_ changes: ListChanges) {
    guard !isStale, !isOutOfShape, let collectionView else { return }
    willAskDelegate()
    var geometry = geometry
    geometry.apply(changes, counts: collectionView.counts, asking: source)
    self.geometry = geometry
    // Lines that keep no sizes are estimates again, even if their cells are visible.
    if !geometry.keepsSizes { isNew = true }
  }

  /// Adopts the current sizes of items with new content.
  final func reload(_ paths: [IndexPath]) {
    guard !isStale, !isOutOfShape else { return }
    var geometry = geometry
    geometry.reload(paths, asking: source)
    self.geometry = geometry
  }

  private var source: LineGeometry.Source {
    LineGeometry.Source(
      section: { index in
        var section = self.soundSection(at: index)
        // Once a callback has changed the layout, all lines will be made again: until then all
        // sections have one arrangement.
        if self.isStale, let first = self.geometry.sections.first {
          section.arrangement = first.arrangement
        }
        return section
      },
      lines: { self.lines(of: $0, at: $1, count: $2) },
      sizes: { self.sizes(ofItems: $0, inSection: $1, isReload: $2) })
  }

  /// All lines of a section.
  func lines(of section: LineSection, at index: Int, count: Int) -> SectionLines {
    SectionLines(even: section, count: count, breadth: breadth)
  }

  /// The sizes of some items, if each has its own; nil for items that keep their size until they
  /// are measured again.
  func sizes(ofItems items: Range<Int>, inSection index: Int, isReload: Bool) -> ItemSizes? { nil }

  private func soundSection(at index: Int) -> LineSection {
    let section = section(at: index)
    requireSound(section, index)
    return section
  }

  /// The measures of a section; subclasses add the arrangement of its items.
  func section(at index: Int) -> LineSection {
    var section = LineSection()
    section.setInset(sectionInset, axis: scrollDirection)
    section.header = headerReferenceSize[scrollDirection]
    section.footer = footerReferenceSize[scrollDirection]
    section.lineSpacing = minimumLineSpacing
    return section
  }

  /// The length available to lines across the axis, in points.
  final var breadth: Double { collectionView.map { breadth(in: $0.bounds) } ?? 0 }

  /// The length available to lines across the axis in other bounds, in points.
  private func breadth(in bounds: Rect) -> Double {
    let across = scrollDirection.across
    let inset = collectionView?.adjustedContentInset.sum(along: across) ?? 0
    return max(0, bounds.size[across] - inset)
  }

  /// Whether the lines were made for another breadth.
  final var isOutOfShape: Bool { geometry.breadth != breadth }

  // MARK: Answers

  /// The size of all lines, headers and footers, in points.
  open override var collectionViewContentSize: Size { geometry.contentSize }

  /// True if the length of the lines changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    changesLines(newBounds)
  }

  /// Whether the length of lines in new bounds differs from their length in the current bounds.
  ///
  /// Lines that were made for a third length are made again anyway.
  final func changesLines(_ newBounds: Rect) -> Bool { breadth(in: newBounds) != breadth }

  /// The attributes of the elements that intersect a rectangle of the content.
  open override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]?
  {
    elements(in: rect).map { $0.object(attributesType) }
  }

  /// The elements that intersect a rectangle of the content.
  final func elements(in rect: Rect) -> [ElementAttributes] {
    var found: [ElementAttributes] = []
    let axis = geometry.axis
    let bands = geometry.bands(from: rect.start(along: axis), to: rect.end(along: axis))
    guard !bands.isEmpty else { return found }
    Limits.checkListed(
      geometry.items(inBands: bands).count,
      "CollectionView: layoutAttributesForElements(in: \(rect))")
    var band = bands.lowerBound
    for section in geometry.section(ofBand: band)...geometry.section(ofBand: bands.upperBound - 1) {
      let end = min(bands.upperBound, geometry.bands(ofSection: section).upperBound)
      while band < end {
        geometry.forEachItem(inBand: band, ofSection: section) { item, frame in
          if frame.intersects(rect) { found.append(attributes(ofItem: item, frame: frame)) }
        }
        band += 1
      }
      for edge in SectionEdge.allCases {
        guard let attributes = attributes(of: edge, ofSection: section),
          attributes.frame.intersects(rect)
        else { continue }
        found.append(attributes)
      }
    }
    return found
  }

  /// The attributes of an item; nil if there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  {
    guard geometry.counts.hasItem(at: indexPath) else { return nil }
    var attributes = ElementAttributes(itemAt: indexPath)
    attributes.frame = geometry.frame(ofItem: geometry.counts.index(of: indexPath))
    return attributes.object(attributesType)
  }

  /// The attributes of a header or footer, pinned or not; nil if the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let edge = SectionEdge(kind: elementKind),
      geometry.counts.hasSection(indexPath.section), indexPath.item == 0
    else { return nil }
    return attributes(of: edge, ofSection: indexPath.section)?.object(attributesType)
  }

  /// The item's own attributes, but transparent, for an override to change.
  ///
  /// If an override leaves the attributes unchanged, the engine decides how the item appears.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    collectionView?.fadedElement
  }

  /// The item's own attributes, but transparent, for an override to change.
  ///
  /// If an override leaves the attributes unchanged, the engine decides how the item disappears.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    collectionView?.fadedElement
  }

  // MARK: For the collection view

  final func attributes(ofItem item: Int, frame: Rect) -> ElementAttributes {
    var attributes = ElementAttributes(itemAt: geometry.counts.indexPath(at: item))
    attributes.frame = frame
    return attributes
  }

  /// The attributes of a header or footer at its current frame; nil if the section has none.
  final func attributes(
    of edge: SectionEdge, ofSection section: Int
  ) -> ElementAttributes? {
    guard let frame = frame(of: edge, ofSection: section) else { return nil }
    var attributes = ElementAttributes(of: edge, at: IndexPath(item: 0, section: section))
    attributes.frame = frame
    attributes.zIndex = SectionEdge.zIndex
    return attributes
  }

  /// The current frame of a header or footer; nil if the section has none.
  final func frame(of edge: SectionEdge, ofSection section: Int) -> Rect? {
    guard pins(edge), let visible = collectionView?.uncoveredRange(along: geometry.axis) else {
      return geometry.frame(of: edge, ofSection: section)
    }
    return geometry.pinnedFrame(of: edge, ofSection: section, in: visible)
  }

  final func pins(_ edge: SectionEdge) -> Bool {
    switch edge {
    case .header: sectionHeadersPinToVisibleBounds
    case .footer: sectionFootersPinToVisibleBounds
    }
  }

  final var pinsAnything: Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// True: where reading begins at the right, lines begin at the right, or follow each other from
  /// the right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Sizes from cells

  override var asksCells: Bool { false }

  /// Adopts a cell's preferred size, and updates the lines at once; returns whether lines have
  /// changed.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    guard asksCells, originalAttributes.representedElementCategory == .cell,
      geometry.counts.hasItem(at: originalAttributes.indexPath)
    else { return false }
    let size = preferredAttributes.size
    requireLength(size.width, "the width that the cell of \(originalAttributes.indexPath) prefers")
    requireLength(
      size.height, "the height that the cell of \(originalAttributes.indexPath) prefers")
    return geometry.setMeasured(
      size, ofItem: geometry.counts.index(of: originalAttributes.indexPath))
  }

  // MARK: Mistakes

  private func requireSound(_ section: LineSection, _ index: Int) {
    requireLength(section.header, "the header of section \(index)")
    requireLength(section.footer, "the footer of section \(index)")
    switch section.arrangement {
    case .columns, .rows:
      requireLength(section.lineSpacing, "the line spacing of section \(index)")
      requireLength(section.itemSpacing, "the item spacing of section \(index)")
    case .uniform, .individual:
      // As in UIKit, the lines and items of a flow layout may overlap.
      requireLength(abs(section.lineSpacing), "the line spacing of section \(index)")
      requireLength(abs(section.itemSpacing), "the item spacing of section \(index)")
    }
    for length in [section.leading, section.trailing, section.near, section.far] {
      requireLength(length, "an inset of section \(index)")
    }
  }

  final func requireSize(_ size: Size, _ what: @autoclosure () -> String) {
    require(
      size.width.isLength && size.height.isLength,
      "CollectionView: \(what()) has the size \(size.width) x \(size.height); \(Limits.lengths)")
  }

  final func requireLength(_ length: Double, _ what: @autoclosure () -> String) {
    require(
      length.isLength, "CollectionView: \(what()) has the length \(length); \(Limits.lengths)")
  }
}
