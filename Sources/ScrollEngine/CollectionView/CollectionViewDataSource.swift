/// Provides the items of a collection.
@preconcurrency @MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// The number of sections; one by default.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// The number of items in a section; not negative.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

  /// A cell from ``CollectionView/dequeueReusableCell(withReuseIdentifier:for:)``, filled for the
  /// item.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell

  /// A view from
  /// ``CollectionView/dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)``, filled
  /// for an element that is not an item.
  ///
  /// The default stops the program: the layout needs a view.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView

  /// The ``ReusableView/contentIdentity`` expected of an item's cell, for the check of cells
  /// (``ListView/onStaleContent``); nil accepts any identity.
  func collectionView(
    _ collectionView: CollectionView, contentIdentityForItemAt indexPath: IndexPath
  ) -> AnyHashable?
}

extension CollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Stops the program: the layout needs a view.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    fail(
      "CollectionView: the layout has a \"\(kind)\" for section \(indexPath.section), but the data "
        + "source of \(collectionView) has no collectionView(_:viewForSupplementaryElementOfKind:at:)"
    )
  }

  /// No expected identity.
  public func collectionView(
    _ collectionView: CollectionView, contentIdentityForItemAt indexPath: IndexPath
  ) -> AnyHashable? {
    nil
  }
}
