/// Gives a collection its items.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// One, unless implemented.
  func numberOfSections(in collectionView: CollectionView) -> Int
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

  /// A cell from ``CollectionView/dequeueReusableCell(withReuseIdentifier:for:)``, filled for the
  /// item.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell

  /// The view of a header, a footer, or whatever else a layout shows beside the items, from
  /// ``CollectionView/dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)``, filled.
  ///
  /// Unless implemented it stops the program: the layout wants a view, and nobody makes it.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView

  /// What the cell of an item has to have as its ``ReusableView/contentIdentity``, for the check of a
  /// collection's cells (``CollectionView/onStaleContent``); nil for any.
  func collectionView(
    _ collectionView: CollectionView, contentIdentityForItemAt indexPath: IndexPath
  ) -> AnyHashable?
}

extension CollectionViewDataSource {
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    fail(
      "CollectionView: the layout has a \"\(kind)\" for section \(indexPath.section), but the data "
        + "source of \(collectionView) has no collectionView(_:viewForSupplementaryElementOfKind:at:)"
    )
  }

  public func collectionView(
    _ collectionView: CollectionView, contentIdentityForItemAt indexPath: IndexPath
  ) -> AnyHashable? {
    nil
  }
}
