import Extents

/// The positions of elements in a layout of lines: pure arithmetic on sum trees.
///
/// Lines follow each other along an axis. A section is a list of bands: the first band contains the
/// section's header and the space above its lines, then each line has a band that includes the
/// space up to the next line, and the last band contains the space below the lines and the footer.
/// `bands` has the extent of each band, and `bandItems` its number of items (0 for header and
/// footer), so an offset, a band or an item leads to the other two in O(log n). Equal lines are one
/// run, so their number does not affect the costs.
///
/// Items of equal size, and items in columns, are placed by a formula. Only individual sizes are
/// stored, in two more trees.
struct LineGeometry {
  /// The axis along which the lines follow each other.
  let axis: Axis
  /// The length of the content across that axis, in points.
  let breadth: Double

  var counts: ItemCounts
  var bands = Extents()
  var bandItems = Extents()
  /// The number of bands of each section: its lines, its header and its footer.
  var sectionBands = Extents()
  /// The measures of the sections: one element for all sections, or one for each.
  var sections: [LineSection] = []
  /// How far a line may reach over its band at most, in points: lines overlap where the space between them is
  /// negative.
  var overlap = 0.0

  /// The sizes of items across and along the axis, if each has its own; otherwise empty.
  var itemBreadths = Extents()
  var itemThicknesses = Extents()

  init(axis: Axis, breadth: Double, counts: ItemCounts = ItemCounts()) {
    self.axis = axis
    self.breadth = breadth
    self.counts = counts
  }

  // MARK: Sections and bands

  func section(_ index: Int) -> LineSection {
    sections[sections.count == 1 ? 0 : index]
  }

  var contentSize: Size { Size(axis: axis, thickness: bands.total, breadth: breadth) }

  /// The bands of a section, with header and footer.
  func bands(ofSection section: Int) -> Range<Int> {
    let first = Int(sectionBands.offset(of: section))
    return first..<first + Int(sectionBands[section])
  }

  func section(ofBand band: Int) -> Int {
    guard let section = sectionBands.index(at: Double(band)) else {
      fail("CollectionView: there is no line \(band) in a layout of \(bands.count)")
    }
    return section
  }

  /// The bands that may hold something visible between two offsets.
  ///
  /// Frames decide what is visible, and the end of a frame may be beyond its band by a rounding
  /// error, because it is the sum of start and thickness. So bands outside the offsets by less than
  /// ``slack`` count, too, and those whose lines reach over the next.
  func bands(from lower: Double, to upper: Double) -> Range<Int> {
    bands.indices(intersecting: lower - slack - overlap, upper + slack)
  }

  /// An upper bound of the rounding error of sums of lengths in this geometry, in points.
  var slack: Double { bands.total * 1e-12 }

  /// The bands that may hold something within the bounds, along the axis.
  func bands(in bounds: Rect) -> Range<Int> {
    bands(from: bounds.start(along: axis), to: bounds.end(along: axis))
  }

  func band(ofItem item: Int) -> Int {
    guard let band = bandItems.index(at: Double(item)) else {
      fail("CollectionView: there is no item \(item) among \(counts.total)")
    }
    return band
  }

  /// The start of an item's line, in points.
  func startOfLine(ofItem item: Int) -> Double { bands.offset(of: band(ofItem: item)) }

  func items(inBand band: Int) -> Range<Int> {
    let first = Int(bandItems.offset(of: band))
    return first..<first + Int(bandItems[band])
  }

  /// The items of neighbouring bands.
  func items(inBands range: Range<Int>) -> Range<Int> {
    Int(bandItems.offset(of: range.lowerBound))..<Int(bandItems.offset(of: range.upperBound))
  }

  // MARK: Headers and footers

  /// The unpinned frame of a header or footer; nil if the section has none.
  func frame(of edge: SectionEdge, ofSection index: Int) -> Rect? {
    let section = section(index)
    let thickness = edge == .header ? section.header : section.footer
    guard thickness > 0 else { return nil }
    let bands = bands(ofSection: index)
    let start =
      edge == .header ? self.bands.offset(of: bands.lowerBound) : startOfFooter(ofSection: index)
    return Rect(axis: axis, start: start, thickness: thickness, near: 0, breadth: breadth)
  }

  private func startOfFooter(ofSection index: Int) -> Double {
    bands.offset(of: bands(ofSection: index).upperBound - 1) + section(index).trailing
  }

  /// The frame of a header or footer, moved into the visible part as far as its section allows; nil
  /// if the section has none.
  ///
  /// A header stays between the start of its section and its footer, a footer between the header
  /// and the end of its section. `visible` is the visible part of the content that insets do not
  /// cover.
  func pinnedFrame(
    of edge: SectionEdge, ofSection index: Int, in visible: ClosedRange<Double>
  ) -> Rect? {
    guard var frame = frame(of: edge, ofSection: index) else { return nil }
    let start = frame.start(along: axis)
    switch edge {
    case .header:
      let last = startOfFooter(ofSection: index) - frame.size[axis]
      frame.origin[axis] = max(start, min(visible.lowerBound, last))
    case .footer:
      let bands = bands(ofSection: index)
      let first = self.bands.offset(of: bands.lowerBound) + section(index).header
      frame.origin[axis] = min(start, max(visible.upperBound - frame.size[axis], first))
    }
    return frame
  }
}

extension SectionEdge {
  /// The z-index of headers and footers. It is greater than 0, the z-index of items, because a
  /// pinned view covers items. Source: UIKit's flow layout.
  static let zIndex = 10

  /// The kind of the supplementary views at this edge.
  var kind: String {
    switch self {
    case .header: "CollectionElementKindSectionHeader"
    case .footer: "CollectionElementKindSectionFooter"
    }
  }

  init?(kind: String) {
    guard let edge = SectionEdge.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = edge
  }
}
