/// The part of a stacked child that a container shows: pure arithmetic along the stacking axis.
///
/// A child that scrolls is never as tall as its content. Its frame is cut to what the container's
/// bounds show of it, and its own offset is set to the point of its content that is seen there, so
/// it believes to be a small scroll view and keeps cells only for what is visible. On the screen it
/// looks as if the whole content stood in the container.
///
/// The frame starts at the container's offset, but not before the child starts nor after it ends; the
/// child's own offset is the distance from its start to there:
///
///     start 712, extent 652, offset 796, viewport 568:  frame 796 / 568, own offset 84
///
/// Invariants: `0 <= length <= viewport`, `0 <= contentOffset <= extent`, and
/// `contentOffset + length <= extent`.
public struct Slice: Hashable, Sendable {
  /// Where the frame starts, in the container's content; in points, as are the next two.
  public let position: Double
  /// The length of the frame.
  public let length: Double
  /// The child's own offset.
  public let contentOffset: Double

  /// How a child lies to the visible part.
  public enum Placement: String, Hashable, Sendable {
    /// Scrolled past: it ends before the visible part starts.
    case past
    /// Its start is cut off.
    case startCut
    /// All of it is seen.
    case whole
    /// Its end is cut off.
    case endCut
    /// Start and end are cut off: it fills the visible part.
    case filling
    /// Still to come: it starts after the visible part ends.
    case ahead
  }

  public let placement: Placement

  /// - Parameters:
  ///   - start: Where the child starts in the container's content, in points.
  ///   - extent: The length of the child's content, in points.
  ///   - offset: Where the visible part starts in the container's content, in points.
  ///   - viewport: The length of the visible part, in points.
  public init(start: Double, extent: Double, offset: Double, viewport: Double) {
    position = min(max(offset, start), start + extent)
    contentOffset = min(position - start, extent)
    // Where the frame starts with the viewport, the sum would be off by the last bit.
    let available = position == offset ? viewport : offset + viewport - position
    length = max(0, min(available, extent - contentOffset))
    placement =
      if offset >= start + extent {
        .past
      } else if offset + viewport <= start {
        .ahead
      } else {
        switch (offset > start, offset + viewport < start + extent) {
        case (false, false): .whole
        case (true, false): .startCut
        case (false, true): .endCut
        case (true, true): .filling
        }
      }
  }
}
