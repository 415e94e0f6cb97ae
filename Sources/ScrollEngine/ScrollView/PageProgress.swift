/// How far content has moved from one page towards the next.
public struct PageProgress: Hashable, Sendable {
  /// The page that begins at or before the offset; negative before the first page.
  public let page: Int
  /// The completed fraction of the way to the next page: at least 0 and below 1.
  public let fraction: Double

  /// The progress at a distance in points from the start of the first page.
  ///
  /// Nil if `pageLength`, in points, is not above zero, if an argument is not finite, or if the
  /// page number would be too large.
  public init?(distance: Double, pageLength: Double) {
    guard pageLength > 0, distance.isFinite, pageLength.isFinite else { return nil }
    let place = distance / pageLength
    guard abs(place) < 1e15 else { return nil }
    let page = place.rounded(.down)
    self.page = Int(page)
    fraction = place - page
  }

  /// The visible fraction of a page, from 0 to 1; at 1, the page fills the view.
  public func visibility(ofPage other: Int) -> Double {
    max(0, 1 - abs(Double(page) - Double(other) + fraction))
  }
}
