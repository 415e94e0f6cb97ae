public import ScrollEngine

/// A screen of stacked lists, described so that it can be built in any container.
///
/// It is a value: the same description gives the same screen, row by row.
public struct StackDescription: Hashable, Sendable {
  /// What a section is made of.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case table
    case collection
    /// A list that scrolls across, as shelves of posters do.
    case horizontalList = "horizontal-list"
    /// Plain views, which are there whether or not they are seen.
    case view
  }

  /// In which container the sections are shown first.
  public enum Container: String, Hashable, Sendable, CaseIterable {
    /// In both, side by side.
    case both
    case naive
    case real
  }

  /// The lengths of rows, items or views, in points.
  public enum Lengths: Hashable, Sendable {
    case same(Double)
    /// One after the other, and again from the first; not empty.
    case list([Double])
    /// Somewhere in a range, in whole steps from its lower end; the seed says where.
    case range(ClosedRange<Double>, seed: UInt64)
  }

  /// A title that stands before the rows of a section.
  public struct Header: Hashable, Sendable {
    public var title: String
    /// Along the axis of the stack, in points.
    public var length: Double
    /// Whether it stays at the edge while its section passes.
    public var isSticky: Bool

    public init(title: String, length: Double, isSticky: Bool = false) {
      self.title = title
      self.length = length
      self.isSticky = isSticky
    }
  }

  public struct Section: Hashable, Sendable {
    public var kind: Kind
    /// nil where the header says it, or nobody does.
    public var title: String?
    /// How many rows, items or views.
    public var count: Int
    public var height: Lengths
    /// Of items; of views and tables where the stack is horizontal. Not used elsewhere.
    public var width: Lengths
    /// Between two rows, items or views, in points.
    public var spacing: Double
    /// Around all rows, items or views, in points.
    public var insets: EdgeInsets
    public var header: Header?
    /// nil for one of the usual colours.
    public var color: Color?
    /// The reuse identifier of its cells.
    public var cell: String

    public init(
      _ kind: Kind, title: String? = nil, count: Int, height: Lengths = .same(44),
      width: Lengths = .same(92), spacing: Double = 0, insets: EdgeInsets = .zero,
      header: Header? = nil, color: Color? = nil, cell: String = "cell"
    ) {
      self.kind = kind
      self.title = title
      self.count = count
      self.height = height
      self.width = width
      self.spacing = spacing
      self.insets = insets
      self.header = header
      self.color = color
      self.cell = cell
    }
  }

  public var title: String?
  /// What one sees at once, in points.
  public var viewport: Size
  public var axis: Axis
  public var container: Container
  /// Between two sections, in points.
  public var spacing: Double
  /// Whether all tables draw from one queue, and all collections from another.
  public var sharesCells: Bool
  public var sections: [Section]

  public init(
    title: String? = nil, viewport: Size = Size(width: 320, height: 568),
    axis: Axis = .vertical, container: Container = .both, spacing: Double = 0,
    sharesCells: Bool = false, sections: [Section]
  ) {
    self.title = title
    self.viewport = viewport
    self.axis = axis
    self.container = container
    self.spacing = spacing
    self.sharesCells = sharesCells
    self.sections = sections
  }
}

extension StackDescription.Lengths {
  /// Whether it is not the same for all.
  public var isVarying: Bool {
    switch self {
    case .same: false
    case .list(let lengths): lengths.contains { $0 != lengths[0] }
    case .range(let range, _): range.lowerBound != range.upperBound
    }
  }

  /// The greatest length that there can be, in points.
  public var greatest: Double {
    switch self {
    case .same(let length): length
    case .list(let lengths): lengths.max() ?? 0
    case .range(let range, _): range.upperBound
    }
  }

  /// The smallest length that there can be, in points.
  public var least: Double {
    switch self {
    case .same(let length): length
    case .list(let lengths): lengths.min() ?? 0
    case .range(let range, _): range.lowerBound
    }
  }

  /// What the lengths come to on the whole, in points.
  public var mean: Double {
    switch self {
    case .same(let length): length
    case .list(let lengths): lengths.reduce(0, +) / Double(max(1, lengths.count))
    case .range(let range, _): (range.lowerBound + range.upperBound) / 2
    }
  }
}
