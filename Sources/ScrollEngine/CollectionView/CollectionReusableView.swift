/// The view of a collection's element: a header or footer, or in a subclass a cell.
open class CollectionReusableView: ReusableView {
  /// The position of the view from back to front among the views of its collection.
  final var zIndex = 0

  override var mayOverlap: Bool { super.mayOverlap || zIndex != 0 }
  /// Whether this is a decoration view, which comes from the layout and not from the data source.
  final var isDecoration = false
  /// The object that ``apply(_:)`` gets in a layout of lines. It is reused if no other code keeps
  /// it, because a view is shown more often than it is made.
  @exclusivity(unchecked) private final var knownAttributes: CollectionViewLayoutAttributes?

  /// Creates a view outside of any hierarchy; `frame` is in points.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates the view for a collection by calling ``init(frame:)``.
  ///
  /// A subclass that overrides ``init(frame:)`` inherits this initialiser. The view already has the
  /// frame of its element, in points of the content, as in UIKit.
  public required convenience init(forReuseIdentifier identifier: String) {
    let frame = Self.frameAtBirth
    Self.frameAtBirth = .zero
    self.init(frame: frame)
    reuseIdentifier = identifier
  }

  /// The frame of the view that is made next: ``init(forReuseIdentifier:)`` has no parameter for
  /// it.
  private static var frameAtBirth = Rect.zero

  /// Makes a view of this class for an element with a frame in points.
  static func make(
    _ identifier: String, frame: Rect
  ) -> Self {
    frameAtBirth = frame
    let view = Self(forReuseIdentifier: identifier)
    // A subclass with an initialiser of its own may not have used the frame.
    frameAtBirth = .zero
    return view
  }

  override var mayFloat: Bool { true }

  /// The axis along which constraints do not change the view's length when it is measured.
  final var axisToKeep: Axis?

  /// The object for ``apply(_:)`` with these attributes.
  final func object(
    for attributes: ElementAttributes, _ layout: CollectionViewLayout
  ) -> CollectionViewLayoutAttributes {
    if let own = attributes.own { return own }
    if isKnownUniquelyReferenced(&knownAttributes), let knownAttributes {
      knownAttributes.adopt(attributes)
      return knownAttributes
    }
    let object = attributes.object(layout.attributesType)
    knownAttributes = object
    return object
  }

  /// Called before the view is shown, and when its attributes change.
  ///
  /// Frame, transform and opacity are already set; override this method for attributes of a custom
  /// layout.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Adjusts the attributes that a layout has for the view; called if the layout asks cells for
  /// sizes.
  ///
  /// By default, this is a copy with the size that follows from constraints in the view, or else
  /// the size that ``View/sizeThatFits(_:)`` returns. Constraints get the length along the axis that
  /// the layout wants to keep (``CollectionViewLayout/axisToKeep(of:)``).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied
    preferred.size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axisToKeep == .horizontal ? .required : .fittingSizeLevel,
      verticalFittingPriority: axisToKeep == .vertical ? .required : .fittingSizeLevel)
    return preferred
  }
}
