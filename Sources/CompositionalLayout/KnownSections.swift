import ScrollEngine

/// What a layout knows of its sections: those near the visible part, and estimates of the others.
@MainActor
struct KnownSections {
  /// A section that has been found out.
  struct Section {
    var geometry: SectionGeometry
    var handler: CollectionLayoutSection.VisibleItemsInvalidationHandler?
    /// Whether views decide their own sizes.
    let hasEstimates: Bool
    let hasPinned: Bool
  }

  var axis = Axis.vertical
  var surroundings = LayoutSurroundings(contentSize: .zero)
  var spacing = 0.0
  var reference = ContentInsetsReference.safeArea
  /// The views at the edges of all content.
  var edges: SectionGeometry?
  private(set) var lengths = SparseSums(repeating: 0, count: 0)
  private(set) var found: [Int: Section] = [:]
  /// The sizes that cells prefer.
  var sizes: [Int: [Int: Size]] = [:]
  /// The axes along which cells have been asked for their sizes since the sections were last found out.
  var askedAxes: [Int: [Int: PerAxisFlags]] = [:]
  /// The sizes that views at edges prefer; those of the whole layout under -1.
  var edgeSizes: [Int: [Int: Size]] = [:]
  /// The part along the axis in which all sections are known.
  var known: ClosedRange<Double> = 0...0
  /// How far frames reach out of any section that is known, before and after, along the axis.
  private var overhang = (before: 0.0, after: 0.0)
  private(set) var hasHandlers = false
  private(set) var hasPinned = false
  private(set) var hasEstimates = false

  var count: Int { lengths.count }

  subscript(section: Int) -> Section? { found[section] }

  // MARK: Places

  private var before: Double { edges?.content.lowerBound ?? 0 }
  private var after: Double { edges.map { $0.length - $0.content.upperBound } ?? 0 }

  /// The length between the views at the edges of all content.
  var innerLength: Double { lengths.total + spacing * Double(max(0, count - 1)) }

  var contentSize: Size {
    var size = surroundings.contentSize
    size[axis] = before + innerLength + after
    return size
  }

  /// Where a section begins.
  ///
  /// - Complexity: O(log n)
  func start(of section: Int) -> Double {
    before + lengths.offset(of: section) + spacing * Double(section)
  }

  func length(of section: Int) -> Double { lengths[section] }

  /// The sections between two offsets, and the next ones.
  func sections(from start: Double, to end: Double) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let first = lengths.index(at: start - before - spacing, spacing: spacing)
    let last = lengths.index(at: end - before, spacing: spacing)
    return first..<max(first, last) + 1
  }

  /// The sections that may have something in a rectangle, as far as they are known.
  func sections(touching rect: Rect) -> Range<Int> {
    sections(
      from: rect.start(along: axis) - overhang.after, to: rect.end(along: axis) + overhang.before)
  }

  /// The section at an offset, or before it.
  func section(at offset: Double) -> Int { lengths.index(at: offset - before, spacing: spacing) }

  /// The origin of a section, from which its frames count.
  func origin(of section: Int) -> Point {
    var origin = Point.zero
    origin[axis] = start(of: section)
    return origin
  }

  // MARK: Changes

  /// Forgets all sections; those of the numbers that stay keep their lengths as estimates.
  mutating func forget(count: Int) {
    let old = lengths
    // Sections are usually of one kind: the first one tells the length of the others.
    let usual = found[0]?.geometry.length ?? (old.usual > 0 ? old.usual : 0)
    lengths = SparseSums(repeating: usual, count: count)
    for (section, length) in old.own where section < count { lengths[section] = length }
    forgetFound()
  }

  /// Forgets all sections, but takes their lengths along to their new places.
  mutating func forget(count: Int, _ newSection: (Int) -> Int?) {
    let old = lengths
    lengths = SparseSums(repeating: old.usual, count: count)
    for (section, length) in old.own {
      guard let section = newSection(section), section < count else { continue }
      lengths[section] = length
    }
    forgetFound()
  }

  private mutating func forgetFound() {
    found = [:]
    known = 0...0
    overhang = (0, 0)
    (hasHandlers, hasPinned, hasEstimates) = (false, false, false)
  }

  /// Takes the length of the first section as that of all others, if none is known.
  mutating func expect(_ length: Double) {
    guard lengths.own.isEmpty, lengths.usual == 0 else { return }
    lengths = SparseSums(repeating: length, count: count)
  }

  mutating func add(_ section: Section, at index: Int) {
    expect(section.geometry.length)
    found[index] = section
    lengths[index] = section.geometry.length
    note(section.geometry.overhang)
    if section.handler != nil { hasHandlers = true }
    if section.hasPinned { hasPinned = true }
    if section.hasEstimates { hasEstimates = true }
  }

  /// Adopts the size that a cell prefers; returns the change of the section's length.
  mutating func measure(_ item: Int, of section: Int, as size: Size) -> Double {
    sizes[section, default: [:]][item] = size
    found[section]?.geometry.measure(item, as: size)
    return follow(section)
  }

  /// Adopts the size that a view at an edge prefers; returns the change of the section's length.
  mutating func measureEdge(_ number: Int, of section: Int, as size: Size) -> Double {
    edgeSizes[section, default: [:]][number] = size
    found[section]?.geometry.measureBoundary(number, as: size)
    return follow(section)
  }

  private mutating func follow(_ section: Int) -> Double {
    guard let geometry = found[section]?.geometry else { return 0 }
    let change = geometry.length - lengths[section]
    lengths[section] = geometry.length
    note(geometry.overhang)
    return change
  }

  private mutating func note(_ more: (before: Double, after: Double)) {
    overhang.before = max(overhang.before, more.before)
    overhang.after = max(overhang.after, more.after)
  }

  mutating func forgetSize(at path: IndexPath) { sizes[path.section]?[path.item] = nil }
}
