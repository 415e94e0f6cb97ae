package import Geometry

/// A view in a trace.
package struct TraceView: Hashable, Sendable {
  package typealias Key = TraceKey<TraceView>

  /// The name of the view in reports.
  package let id: String
  /// The name of the view's class.
  package let kind: String
  /// What may change.
  package var state: State

  /// Makes a view.
  package init(id: String, kind: String, state: State) {
    self.id = id
    self.kind = kind
    self.state = state
  }

  /// What may change of a view.
  package struct State: Hashable, Sendable {
    /// The view that contains it; nil for a root.
    package var parent: Key?
    /// The frame in the parent's coordinates, in points. So a view that only scrolls changes neither
    /// the frames of its subviews nor those of its cells.
    package var frame: Rect
    /// The bounds, in points; their origin is the content offset.
    package var bounds: Rect
    /// What only scroll views have; nil for others.
    package var scroll: Scroll?

    /// Makes a state; all lengths are in points.
    package init(parent: Key? = nil, frame: Rect, bounds: Rect, scroll: Scroll? = nil) {
      self.parent = parent
      self.frame = frame
      self.bounds = bounds
      self.scroll = scroll
    }
  }

  /// What may change of a scroll view.
  package struct Scroll: Hashable, Sendable {
    /// The size of the content, in points.
    package var contentSize: Size
    /// The inset that the program has set, in points.
    package var contentInset: EdgeInsets
    /// The inset with the safe area, in points.
    package var adjustedContentInset: EdgeInsets
    /// What moves the content.
    package var motion: TraceMotion

    /// Makes a state; all lengths are in points.
    package init(
      contentSize: Size, contentInset: EdgeInsets = .zero, adjustedContentInset: EdgeInsets = .zero,
      motion: TraceMotion = .still
    ) {
      self.contentSize = contentSize
      self.contentInset = contentInset
      self.adjustedContentInset = adjustedContentInset
      self.motion = motion
    }
  }
}
