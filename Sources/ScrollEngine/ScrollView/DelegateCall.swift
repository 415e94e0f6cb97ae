public import Geometry

/// One call that a scroll view or a list makes to its delegate or data source.
///
/// ``ScrollView/onCall`` reports each call just before it is made, for tools and tests that show or
/// compare the order of calls. Rows and items have the same cases; ``name(in:)`` distinguishes
/// them.
///
/// Not reported are queries without an effect (`shouldHighlightRowAt`, `viewForZooming`, the
/// metrics of a flow layout), and the calls that edit or move a table's rows.
public enum DelegateCall: Hashable, Sendable {
  // Scroll views.
  /// The content is at this offset, in points.
  case didScroll(to: Point)
  case willBeginDragging
  /// The velocity in points per millisecond, and the offset in points at which the content will
  /// come to rest if the delegate does not change it.
  case willEndDragging(velocity: Point, target: Point)
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
  case didScrollToTop
  case didChangeAdjustedContentInset
  case willBeginZooming
  case didZoom(scale: Double)
  case didEndZooming(scale: Double)

  // Lists.
  case numberOfSections
  case numberOfElements(section: Int)
  /// The height of one row is requested, to measure the row.
  case heightOfElement(IndexPath)
  /// The heights of `count` rows are requested, one after another.
  case heights(section: Int, count: Int)
  case cell(IndexPath)
  /// `cell` is the ``ReusableView/instanceNumber`` of the cell, `identifier` its reuse identifier.
  case willDisplay(IndexPath, cell: Int, identifier: String)
  case didEndDisplaying(IndexPath, cell: Int, identifier: String)
  /// A view of this kind is requested: a header, a footer or another element that is not an item.
  case supplement(kind: String, IndexPath)
  case willDisplaySupplement(kind: String, IndexPath)
  case didEndDisplayingSupplement(kind: String, IndexPath)
  case prefetch([IndexPath])
  case cancelPrefetching([IndexPath])
  case didHighlight(IndexPath)
  case didUnhighlight(IndexPath)
  case didSelect(IndexPath)
  case didDeselect(IndexPath)
}
