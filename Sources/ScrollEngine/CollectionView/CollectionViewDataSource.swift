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
}

extension CollectionViewDataSource {
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
}

/// A data source that has views for headers, footers and whatever else a layout shows.
@MainActor
public protocol SupplementaryViewSource: CollectionViewDataSource {
  /// A view from
  /// ``CollectionView/dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)``, filled.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
}
