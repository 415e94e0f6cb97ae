/// Where the thumb of a scroll indicator lies.
///
/// The thumb is to its track what the visible part is to the content, but never shorter than 36
/// points; past an end it shrinks by the overscroll, down to 8 points, and stays at that end. The
/// sizes are those seen on iOS 13 and used by Flutter's Cupertino scrollbar.
public enum ScrollIndicator {
  /// In points, as are all below.
  public static let thickness = 3.0
  public static let margin = 3.0
  public static let minimumLength = 36.0
  public static let minimumLengthInOverscroll = 8.0

  public struct Thumb: Hashable, Sendable {
    /// The distance of the thumb from the edge of the visible part, in points.
    public var position: Double
    /// In points.
    public var length: Double
  }

  /// - Parameters:
  ///   - visible: The length of the visible part along the axis, in points.
  ///   - offset: The offset along the axis, in points.
  ///   - range: The least and the greatest offset at rest.
  public static func thumb(
    visible: Double, offset: Double, range: ClosedRange<Double>
  ) -> Thumb {
    let track = max(0, visible - 2 * margin)
    let content = range.upperBound - range.lowerBound + visible
    let restingLength = min(track, max(minimumLength, track * visible / max(content, 1)))
    let over = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let length = max(min(minimumLengthInOverscroll, restingLength), restingLength - over)
    let span = range.upperBound - range.lowerBound
    let fraction = span > 0 ? min(max((offset - range.lowerBound) / span, 0), 1) : 0
    return Thumb(position: margin + fraction * (track - length), length: length)
  }
}
