package import ScrollEngine

/// A screen of stacked lists, described independently of its container.
///
/// The same description gives the same screen, row by row.
package struct StackDescription: Hashable, Sendable {
  /// The kinds of sections.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A table with one column of rows.
    case table
    /// A collection with items in lines.
    case collection
    /// A list that scrolls horizontally, like a shelf of posters.
    case horizontalList = "horizontal-list"
    /// Plain views, which exist whether or not they are visible.
    case view
  }

  /// The container in which the sections are first shown.
  package enum Container: String, Hashable, Sendable, CaseIterable {
    /// Both containers, side by side.
    case both
    /// A container that shows every child at full length.
    case naive
    /// The engine's ``ContainerScrollView``.
    case real
  }

  /// The lengths of rows, items or views, in points.
  package enum Lengths: Hashable, Sendable {
    /// All lengths are equal, in points.
    case same(Double)
    /// The lengths in order, repeated from the first; not empty.
    case list([Double])
    /// Pseudorandom lengths from a seed, in steps of a point from the lower end of a range.
    case range(ClosedRange<Double>, seed: UInt64)
  }

  /// A title before the rows of a section.
  package struct Header: Hashable, Sendable {
    /// The text of the header.
    package var title: String
    /// The length along the axis of the stack, in points.
    package var length: Double
    /// Whether the header is pinned to the edge of the viewport while its section is visible.
    package var isSticky: Bool

    /// Makes a header; `length` is in points.
    package init(title: String, length: Double, isSticky: Bool = false) {
      self.title = title
      self.length = length
      self.isSticky = isSticky
    }
  }

  /// A section: one list, or several plain views.
  package struct Section: Hashable, Sendable {
    /// The kind of the section.
    package var kind: Kind
    /// The title of the section; nil for the header's title, or for a numbered title without a
    /// header.
    package var title: String?
    /// The number of rows, items or views.
    package var count: Int
    /// The heights of rows, items or views, in points.
    package var height: Lengths
    /// The widths of items, and of views and tables in a horizontal stack; not used elsewhere.
    package var width: Lengths
    /// The space between two rows, items or views, in points.
    package var spacing: Double
    /// The space around all rows, items or views, in points.
    package var insets: EdgeInsets
    /// The header; nil for none.
    package var header: Header?
    /// The colour of the cells or views; nil for one of the default colours.
    package var color: Color?
    /// The reuse identifier of the cells.
    package var cell: String

    /// Makes a section; lengths are in points.
    package init(
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

  /// The title of the screen.
  package var title: String?
  /// The size of the viewport, in points.
  package var viewport: Size
  /// The axis along which the sections are stacked.
  package var axis: Axis
  /// The container in which the sections are first shown.
  package var container: Container
  /// The space between two sections, in points.
  package var spacing: Double
  /// Whether all tables share one reuse queue, and all collections another.
  package var sharesCells: Bool
  /// The sections, in order.
  package var sections: [Section]

  /// Makes a description; lengths are in points.
  package init(
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
  /// Whether the lengths differ.
  package var isVarying: Bool {
    switch self {
    case .same: false
    case .list(let lengths): lengths.contains { $0 != lengths[0] }
    case .range(let range, _): range.lowerBound != range.upperBound
    }
  }

  /// The greatest possible length, in points.
  package var greatest: Double {
    switch self {
    case .same(let length): length
    case .list(let lengths): lengths.max() ?? 0
    case .range(let range, _): range.upperBound
    }
  }

  /// The smallest possible length, in points.
  package var least: Double {
    switch self {
    case .same(let length): length
    case .list(let lengths): lengths.min() ?? 0
    case .range(let range, _): range.lowerBound
    }
  }

  /// The average length, in points.
  package var mean: Double {
    switch self {
    case .same(let length): length
    case .list(let lengths): lengths.reduce(0, +) / Double(max(1, lengths.count))
    case .range(let range, _): (range.lowerBound + range.upperBound) / 2
    }
  }
}
