package import ScrollEngine

/// A picture in numbers: the position of every scroll view, and the costs of its cells.
package struct LayoutReport: Hashable, Sendable {
  /// The version of the format.
  package static let version = 1

  /// The name of the scene.
  package var scene: String
  /// The virtual time, in seconds.
  package var time: Double
  /// The views, from back to front.
  package var views: [ViewEntry]
  /// The statistics of the reuse queues.
  package var reuse: [ReuseEntry]

  /// The calls of the views and the actions of the queues since the scene was opened, the earliest
  /// first; nil if the report leaves them out.
  package var calls: [CallEntry]?

  /// Makes a report; `time` is in seconds.
  package init(
    scene: String, time: Double, views: [ViewEntry], reuse: [ReuseEntry],
    calls: [CallEntry]? = nil
  ) {
    self.scene = scene
    self.time = time
    self.views = views
    self.reuse = reuse
    self.calls = calls
  }

  /// The geometry of one view, in points.
  package struct ViewEntry: Hashable, Sendable {
    /// A unique id in the report: `table1`, or `naive/table1` if a scene has two panes.
    package var id: String
    /// The name of the view's class.
    package var kind: String
    /// The frame on the stage.
    package var frame: Rect
    /// The transform about the view's centre; nil for the identity. With a transform, the frame is
    /// the smallest upright rectangle around the view.
    package var transform: AffineTransform?
    /// The bounds; present for scroll views, and for other views whose bounds have moved or that
    /// have a transform.
    package var bounds: Rect?
    /// The content offset; present only for scroll views.
    package var contentOffset: Point?
    /// The size of the content; present only for scroll views.
    package var contentSize: Size?
    /// The rows or items that have a cell, in order, numbered across all sections; present only for
    /// lists.
    package var liveRows: [Int]?

    /// Makes an entry; the geometry is in points.
    package init(
      id: String, kind: String, frame: Rect, transform: AffineTransform? = nil,
      bounds: Rect? = nil, contentOffset: Point? = nil, contentSize: Size? = nil,
      liveRows: [Int]? = nil
    ) {
      self.id = id
      self.kind = kind
      self.frame = frame
      self.transform = transform
      self.bounds = bounds
      self.contentOffset = contentOffset
      self.contentSize = contentSize
      self.liveRows = liveRows
    }
  }

  /// The statistics of one reuse identifier in one queue.
  package struct ReuseEntry: Hashable, Sendable {
    /// The id of the table, or of all tables that share the queue, joined by a plus sign.
    package var owner: String
    /// The reuse identifier.
    package var identifier: String
    /// The counts so far.
    package var statistics: ReuseStatistics

    package init(owner: String, identifier: String, statistics: ReuseStatistics) {
      self.owner = owner
      self.identifier = identifier
      self.statistics = statistics
    }
  }
}
