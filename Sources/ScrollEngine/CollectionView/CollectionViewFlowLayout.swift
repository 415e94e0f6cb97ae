import Extents

/// Lines that follow each other, each of as many items as fit, with headers and footers for
/// sections.
///
/// The items of a full line are spread evenly from inset to inset, never closer together than
/// ``minimumInteritemSpacing``; the only item of a full line is centred. The last line of a section
/// begins at the near edge and is spaced as if more items like its last item filled it. Items are
/// centred in the thickness of their line. An item broader than a line has a line to itself.
/// Nothing is rounded to pixels.
///
/// If the delegate has a size for each item (``CollectionViewDelegateFlowLayout``), the layout asks
/// for all of them once, in O(n). Otherwise, even with ``estimatedItemSize``, the cost of making a
/// section does not depend on its number of items.
open class CollectionViewFlowLayout: CollectionViewLineLayout {
  /// The least space between two items of a line, in points.
  public var minimumInteritemSpacing = 10.0 {
    didSet { changed(oldValue != minimumInteritemSpacing) }
  }

  /// The size of items for which the delegate has none, in points.
  public var itemSize = Size(width: 50, height: 50) { didSet { changed(oldValue != itemSize) } }

  /// The estimated size of items until they become visible, in points.
  ///
  /// If it is not zero, and the delegate has no sizes, a cell that becomes visible is asked for its
  /// preferred size (``CollectionReusableView/preferredLayoutAttributesFitting(_:)``), and visible
  /// items stay in position while the thickness of lines changes. With ``automaticSize`` the
  /// estimate is ``itemSize``.
  public var estimatedItemSize = Size.zero { didSet { changed(oldValue != estimatedItemSize) } }

  /// For ``estimatedItemSize``: cells decide their sizes, with ``itemSize`` as the estimate.
  public static let automaticSize = Size(
    width: Double.greatestFiniteMagnitude, height: Double.greatestFiniteMagnitude)

  /// The size assumed for items that are not yet measured, in points.
  private var estimate: Size {
    estimatedItemSize == Self.automaticSize || estimatedItemSize == .zero
      ? itemSize : estimatedItemSize
  }

  /// The collection's delegate, if it is a flow layout's delegate; otherwise nil.
  private weak var flowDelegate: (any CollectionViewDelegateFlowLayout)?

  /// Creates a layout with 10 points between lines.
  public init() {
    super.init(minimumLineSpacing: 10)
  }

  /// Always nil: there are no archives. It exists for code that calls `super.init(coder:)`.
  @_disfavoredOverload
  public override init?(coder: any ArchiveCoder) { nil }

