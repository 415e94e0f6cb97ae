// What the delegate of a collection view may know for a flow layout. Each is looked up once, when
// the delegate is set.

/// A delegate that knows a size for each item.
@MainActor
public protocol FlowLayoutItemSizes: CollectionViewDelegate {
  /// In points; finite and not negative. Asked once for each item when the layout is prepared.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size
}

/// A delegate that knows the space around the lines of each section.
@MainActor
public protocol FlowLayoutSectionInsets: CollectionViewDelegate {
  /// In points; finite and not negative.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets
}

/// A delegate that knows how far lines and items are apart in each section.
@MainActor
public protocol FlowLayoutSpacings: CollectionViewDelegate {
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
}

/// A delegate that knows the size of each section's header.
@MainActor
public protocol FlowLayoutHeaderSizes: CollectionViewDelegate {
  /// In points; what counts is the length along the scroll direction, and zero means no header.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size
}

/// A delegate that knows the size of each section's footer.
@MainActor
public protocol FlowLayoutFooterSizes: CollectionViewDelegate {
  /// In points; what counts is the length along the scroll direction, and zero means no footer.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size
}
