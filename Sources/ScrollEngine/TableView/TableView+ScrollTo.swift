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

  /// Scrolls a row to a position in the visible part, exactly, unless the content ends before.
  ///
  /// The visible part excludes insets and headers and footers that stick. Rows on the way with
  /// estimated heights are measured as they become visible, and the target is corrected. Not
  /// animated, the row is there and measured on return. A table in a container makes the container
  /// scroll, and then the visible part is the container's.
  ///
  /// - Precondition: The table has the row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    requireElement(at: indexPath)
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

  /// The height of what sticks above and below the rows of a section, in points.
  func stuckInset(inSection index: Int) -> EdgeInsets {
    guard style == .plain, layout.hasSupplements else { return .zero }
    let section = layout.section(at: index)
    return EdgeInsets(
      top: layout.headerHeight(of: section), left: 0, bottom: layout.footerHeight(of: section),
      right: 0)
  }
}
