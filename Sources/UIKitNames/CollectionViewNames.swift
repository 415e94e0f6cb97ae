public import ScrollEngine

/// The engine's `CollectionView`.
public typealias UICollectionView = CollectionView
/// The engine's `CollectionViewCell`.
public typealias UICollectionViewCell = CollectionViewCell
/// The engine's `CollectionReusableView`.
public typealias UICollectionReusableView = CollectionReusableView
/// The engine's `CollectionViewLayout`.
public typealias UICollectionViewLayout = CollectionViewLayout
/// The engine's `CollectionViewLayoutAttributes`.
public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes
/// The engine's `CollectionViewLayoutInvalidationContext`.
public typealias UICollectionViewLayoutInvalidationContext =
  CollectionViewLayoutInvalidationContext
/// The engine's `CollectionViewFlowLayoutInvalidationContext`.
public typealias UICollectionViewFlowLayoutInvalidationContext =
  CollectionViewFlowLayoutInvalidationContext
/// The engine's `CollectionViewUpdateItem`.
public typealias UICollectionViewUpdateItem = CollectionViewUpdateItem
/// A placeholder for UIKit's memory zone: the type of the parameter of `copy(with:)`.
public typealias NSZone = CollectionViewLayoutAttributes.CopyZone
/// The engine's `CollectionViewFlowLayout`.
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
/// The engine's `CollectionViewDataSource`.
public typealias UICollectionViewDataSource = CollectionViewDataSource
/// The engine's `CollectionViewDataSourcePrefetching`.
public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching
/// The engine's `CollectionViewDelegate`.
public typealias UICollectionViewDelegate = CollectionViewDelegate
/// The engine's `CollectionViewDelegateFlowLayout`.
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout

extension CollectionView {
  /// The engine's `Axis`.
  public typealias ScrollDirection = Axis
  /// The engine's `CollectionViewLayoutAttributes/ElementCategory`.
  public typealias ElementCategory = CollectionViewLayoutAttributes.ElementCategory
}
