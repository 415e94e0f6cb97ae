extension ContainerScrollView {
  /// The part of a stacked child that a container shows: pure arithmetic along the stacking axis.
  ///
  /// A child that scrolls is never as long as its content. Its frame is cut to the part that the
  /// container's bounds show, and its own offset is set to the point of its content at that
  /// position. So it works like a small scroll view and keeps cells only for its visible part,
  /// while on screen its whole content seems to lie in the container.
  ///
  /// The frame starts at the container's offset, but neither before the child's start nor after its
  /// end; the child's own offset is the distance from its start to there:
  ///
  ///     start 712, extent 652, offset 796, viewport 568:  frame 796 / 568, own offset 84
  ///
  /// Visibility is decided first, by comparing edges that are each computed once: the child's end
  /// and the end of the visible part. Only then is anything subtracted. So for all numbers, a child
  /// that is scrolled past has a length of exactly 0, and a child that reaches into the visible
  /// part has a greater length; nothing uses `(start + extent) - start`, which may round below
  /// `extent`.
  ///
  /// These relations hold exactly: `0 <= length <= viewport`, `0 <= contentOffset <= extent`, and
  /// `contentOffset + length <= extent`, where the sum is rounded. `position` and `position +
  /// length` are the edges of the child or of the visible part, up to the last bits of the sum.
  public struct Slice: Hashable, Sendable {
    /// The start of the frame in the container's content, in points.
    public let position: Double
    /// The length of the frame, in points.
    public let length: Double
    /// The child's own content offset, in points.
    public let contentOffset: Double

    /// How a child lies relative to the visible part.
    public enum Placement: String, Hashable, Sendable {
      /// The child has been scrolled past: it ends before the visible part, or where the part
      /// starts.
      case past
      /// The start of the child is cut off.
      case startCut
      /// The whole child is visible.
      case whole
      /// The end of the child is cut off.
      case endCut
      /// The start and the end of the child are cut off: it fills the visible part.
      case filling
      /// The child is still to come: it starts after the visible part, or where the part ends.
      case ahead
    }

    /// How the child lies relative to the visible part.
    public let placement: Placement

    /// Cuts a child to the visible part.
    ///
    /// - Parameters:
    ///   - start: The start of the child in the container's content, in points.
    ///   - extent: The length of the child's content, in points.
    ///   - offset: The start of the visible part in the container's content, in points.
    ///   - viewport: The length of the visible part, in points.
    public init(start: Double, extent: Double, offset: Double, viewport: Double) {
      self.init(ChildSpan(start: start, length: extent), offset: offset, viewport: viewport)
    }

    init(_ span: ChildSpan, offset: Double, viewport: Double) {
      let visibleEnd = offset + viewport
      placement = Placement(of: span, from: offset, to: visibleEnd)
      switch placement {
      case .past: (position, contentOffset) = (span.end, span.length)
      case .ahead, .whole, .endCut: (position, contentOffset) = (span.start, 0)
      case .startCut, .filling:
        // Part of the child is visible, so its own offset stays below its length, even if the
        // difference rounds up.
        (position, contentOffset) = (offset, min(offset - span.start, span.length.nextDown))
      }
      guard placement.isInSight, span.end > span.start, visibleEnd > offset else {
        length = 0
        return
      }
      // Where the frame starts with the viewport, the viewport's length is exact, and a difference
      // could be off by the last bit.
      let available = position == offset ? viewport : min(visibleEnd - position, viewport)
      let length = min(available, span.length - contentOffset)
      self.length = contentOffset + length > span.length ? length.nextDown : length
    }

    /// Whether any part of the child is visible: the only test for visibility.
    public var isInSight: Bool { length > 0 }
  }
}

extension ContainerScrollView.Slice.Placement {
  fileprivate init(of span: ChildSpan, from offset: Double, to visibleEnd: Double) {
    self =
      if span.end <= offset {
        .past
      } else if span.start >= visibleEnd {
        .ahead
      } else {
        switch (span.start < offset, span.end > visibleEnd) {
        case (false, false): .whole
        case (true, false): .startCut
        case (false, true): .endCut
        case (true, true): .filling
        }
      }
  }

  fileprivate var isInSight: Bool { self != .past && self != .ahead }
}
