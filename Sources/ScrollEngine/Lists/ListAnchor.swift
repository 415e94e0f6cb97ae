/// An edge within a list's content; the edge stays in position on screen during a change: an
/// update, a reload, measuring, a new size.
///
/// One rule for tables and collections:
///
/// - The anchor is the start of the first line visible below the top inset, if that line starts
///   above the end of the inset and one of its elements stays.
/// - Otherwise the anchor is the end of the last staying part before that line. So parts that
///   replace removed parts become visible, and so do parts inserted exactly at the end of the
///   inset.
/// - At the beginning of the content there is no anchor: the offset stays.
///
/// An element stays if it is neither deleted nor moved. In a reloaded section, the new element at
/// an index counts as the old element at that index. The anchor holds the name of a part, because
/// the indices of parts change.
struct ListAnchor {
  /// The offset of the edge before the change, in points.
  let offset: Double
  /// The name, after the change, of the part whose start or end is the anchor.
  let part: ListPart
  /// Whether the anchor is the end of ``part``, not its start.
  var isEnd = false
  /// The next staying element, if lines are shared: if its line starts before the end of ``part``,
  /// the anchor is the start of that line.
  var next: IndexPath?
  /// The length of the element that starts at the anchor, in points; 0 if the anchor is not the
  /// start of an element, or if only the space after the element is visible.
  var length = 0.0

  /// The distance in points from the anchor's old offset to its offset in the changed content; 0 if
  /// the distance is within `tolerance`, the rounding error of adding up lengths in another order.
  func shift(to place: Double, within tolerance: Double) -> Double {
    let shift = place - offset
    return abs(shift) <= tolerance ? 0 : shift
  }
}

/// A part of a list along its scroll axis, by name.
enum ListPart: Hashable {
  /// The space before all sections.
  case beginning
  /// The space after all sections.
  case end
  case edge(SectionEdge, Int)
  case element(IndexPath)
}

/// The geometry of a list: parts that follow each other along its scroll axis.
///
/// Queries may be mutating, because a table caches the section that it found last.
protocol ListParts {
  /// The length of all parts, in points.
  var length: Double { mutating get }
  var lastPart: Int { mutating get }
  /// Whether there is space between lines; the space belongs to the line before it.
  var hasGaps: Bool { get }
  /// Whether a line may have several elements.
  var linesAreShared: Bool { get }
  /// The index of the part that contains an offset, in points; nil outside of the content.
  mutating func part(at offset: Double) -> Int?
  /// The start of a part, in points; for the index after the last part, the end of the content.
  mutating func start(of part: Int) -> Double
  /// The end of a part without the space after it, in points.
  mutating func visibleEnd(of part: Int) -> Double
  /// The name of a part; a line has the name of its first element.
  mutating func name(ofPart part: Int) -> ListPart
  /// The number of elements of a line; 1 for any other part.
  mutating func elements(inPart part: Int) -> Int
  /// The index of the part with a name; nil if no part has that name.
  mutating func part(named name: ListPart) -> Int?
}

extension ListParts {
  /// The first part visible after an edge, within a tolerance; the last part if the content ends
  /// before the edge; nil if the edge is at the beginning of the content, or if the content has no
  /// length.
  @inline(__always)
  mutating func firstPart(after edge: Double, within tolerance: Double) -> Int? {
    let length = length
    guard edge > tolerance, length > 0,
      let part = part(at: min(edge + tolerance, length.nextDown))
    else { return nil }
    // If a part ends within a rounding error of the edge, only the space after it is visible.
    guard hasGaps, edge + tolerance < length, visibleEnd(of: part) <= edge + tolerance else {
      return part
    }
    return min(part + 1, lastPart)
  }

  /// The anchor for a change, given the first visible part; `changes` is nil if elements keep their
  /// index paths.
  mutating func anchor(
    atPart part: Int, start: Double, after edge: Double, within tolerance: Double,
    before changes: ListChanges?
  ) -> ListAnchor {
    let first = name(ofPart: part)
    let isCut = start < edge - tolerance
    let kept = isCut || linesAreShared ? staying(inPart: part, first, changes) : nil
    if isCut, let kept {
      let end = kept.path == nil ? start : visibleEnd(of: part)
      return ListAnchor(
        offset: start, part: kept, length: end > edge + tolerance ? end - start : 0)
    }
    let last = part > 0 ? lastName(ofPart: part - 1) : .beginning
    let next = linesAreShared ? kept?.path ?? changes?.firstStaying(after: first) : nil
    return ListAnchor(
      offset: start, part: changes?.lastStaying(upTo: last) ?? last, isEnd: true, next: next)
  }

  /// The current offset of an anchor, in points; nil if its part is gone.
  @inline(__always)
  mutating func place(of anchor: ListAnchor) -> Double? {
    guard let part = part(named: anchor.part) else { return nil }
    let place = start(of: anchor.isEnd ? part + 1 : part)
    guard let next = anchor.next, let line = self.part(named: .element(next)) else { return place }
    return min(place, start(of: line))
  }

  /// The new name of the first staying element of a line, or of a part that is not a line; nil if
  /// nothing of the part stays.
  private mutating func staying(
    inPart part: Int, _ first: ListPart, _ changes: ListChanges?
  ) -> ListPart? {
    guard let changes else { return first }
    guard let path = first.path else { return changes.newName(of: first) }
    for index in 0..<elements(inPart: part) {
      let path = IndexPath(row: path.row + index, section: path.section)
      if let name = changes.newName(of: .element(path)) { return name }
    }
    return nil
  }

  private mutating func lastName(ofPart part: Int) -> ListPart {
    let first = name(ofPart: part)
    guard let path = first.path else { return first }
    return .element(IndexPath(row: path.row + elements(inPart: part) - 1, section: path.section))
  }
}

extension ListPart {
  /// The index path of an element; nil for any other part.
  var path: IndexPath? { if case .element(let path) = self { path } else { nil } }
}

extension ListView {
  /// The greatest rounding error of offsets along an axis, in points; `own` is the rounding error
  /// of the list's own lengths.
  ///
  /// In a container, the list's offset is the difference of two offsets in the container and has
  /// their rounding error, even if the list is short: a change moves both by a few units in the
  /// last place.
  final func tolerance(of own: Double, along axis: Axis) -> Double {
    guard stacking != nil else { return own }
    return max(own, 8 * scroller(along: axis).contentOffset[axis].ulp)
  }
}

/// An anchor that is kept in position until all visible elements are measured.
struct HeldAnchor {
  let anchor: ListAnchor
  /// The offset at which the anchor is in position, in points; any other offset means that the
  /// content has been scrolled.
  var offset: Double
  /// The greatest rounding error of ``offset``, in points.
  var tolerance = 0.0
}
