public import ScrollEngine

/// A controller that shows a collection, and is the data source and delegate of the collection.
///
/// As in UIKit, the collection fills the controller's view, but is not that view.
open class UICollectionViewController: ScrollingViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout with which the controller makes its collection.
  public final let collectionViewLayout: UICollectionViewLayout
  private var ownCollection: UICollectionView?

  /// Makes a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init()
  }

  /// Makes a controller with a flow layout.
  public override init(nibName: Never? = nil, bundle: Never? = nil) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Always nil, because there are no archives; exists for code that calls `super.init(coder:)`.
  @_disfavoredOverload
  public override init?(coder: any ArchiveCoder) { nil }

  // MARK: View

  /// The collection; it is made with the view, and setting another collection replaces it.
  ///
  /// The property is never nil, and implicitly unwrapped only because UIKit's is. After it is set
  /// to nil, the next access makes a new collection.
  public final var collectionView: UICollectionView! {
    get { presentCollection }
    set {
      loadViewIfNeeded()
      if let newValue {
        adopted(newValue)
      } else {
        ownCollection?.removeFromSuperview()
        ownCollection = nil
      }
    }
  }

  private var presentCollection: UICollectionView {
    loadViewIfNeeded()
    return ownCollection ?? adopted(made())
  }

  /// Makes the view and the collection in it.
  open override func loadView() {
    view = UIView()
    adopted(made())
  }

  private func made() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
  }

  @discardableResult
  private func adopted(_ collection: UICollectionView) -> UICollectionView {
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
    ownCollection?.removeFromSuperview()
    ownCollection = collection
    collection.frame = view.bounds
    view.insertSubview(collection, at: 0)
    return collection
  }

  /// Makes the collection fill the view.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    ownCollection?.frame = view.bounds
  }

  /// Clears the selection if ``ScrollingViewController/clearsSelectionOnViewWillAppear`` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    let collection = presentCollection
    for path in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: path, animated: animated)
    }
  }

  /// Flashes the scroll indicators.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presentCollection.flashScrollIndicators()
  }

  // MARK: Items

  /// One section by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// No items by default.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    0
  }

  /// Stops the program: there are items, but `cellForItemAt` is not overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: "(cellForItemAt is missing)", for: indexPath)
  }

  /// Stops the program: the layout has a header or footer, but this method is not overridden.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "(viewForSupplementaryElementOfKind is missing)",
      for: indexPath)
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    collectionView.note(.willDisplayCell, isDefaultOf: self)
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    collectionView.note(.didEndDisplayingCell, isDefaultOf: self)
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Selection

  /// True by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// True by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// True by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}
