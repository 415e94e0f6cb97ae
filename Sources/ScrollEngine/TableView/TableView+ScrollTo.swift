extension TableView {
  /// Where in the visible part to scroll a row.
  public enum ScrollPosition: Hashable, Sendable {
    /// As near as possible: does not scroll if all of it is visible.
    case none
    /// At the upper edge.
    case top
    /// In the middle.
    case middle
    /// At the lower edge.
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

  /// Scrolls the selected row to a position in the visible part, if there is one, as
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
