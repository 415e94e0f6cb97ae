// The size of a cell: from its own constraints, or its content's constraints, or
// `sizeThatFits(_:)`.
extension ReusableView {
  /// The height of a cell that is filled before it has been placed, in points.
  private static let provisionalHeight = 44.0

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
    if flags[.needsConfiguration] { followState() }
    if isHeldFromInside { return constrainedSize(target, horizontal, vertical) }
    // Without a target height, the view may have any height.
    let room = Size(width: target.width, height: target.height > 0 ? target.height : .infinity)
    if let content = configuring?.contentView, !content.isHeldFromInside {
      return configuredSize(of: content, in: room)
    }
    guard let content = sizingContent, content.isHeldFromInside else { return sizeThatFits(room) }
    if hasPartsBesideContent { takeWidth(target.width) }
    let own = storedBounds.size
    let inner = content.storedBounds.size
    let (width, height) =
      own.isEmpty ? (0, 0) : (max(0, own.width - inner.width), max(0, own.height - inner.height))
    let size = content.systemLayoutSizeFitting(
      Size(width: max(0, target.width - width), height: max(0, target.height - height)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return Size(width: size.width + width, height: size.height + height)
  }

  /// Gives a new cell the width, so that its content lies beside its accessory and its controls.
  private func takeWidth(_ width: Double) {
    guard superviewReference == nil, storedBounds.width != width else { return }
    let height = storedBounds.height > 0 ? storedBounds.height : Self.provisionalHeight
    frame.size = Size(width: width, height: height)
  }

  /// The size of a view whose content, which a configuration made, places its parts itself.
  private func configuredSize(of content: View, in room: Size) -> Size {
    takeWidth(room.width)
    let around = max(0, storedBounds.width - content.storedBounds.width)
    let size = content.sizeThatFits(
      Size(width: max(0, room.width - around), height: room.height))
    // A view that neither has constraints nor tells its size has the size of other cells.
    guard size.height > 0 else { return sizeThatFits(room) }
    return Size(width: size.width + around, height: size.height)
  }
}
