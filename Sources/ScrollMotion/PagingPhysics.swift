/// The resting offsets of content that shows one page at a time.
///
/// Pages follow each other from the least offset on, each as long as the visible part; the last
/// page rests at the greatest offset, even if it is shorter. Content that starts at its right end
/// has the opposite order. A drag ends on the page where it began, or on an adjacent one.
///
/// UIKit documents only that a scroll view stops at multiples of its bounds. The rule here is a
/// choice: a flick faster than ``flickVelocity``, a value observed in UIKit, turns to the next
/// page; a slower release turns to the nearest page.
package struct PagingPhysics: Hashable, Sendable {
  /// The velocity that a flick must exceed to turn a page: 0.3 points per millisecond.
  package static let flickVelocity = 0.3

  /// The length of a page, in points.
  package let pageLength: Double
  /// The least and the greatest offset at rest, in points.
  package let range: ClosedRange<Double>
  /// Whether the first page is the one at the greatest offset.
  package let startsAtGreatest: Bool

  /// Makes pages of a length.
  ///
  /// - Parameters:
  ///   - pageLength: The length of the visible part along the axis, in points; if it is zero, the
  ///     whole range is one page.
  ///   - range: The least and the greatest offset at rest, in points.
  ///   - startsAtGreatest: Whether the first page is the one at the greatest offset.
  package init(pageLength: Double, range: ClosedRange<Double>, startsAtGreatest: Bool = false) {
    self.startsAtGreatest = startsAtGreatest
    self.range = range.motionRange
    self.pageLength = pageLength > 0 && pageLength.isFinite ? pageLength : 0
  }

  /// The number of pages: at least one.
  package var pageCount: Int { lastPage + 1 }

  /// The offset at which a page rests, in points; a number out of range counts as the nearest page.
  package func offset(ofPage page: Int) -> Double {
    let (first, last) =
      startsAtGreatest
      ? (range.upperBound, range.lowerBound) : (range.lowerBound, range.upperBound)
    guard page < lastPage else { return lastPage == 0 ? first : last }
    let distance = Double(max(0, page)) * pageLength
    return startsAtGreatest ? first - distance : first + distance
  }

  /// The page nearest to an offset in points.
  package func page(at offset: Double) -> Int {
    limited((position(of: offset) + 0.5).rounded(.down))
  }

  /// The page on which released content comes to rest.
  ///
  /// - Parameters:
  ///   - offset: In points.
  ///   - velocity: In points per millisecond, positive for a growing offset.
  ///   - startPage: The page at which the drag began.
  /// - Returns: The page the drag began on or an adjacent one.
  package func targetPage(offset: Double, velocity: Double, startPage: Int) -> Int {
    let position = position(of: offset)
    let velocity = startsAtGreatest ? -velocity.motionValue : velocity.motionValue
    let wanted =
      if velocity > Self.flickVelocity {
        position.rounded(.down) + 1
      } else if velocity < -Self.flickVelocity {
        position.rounded(.up) - 1
      } else {
        (position + 0.5).rounded(.down)
      }
    let start = min(max(startPage, 0), lastPage)
    return min(max(limited(wanted), start - 1), start + 1)
  }

  /// The offset of ``targetPage(offset:velocity:startPage:)``, in points.
  ///
  /// - Parameters:
  ///   - offset: In points.
  ///   - velocity: In points per millisecond, positive for a growing offset.
  ///   - startPage: The page at which the drag began.
  /// - Returns: In points, within the range.
  package func target(offset: Double, velocity: Double, startPage: Int) -> Double {
    self.offset(ofPage: targetPage(offset: offset, velocity: velocity, startPage: startPage))
  }

  /// The distance from the first page, in pages; a short last page counts as a whole one.
  private func position(of offset: Double) -> Double {
    guard lastPage > 0 else { return 0 }
    let distance =
      startsAtGreatest
      ? range.upperBound - offset.motionValue : offset.motionValue - range.lowerBound
    let lastStart = Double(lastPage - 1) * pageLength
    let lastLength = range.upperBound - range.lowerBound - lastStart
    return distance > lastStart
      ? Double(lastPage - 1) + (distance - lastStart) / lastLength : distance / pageLength
  }

  private var lastPage: Int {
    guard pageLength > 0 else { return 0 }
    let pages = (range.upperBound - range.lowerBound) / pageLength
    // A rounding error in a length must not add a page.
    return Int(min((pages - 1e-6).rounded(.up), 1e15))
  }

  private func limited(_ page: Double) -> Int {
    Int(min(max(page, 0), Double(lastPage)))
  }
}
