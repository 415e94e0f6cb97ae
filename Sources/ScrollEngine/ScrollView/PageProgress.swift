/// How far content has gone from one page towards the next.
public struct PageProgress: Hashable, Sendable {
  /// The page that begins at or before the offset; below zero before the first one.
  public let page: Int
  /// From 0 on the page up to, but not including, 1 on the next.
  public let fraction: Double

  /// - Parameters:
  ///   - distance: From the beginning of the first page, in points.
  ///   - pageLength: In points.
  /// - Returns: nil where there are no pages: without a length.
  public init?(distance: Double, pageLength: Double) {
    guard pageLength > 0, distance.isFinite, pageLength.isFinite else { return nil }
    let place = distance / pageLength
    guard abs(place) < 1e15 else { return nil }
    let page = place.rounded(.down)
    self.page = Int(page)
    fraction = place - page
  }

  /// How much of a page shows, from 0 to 1: 1 where it fills the view.
  public func visibility(ofPage other: Int) -> Double {
    max(0, 1 - abs(Double(page) - Double(other) + fraction))
  }
}