  /// ``CollectionViewFlowLayoutInvalidationContext``, or a subclass.
  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  /// The context of an invalidation for new bounds; keeps the lines if their length stays the same.
  open override func invalidationContext(
    forBoundsChange newBounds: Rect
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? CollectionViewFlowLayoutInvalidationContext,
      !changesLines(newBounds)
    {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  override func delegateDidChange() {
    flowDelegate = collectionView?.delegate as? any CollectionViewDelegateFlowLayout
  }

  /// The delegate; nil if it is known not to implement a method.
  private func delegate(
    answering callback: ListCallbacks
  ) -> (any CollectionViewDelegateFlowLayout)? {
    collectionView?.callbacks.defaults.contains(callback) == false ? flowDelegate : nil
  }

  /// The delegate; nil if it is known not to implement a method, or if a callback has requested a
  /// reload.
  private func asked(
    _ callback: ListCallbacks
  ) -> (any CollectionViewDelegateFlowLayout)? {
    mayAsk ? delegate(answering: callback) : nil
  }

  /// Asks for the size of one item, because the arrangement of all items depends on whether the
  /// delegate has sizes.
  override func willAskDelegate() {
    guard let collectionView, mayAsk, collectionView.counts.total > 0,
      !collectionView.callbacks.answered.contains(.sizeForItem),
      let delegate = delegate(answering: .sizeForItem)
    else { return }
    let path = collectionView.counts.indexPath(at: 0)
    let size = collectionView.calling(.sizeForItem) {
      delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
    }
    guard self.delegate(answering: .sizeForItem) === delegate else { return }
    collectionView.callbacks.answered.insert(.sizeForItem)
    // A delegate that has requested a reload may have answered for the old content.
    if mayAsk { knownSize = (path, size) }
  }

  /// The item about which the delegate was asked first, and the answer, so that the delegate is not
  /// asked twice.
  private var knownSize: (path: IndexPath, size: Size)?

  private var sizes: (any CollectionViewDelegateFlowLayout)? { delegate(answering: .sizeForItem) }

  override var lineLayout: CollectionViewLineLayout? {
    type(of: self) == CollectionViewFlowLayout.self ? self : nil
  }

  override var asksForEachSection: Bool {
    guard let collectionView, flowDelegate != nil else { return false }
    return !collectionView.callbacks.defaults.isSuperset(of: .ofFlowLayout)
  }

  override var asksCells: Bool { estimatedItemSize != .zero && sizes == nil }

  override func section(at index: Int) -> LineSection {
    var section = super.section(at: index)
    section.itemSpacing = minimumInteritemSpacing
    if asksCells || sizes != nil {
      section.arrangement = .individual
    } else {
      requireSize(itemSize, "itemSize")
      section.arrangement = .uniform(
        breadth: itemSize[scrollDirection.across], thickness: itemSize[scrollDirection])
    }
    guard let collectionView else { return section }
    if let delegate = asked(.insetForSection) {
      let inset = collectionView.calling(.insetForSection) {
        delegate.collectionView(collectionView, layout: self, insetForSectionAt: index)
      }
      section.setInset(inset, axis: scrollDirection)
    }
    if let delegate = asked(.lineSpacing) {
      section.lineSpacing = collectionView.calling(.lineSpacing) {
        delegate.collectionView(
          collectionView, layout: self, minimumLineSpacingForSectionAt: index)
      }
    }
    if let delegate = asked(.interitemSpacing) {
      section.itemSpacing = collectionView.calling(.itemSpacing) {
        delegate.collectionView(
          collectionView, layout: self, minimumInteritemSpacingForSectionAt: index)
      }
    }
    if let delegate = asked(.headerSize) {
      let size = collectionView.calling(.sizeForHeader) {
        delegate.collectionView(
          collectionView, layout: self, referenceSizeForHeaderInSection: index)
      }
      section.header = size[scrollDirection]
    }
    if let delegate = asked(.footerSize) {
      let size = collectionView.calling(.sizeForFooter) {
        delegate.collectionView(
          collectionView, layout: self, referenceSizeForFooterInSection: index)
      }
      section.footer = size[scrollDirection]
    }
    return section
  }

  override func lines(of section: LineSection, at index: Int, count: Int) -> SectionLines {
    guard case .individual = section.arrangement,
      let sizes = sizes(ofItems: 0..<count, inSection: index, isReload: false)
    else { return super.lines(of: section, at: index, count: count) }
    return SectionLines(flow: section, breadth: breadth, sizes: sizes)
  }

  override func sizes(
    ofItems items: Range<Int>, inSection index: Int, isReload: Bool
  ) -> ItemSizes? {
    if let sizes, let collectionView {
      var size = itemSize
      return collectionView.calling(.sizeForItem) {
        ItemSizes(count: items.count, axis: scrollDirection) { item in
          // After a callback has requested a reload, the remaining items get the previous item's
          // size until the reload.
          guard mayAsk else { return size }
          let path = IndexPath(item: items.lowerBound + item, section: index)
          if let knownSize, knownSize.path == path {
            size = knownSize.size
            self.knownSize = nil
          } else {
            size = sizes.collectionView(collectionView, layout: self, sizeForItemAt: path)
          }
          requireSize(size, "\(path)")
          return size
        }
      }
    }
    guard !isReload else { return nil }
    requireSize(estimate, "estimatedItemSize")
    return ItemSizes(estimated: estimate, axis: scrollDirection, count: items.count)
  }
}
