/// Is told what happens in a collection, and decides what a person may highlight and select.
///
/// All of it is optional. A method that only a subclass of the class adds which conforms to this
/// protocol is never called: the base class has to have it, for the subclass to override.
///
/// | a person | calls |
/// |---|---|
/// | presses an item | shouldHighlight, didHighlight |
/// | lets it go | didUnhighlight, shouldSelect, didDeselect of another one, didSelect |
/// | lets a selected one go, of several | didUnhighlight, shouldDeselect, didDeselect |
/// | moves away, or begins to scroll | didUnhighlight |
@MainActor
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Whether a pressed item looks pressed; one that does not is not selected, either.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)

  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)

  // MARK: Coming and going

  /// The cell is in the hierarchy, in its place, and will be seen in the next picture.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// The cell has left the hierarchy and waits in the queue.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// A header, a footer or their like is in the hierarchy, in its place.
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)

  /// The view has left the hierarchy and waits in the queue.
  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
}

extension CollectionViewDelegate {
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }
  public func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    collectionView.note(.willDisplayCell, isDefaultOf: self)
  }
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    collectionView.note(.didEndDisplayingCell, isDefaultOf: self)
  }
  public func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
}
