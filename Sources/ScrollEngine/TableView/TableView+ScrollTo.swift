extension TableView {
  /// The position in the visible part to which a row is scrolled.
  public enum ScrollPosition: Hashable, Sendable {
    /// The nearest position at which the row is visible; a visible row is not scrolled.
    case none
    /// The row is at the upper edge.
    case top
    /// The row is in the middle.
    case middle
    /// The row is at the lower edge.
    case bottom
  }

  final func scrollRow(at indexPath: IndexPath, to scrollPosition: ScrollPosition, animated: Bool) {
    requireElement(at: indexPath, call: "scrollToRow(at:at:animated:)")
    let place: ScrollPlace? =
      switch scrollPosition {
      case .none: nearestPlace(ofElementAt: indexPath, along: .vertical)
      case .top: .near
      case .middle: .middle
      case .bottom: .far
      }
    guard let place else { return }
    scroll(
      toElementAt: indexPath, at: PerAxis { $0 == .vertical ? place : nil }, animated: animated)
  }

  /// Scrolls the first selected row, if there is one, to a position in the visible part, as
  /// ``scrollToRow(at:at:animated:)`` does.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// The height of the sticky views above and below the rows of a section, in points.
  func stuckInset(inSection index: Int) -> EdgeInsets {
    guard style == .plain, layout.hasSupplements else { return .zero }
    let section = layout.section(at: index)
    return EdgeInsets(
      top: layout.headerHeight(of: section), left: 0, bottom: layout.footerHeight(of: section),
      right: 0)
  }
}
