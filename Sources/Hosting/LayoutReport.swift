public import ScrollEngine

/// Where every scroll view stands and what its cells cost: the picture in numbers.
public struct LayoutReport: Hashable, Sendable {
  public static let version = 1

  public var scene: String
  /// Seconds of virtual time.
  public var time: Double
  public var views: [ViewEntry]
  public var reuse: [ReuseEntry]

  public init(scene: String, time: Double, views: [ViewEntry], reuse: [ReuseEntry]) {
    self.scene = scene
    self.time = time
    self.views = views
    self.reuse = reuse
  }

  public struct ViewEntry: Hashable, Sendable {
    /// Unique in the report: `table1`, or `naive/table1` where a scene has two panes.
    public var id: String
    /// The name of the view's class.
    public var kind: String
    public var frame: Rect
    /// Of scroll views, and of other views that have moved their bounds.
    public var bounds: Rect?
    /// Scroll views only, as is the one after it.
    public var contentOffset: Point?
    public var contentSize: Size?
    /// Tables only: the rows that have a cell, in order, counted through all sections.
    public var liveRows: [Int]?

    public init(
      id: String, kind: String, frame: Rect, bounds: Rect? = nil, contentOffset: Point? = nil,
      contentSize: Size? = nil, liveRows: [Int]? = nil
    ) {
      self.id = id
      self.kind = kind
      self.frame = frame
      self.bounds = bounds
      self.contentOffset = contentOffset
      self.contentSize = contentSize
      self.liveRows = liveRows
    }
  }

  public struct ReuseEntry: Hashable, Sendable {
    /// The id of the table, or of all tables that share the queue, joined by a plus sign.
    public var owner: String
    public var identifier: String
    public var statistics: ReuseStatistics

    public init(owner: String, identifier: String, statistics: ReuseStatistics) {
      self.owner = owner
      self.identifier = identifier
      self.statistics = statistics
    }
  }
}
