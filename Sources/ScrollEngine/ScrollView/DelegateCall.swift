public import Geometry

/// One call that a scroll view or a list makes to its delegate or data source.
///
/// ``ScrollView/onCall`` reports each of them just before it is made, for tools and tests that show
/// or compare their order. Rows and items are alike here; ``name(in:)`` tells them apart.
///
/// Questions without an effect (`shouldHighlightRowAt`, `viewForZooming`, the metrics of a flow
/// layout) are not reported.
public enum DelegateCall: Hashable, Sendable {
  // Scroll views.
  /// The content is at this offset, in points.
  case didScroll(to: Point)
  case willBeginDragging
  /// With the velocity in points per millisecond, and the offset in points at which the content
  /// will come to rest unless the delegate changes it.
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
  /// Asked for the height of one row, to measure it.
  case heightOfElement(IndexPath)
  /// Asked for the heights of a number of rows, one after another.
  case heights(section: Int, count: Int)
  case cell(IndexPath)
  /// With the number of the cell, ``ReusableView/instanceNumber``, and its reuse identifier.
  case willDisplay(IndexPath, cell: Int, identifier: String)
  case didEndDisplaying(IndexPath, cell: Int, identifier: String)
  /// A header, a footer or another element that is no item, of this kind.
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
