/// A delegate that knows what a flow layout takes from its properties otherwise; all of it is optional.
///
/// The layout calls each method once to learn whether the delegate has it, as ``TableViewDelegate``
/// says. So items that all have the layout's size take O(1), whatever their number.
@MainActor
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// In points; finite and not negative. Asked once for each item when the layout is prepared.
  ///
  /// ``CollectionViewFlowLayout/itemSize``, unless implemented.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size

  /// The space around the lines of a section, in points; finite and not negative.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets

  /// In points; finite and not negative.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Double

  /// In points; finite and not negative.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double

  /// In points; what counts is the length along the scroll direction, and zero means no header.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size

  /// In points; what counts is the length along the scroll direction, and zero means no footer.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size
}

// The layout's own properties; each default notes that it ran.
extension CollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size {
    collectionView.note(.sizeForItem, isDefaultOf: self)
    return (collectionViewLayout as? CollectionViewFlowLayout)?.itemSize ?? .zero
  }

  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets {
    collectionView.note(.insetForSection, isDefaultOf: self)
    return (collectionViewLayout as? CollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Double {
    collectionView.note(.lineSpacing, isDefaultOf: self)
    return (collectionViewLayout as? CollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }

  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double {
    collectionView.note(.interitemSpacing, isDefaultOf: self)
    return (collectionViewLayout as? CollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }

  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size {
    collectionView.note(.headerSize, isDefaultOf: self)
    return (collectionViewLayout as? CollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }

  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size {
    collectionView.note(.footerSize, isDefaultOf: self)
    return (collectionViewLayout as? CollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}
