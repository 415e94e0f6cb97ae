/// A delegate that varies a flow layout by item and section; all methods are optional.
///
/// The layout calls each method once to learn whether the delegate implements it, as
/// ``TableViewDelegate`` says. So any number of items with the layout's size costs O(1).
@preconcurrency @MainActor
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// The size of an item in points, finite and not negative; called once for each item when the
  /// layout makes all its lines, and then only for inserted, reloaded and reconfigured items.
  ///
  /// ``CollectionViewFlowLayout/itemSize`` by default.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size

  /// The space around the lines of a section, in points; finite and not negative.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets

  /// The least space between two lines of a section, in points; finite and not negative.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Double

  /// The least space between two items of a line, in points; finite and not negative.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double

  /// The size of a header in points; only its length along the scroll direction counts, and zero
  /// means no header.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size

  /// The size of a footer in points; only its length along the scroll direction counts, and zero
  /// means no footer.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size
}

// The defaults return the layout's own properties; each default notes that it ran, and is not
// called again.
extension CollectionViewDelegateFlowLayout {
  /// The layout's ``CollectionViewFlowLayout/itemSize``.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size {
    collectionView.note(.sizeForItem, isDefaultOf: self)
    return (collectionViewLayout as? CollectionViewFlowLayout)?.itemSize ?? .zero
  }

  /// The layout's ``CollectionViewLineLayout/sectionInset``.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets {
    collectionView.note(.insetForSection, isDefaultOf: self)
    return (collectionViewLayout as? CollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  /// The layout's ``CollectionViewLineLayout/minimumLineSpacing``.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Double {
    collectionView.note(.lineSpacing, isDefaultOf: self)
    return (collectionViewLayout as? CollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }

  /// The layout's ``CollectionViewFlowLayout/minimumInteritemSpacing``.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double {
    collectionView.note(.interitemSpacing, isDefaultOf: self)
    return (collectionViewLayout as? CollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }

  /// The layout's ``CollectionViewLineLayout/headerReferenceSize``.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size {
    collectionView.note(.headerSize, isDefaultOf: self)
    return (collectionViewLayout as? CollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }

  /// The layout's ``CollectionViewLineLayout/footerReferenceSize``.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size {
    collectionView.note(.footerSize, isDefaultOf: self)
    return (collectionViewLayout as? CollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}
