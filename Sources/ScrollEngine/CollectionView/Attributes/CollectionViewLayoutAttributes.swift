/// The position and appearance of one element of a collection; subclass it for a layout's own
/// attributes.
///
/// This is an object, as in UIKit: a program that wants to change attributes returned by a layout
/// changes a copy, because the layout may keep the object. An element has a ``size`` about its
/// ``center``, seen through a ``transform``; ``frame`` is the smallest upright rectangle around the
/// result.
///
/// A subclass gives its properties initial values, copies them in ``copy(with:)``, and compares
/// them in ``isEqual(_:)``; its layout returns the subclass in
/// ``CollectionViewLayout/layoutAttributesClass``.
///
/// ```swift
/// final class TiltedAttributes: CollectionViewLayoutAttributes {
///   var tilt = 0.0
///
///   override func copy(with zone: CopyZone? = nil) -> Any {
///     let copy = super.copy(with: zone)
///     (copy as? TiltedAttributes)?.tilt = tilt
///     return copy
///   }
///
///   override func isEqual(_ object: Any?) -> Bool {
///     super.isEqual(object) && (object as? TiltedAttributes)?.tilt == tilt
///   }
/// }
/// ```
@preconcurrency @MainActor
open class CollectionViewLayoutAttributes {
  /// The kinds of elements.
  public enum ElementCategory: Hashable, Sendable {
    /// An item.
    case cell
    /// A header, footer or other view that is not an item, from the data source.
    case supplementaryView
    /// A view that comes from the layout and does not depend on the data.
    case decorationView
  }

  /// The index path of the item, or of the supplementary or decoration view.
  @exclusivity(unchecked) public final var indexPath: IndexPath
  /// Whether the element is an item, a supplementary view or a decoration view.
  @exclusivity(unchecked)
  public private(set) final var representedElementCategory: ElementCategory
  /// The kind of a supplementary or decoration view; nil for a cell.
  @exclusivity(unchecked) public private(set) final var representedElementKind: String?

  /// The frame without the transform.
  @exclusivity(unchecked) private(set) final var uprightFrame = Rect.zero

  /// The transform of the element about its centre.
  @exclusivity(unchecked) public final var transform = AffineTransform.identity

  /// The position from back to front: elements with a greater z-index are in front.
  @exclusivity(unchecked) public final var zIndex = 0

  /// The opacity, from 0 (invisible) to 1.
  @exclusivity(unchecked) public final var alpha = 1.0

  /// Whether the element gets no view.
  @exclusivity(unchecked) public final var isHidden = false

  /// The scroll view of the layout in which the element's view lies; nil if that is the collection.
  ///
  /// The ``frame`` counts as before the scroller has moved: see ``CollectionViewScroller``.
  @exclusivity(unchecked) public final var scroller: CollectionViewScroller?

  /// Creates attributes of the first item. The other initialisers begin with this one.
  public required init() {
    indexPath = IndexPath(item: 0, section: 0)
    representedElementCategory = .cell
  }

  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a header, footer or other supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = kind
  }

  /// Creates attributes of a decoration view.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = kind
  }

  // MARK: Geometry

  /// The frame in the coordinates of the content, in points; with a transform, the smallest upright
  /// rectangle around the element.
  ///
  /// Setting the frame moves the centre. If the size differs and the transform can be inverted,
  /// setting the frame also sets the size: the size of the new frame, transformed back.
  public final var frame: Rect {
    get { transform.isIdentity ? uprightFrame : uprightFrame.bounding(through: transform) }
    set {
      uprightFrame =
        transform.isIdentity
        ? newValue : uprightFrame.resized(toBound: newValue, through: transform)
    }
  }

  /// The size without the transform, in points; setting it leaves the centre where it is.
  public final var size: Size {
    get { uprightFrame.size }
    set {
      let center = center
      uprightFrame.size = newValue
      self.center = center
    }
  }

  /// The size as a rectangle at the origin, in points; setting it leaves the centre where it is.
  ///
  /// - Precondition: The origin is zero.
  public final var bounds: Rect {
    get { Rect(origin: .zero, size: size) }
    set {
      require(
        newValue.origin == .zero,
        "CollectionViewLayoutAttributes: bounds \(newValue) do not begin at the origin")
      size = newValue.size
    }
  }

  /// The middle of the element, in points; setting it moves the element.
  public final var center: Point {
    get { Point(x: uprightFrame.midX, y: uprightFrame.midY) }
    set {
      uprightFrame.origin = Point(
        x: newValue.x - uprightFrame.width / 2, y: newValue.y - uprightFrame.height / 2)
    }
  }

  /// Whether a point of the content lies in the element.
  final func isHit(at point: Point) -> Bool {
    guard !transform.isIdentity else { return uprightFrame.contains(point) }
    guard transform.isInvertible else { return false }
    return uprightFrame.contains((point - center).applying(transform.inverted()) + center)
  }

  // MARK: Copies

  /// Stands for UIKit's memory zone; it has no values.
  public enum CopyZone {}

  /// Another object of the same class with the same attributes.
  public final func copy() -> Any { copy(with: nil) }

  /// Makes a copy; an override calls `super`, and copies its own properties to the result.
  open func copy(with zone: CopyZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.adopt(self)
    return copy
  }

  /// Whether `object` has the same class and the same values; an override calls `super`, and
  /// compares its own properties.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes else { return false }
    return self === other
      || type(of: self) == type(of: other) && indexPath == other.indexPath
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind
        && uprightFrame == other.uprightFrame && transform == other.transform
        && zIndex == other.zIndex && alpha == other.alpha && isHidden == other.isHidden
        && scroller === other.scroller
  }

  private final func adopt(_ other: CollectionViewLayoutAttributes) {
    indexPath = other.indexPath
    representedElementCategory = other.representedElementCategory
    representedElementKind = other.representedElementKind
    uprightFrame = other.uprightFrame
    transform = other.transform
    zIndex = other.zIndex
    alpha = other.alpha
    isHidden = other.isHidden
    scroller = other.scroller
  }

  /// Copies the attributes of an element of a layout of lines.
  final func adopt(_ element: ElementAttributes) {
    indexPath = element.indexPath
    let category = element.category
    // Comparing kinds means comparing strings, and a view keeps its category, so cells usually skip
    // this.
    if category != .cell || representedElementKind != nil {
      representedElementCategory = category.name
      representedElementKind = element.kind
    }
    uprightFrame = element.frame
    zIndex = element.zIndex
    alpha = element.alpha
    isHidden = element.isHidden
    if !transform.isIdentity { transform = .identity }
  }

  final func setUprightFrame(_ frame: Rect) { uprightFrame = frame }

  /// A copy of the same type.
  final var copied: CollectionViewLayoutAttributes {
    guard let copy = copy() as? CollectionViewLayoutAttributes else {
      fail("CollectionViewLayoutAttributes: \(type(of: self)) copies itself as something else")
    }
    return copy
  }
}

extension CollectionViewLayoutAttributes: @preconcurrency Hashable {
  /// Whether ``isEqual(_:)`` returns true.
  public static func == (
    one: CollectionViewLayoutAttributes, other: CollectionViewLayoutAttributes
  ) -> Bool {
    one.isEqual(other)
  }

  /// Feeds index path and kind to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(indexPath)
    hasher.combine(representedElementKind)
  }
}

extension CollectionViewLayoutAttributes: @preconcurrency CustomStringConvertible {
  /// A description with the class, the element and its frame.
  public var description: String {
    "\(type(of: self)) \(representedElementKind ?? "cell") \(indexPath) \(frame)"
  }
}
