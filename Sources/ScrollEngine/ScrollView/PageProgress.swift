/// How far content has moved from one page towards the next.
public struct PageProgress: Hashable, Sendable {
  /// The page that begins at or before the offset; negative before the first page.
  public let page: Int
  /// From 0 on the page up to, but not including, 1 on the next.
  public let fraction: Double

  /// The progress at a distance in points from the start of the first page.
  ///
  /// Returns nil if `pageLength`, in points, is not above zero, or if the page number would be too
  /// large.
  public init?(distance: Double, pageLength: Double) {
    guard pageLength > 0, distance.isFinite, pageLength.isFinite else { return nil }
    let place = distance / pageLength
    guard abs(place) < 1e15 else { return nil }
    let page = place.rounded(.down)
    self.page = Int(page)
    fraction = place - page
  }

  /// How much of a page is visible, from 0 to 1; 1 means it fills the view.
  public func visibility(ofPage other: Int) -> Double {
    max(0, 1 - abs(Double(page) - Double(other) + fraction))
  }
}
