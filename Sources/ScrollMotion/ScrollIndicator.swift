/// The position and length of a scroll indicator's thumb.
///
/// The thumb has the same proportion to its track as the visible part to the content, but is at
/// least 36 points long if the track is. While the content is past an end, the thumb stays at that
/// end and is shorter by the overscroll, down to 8 points. The sizes are those observed on iOS 13
/// and used by Flutter's Cupertino scrollbar.
package enum ScrollIndicator {
  /// The breadth of an indicator: 3 points.
  package static let thickness = 3.0
  /// The distance between the indicator and the edges of the visible part: 3 points.
  package static let margin = 3.0
  /// The shortest thumb at rest, for content of any length: 36 points.
  package static let minimumLength = 36.0
  /// The shortest thumb while content is pulled past its end, by any distance: 8 points.
  package static let minimumLengthInOverscroll = 8.0

  /// The visible part of an indicator.
  package struct Thumb: Hashable, Sendable {
    /// The distance of the thumb from the start of the visible part, in points.
    package var position: Double
    /// The length of the thumb, in points.
    package var length: Double
  }

  /// The thumb for an offset.
  ///
  /// - Parameters:
  ///   - visible: The length of the visible part along the axis, in points.
  ///   - offset: The offset along the axis, in points.
  ///   - range: The least and the greatest offset at rest, in points.
  ///   - insetStart: The inset of the track's start, from `scrollIndicatorInsets`, in points.
  ///   - insetEnd: The inset of the track's end, in points.
  /// - Returns: The thumb, positioned from the start of the visible part.
  package static func thumb(
    visible: Double, offset: Double, range: ClosedRange<Double>,
    insetStart: Double = 0, insetEnd: Double = 0
  ) -> Thumb {
    let (range, offset) = (range.motionRange, offset.motionValue)
    let track = track(visible: visible, insetStart: insetStart, insetEnd: insetEnd)
    let restingLength = restingLength(visible: visible, range: range, track: track)
    let over = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let length = max(min(minimumLengthInOverscroll, restingLength), restingLength - over)
    let span = range.upperBound - range.lowerBound
    // Content that cannot be scrolled has no span, but can be pulled past either end.
    let fraction =
      span > 0
      ? min(max((offset - range.lowerBound) / span, 0), 1) : offset > range.upperBound ? 1 : 0
    return Thumb(
      position: margin + insetStart.motionValue + fraction * (track - length), length: length)
  }

  /// The offset that a drag of the thumb sets.
  ///
  /// The thumb is dragged within its track, so it has its length at rest.
  ///
  /// - Parameters:
  ///   - position: The position to which the start of the thumb is dragged, in points from the
  ///     start of the visible part.
  ///   - visible: The length of the visible part along the axis, in points.
  ///   - range: The least and the greatest offset at rest, in points.
  ///   - insetStart: The inset of the track's start, in points.
  ///   - insetEnd: The inset of the track's end, in points.
  /// - Returns: In points, within the range; the least offset if the thumb fills its track.
  package static func offset(
    thumbAt position: Double, visible: Double, range: ClosedRange<Double>,
    insetStart: Double = 0, insetEnd: Double = 0
  ) -> Double {
    let range = range.motionRange
    let track = track(visible: visible, insetStart: insetStart, insetEnd: insetEnd)
    let free = track - restingLength(visible: visible, range: range, track: track)
    guard free > 0 else { return range.lowerBound }
    let along = position.motionValue - margin - insetStart.motionValue
    let fraction = min(max(along / free, 0), 1)
    return range.clamp(
      range.lowerBound + fraction * (range.upperBound - range.lowerBound))
  }

  private static func track(visible: Double, insetStart: Double, insetEnd: Double) -> Double {
    max(0, visible.motionValue - 2 * margin - insetStart.motionValue - insetEnd.motionValue)
  }

  private static func restingLength(
    visible: Double, range: ClosedRange<Double>, track: Double
  ) -> Double {
    let visible = visible.motionValue
    let content = range.upperBound - range.lowerBound + visible
    return min(track, max(minimumLength, track * visible / max(content, 1)))
  }
}
