/// A view of a collection's element: a header, a footer, and as a subclass a cell.
open class CollectionReusableView: ReusableView {
  /// Its position from back to front among the views of its collection.
  final var zIndex = 0

  /// Creates a view in no hierarchy; `frame` is in points.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates the view for a collection, by ``init(frame:)``.
  ///
  /// A subclass that overrides that initialiser inherits this one.
  public required convenience init(forReuseIdentifier identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  override var mayFloat: Bool { true }

  /// Called when the view is about to be shown with attributes, and when they change.
  ///
  /// Frame and opacity are already set; override it for attributes of a custom layout.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Adjusts the attributes that a layout has for the view, if layouts ask for it.
  ///
  /// By default, the size that ``View/sizeThatFits(_:)`` returns.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    var preferred = layoutAttributes
    preferred.size = sizeThatFits(layoutAttributes.size)
    return preferred
  }
}
