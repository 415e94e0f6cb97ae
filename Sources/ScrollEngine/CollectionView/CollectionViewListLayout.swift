import Extents

/// Items one below another, or side by side if the collection scrolls sideways; each is as broad as
/// the view.
///
/// If all items have one thickness, a section costs O(1) with any number of items.
public final class CollectionViewListLayout: CollectionViewLineLayout {
  /// The length of each item along the scroll direction, in points, unless the delegate is a
  /// ``CollectionViewDelegateListLayout``.
  public var itemThickness = 44.0 { didSet { changed(oldValue != itemThickness) } }

  /// The estimated length of items until they become visible, in points; 0 for none.
  ///
  /// If set, a cell that becomes visible is asked for its preferred size, and visible items stay in
  /// position, unless the delegate is a ``CollectionViewDelegateListLayout``.
  public var estimatedItemThickness = 0.0 { didSet { changed(oldValue != estimatedItemThickness) } }

  private weak var thicknesses: (any CollectionViewDelegateListLayout)?

  /// Creates a layout without space between items.
  public init() {
    super.init(minimumLineSpacing: 0)
  }

  override func delegateDidChange() {
    thicknesses = collectionView?.delegate as? any CollectionViewDelegateListLayout
  }

  override var lineLayout: CollectionViewLineLayout? { self }

  override var asksForEachSection: Bool { thicknesses != nil }

  override var asksCells: Bool { estimatedItemThickness > 0 && thicknesses == nil }

  override func section(at index: Int) -> LineSection {
    var section = super.section(at: index)
    section.arrangement =
      thicknesses == nil && !asksCells ? .columns(1, thickness: itemThickness) : .rows
    return section
  }

  override func lines(of section: LineSection, at index: Int, count: Int) -> SectionLines {
    requireLength(itemThickness, "itemThickness")
    requireLength(estimatedItemThickness, "estimatedItemThickness")
    guard let thicknesses else {
      return SectionLines(
        even: section, count: count, breadth: breadth,
        estimatedThickness: asksCells ? estimatedItemThickness : nil)
    }
    return SectionLines(columns: section, count: count) {
      thickness(ofItemAt: IndexPath(item: $0, section: index), thicknesses)
    }
  }

  override func sizes(
    ofItems items: Range<Int>, inSection index: Int, isReload: Bool
  ) -> ItemSizes? {
    // Here the thickness of an item includes the space after it.
    let spacing = minimumLineSpacing
    if let thicknesses {
      Limits.checkAsked(items.count, "CollectionView: the delegate")
      return ItemSizes(
        thicknesses: Extents(count: items.count) {
          let path = IndexPath(item: items.lowerBound + $0, section: index)
          return thickness(ofItemAt: path, thicknesses) + spacing
        })
    }
    guard !isReload else { return nil }
    var estimates = Extents(repeating: estimatedItemThickness + spacing, count: items.count)
    estimates.markEstimated(0..<items.count)
    return ItemSizes(thicknesses: estimates)
  }

  private func thickness(
    ofItemAt path: IndexPath, _ thicknesses: any CollectionViewDelegateListLayout
  ) -> Double {
    guard let collectionView, mayAsk else { return estimatedItemThickness }
    let thickness = collectionView.calling(.thicknessOfItem) {
      thicknesses.collectionView(collectionView, layout: self, thicknessOfItemAt: path)
    }
    requireLength(thickness, "\(path)")
    return thickness
  }
}

/// A delegate with the thickness of each item of a list.
@preconcurrency @MainActor
public protocol CollectionViewDelegateListLayout: CollectionViewDelegate {
  /// The height of an item, or its width if the collection scrolls sideways, in points.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    thicknessOfItemAt indexPath: IndexPath
  ) -> Double
}
