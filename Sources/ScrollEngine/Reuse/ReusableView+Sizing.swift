// The size of a cell: from its own constraints, or its content's constraints, or
// `sizeThatFits(_:)`.
extension ReusableView {
  /// The fitting height of the view for a width, in points.
  final func fittingHeight(width: Double) -> Double {
    systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Whether constraints in the view or in its content may determine its height.
  final var isHeldByConstraints: Bool {
    isHeldFromInside || sizingContent?.isHeldFromInside ?? false
  }

  final func fittingSize(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> Size {
    if isHeldFromInside { return constrainedSize(target, horizontal, vertical) }
    guard let content = sizingContent, content.isHeldFromInside else {
      // Without a target height, the view may have any height.
      return sizeThatFits(
        Size(width: target.width, height: target.height > 0 ? target.height : .infinity))
    }
    let own = storedBounds.size
    let inner = content.storedBounds.size
    let (width, height) =
      own.isEmpty ? (0, 0) : (max(0, own.width - inner.width), max(0, own.height - inner.height))
    let size = content.systemLayoutSizeFitting(
      Size(width: max(0, target.width - width), height: max(0, target.height - height)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return Size(width: size.width + width, height: size.height + height)
  }
}
