public import ScrollEngine

/// A visible item or view of a section, which its handler may change
/// (``CollectionLayoutSection/visibleItemsInvalidationHandler``).
@preconcurrency @MainActor
public protocol CollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1.
  var alpha: Double { get set }
  /// The position from back to front.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// Its middle, in points.
  var center: Point { get set }
  /// The transform about its middle.
  var transform: AffineTransform { get set }
  /// Its size at the origin, in points.
  var bounds: Rect { get }
  /// Its frame, in points.
  var frame: Rect { get }
  /// Its index path.
  var indexPath: IndexPath { get }
  /// Whether it is an item, a supplementary view or a decoration view.
  var representedElementCategory: CollectionViewLayoutAttributes.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for an item.
  var representedElementKind: String? { get }
}

extension CollectionViewLayoutAttributes: CollectionLayoutVisibleItem {}
