/// A view that shows an element of a collection: a header, a footer, and as a subclass a cell.
open class CollectionReusableView: ReusableView {
  /// Its place in the order from back to front among the views of its collection.
  @exclusivity(unchecked) final var zIndex = 0

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Makes the view for a collection, by ``init(frame:)``.
  ///
  /// A subclass that overrides that one inherits this.
  public required convenience init(forReuseIdentifier identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Called when the view is about to be shown by attributes, and when they become other ones.
  ///
  /// Frame and opacity are already set; override it for what a layout of your own has to say.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// What the view makes of the attributes that a layout has for it, where layouts ask for it.
  ///
  /// Unless overridden, the size that ``View/sizeThatFits(_:)`` answers.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    var preferred = layoutAttributes
    preferred.size = sizeThatFits(layoutAttributes.size)
    return preferred
  }
}
