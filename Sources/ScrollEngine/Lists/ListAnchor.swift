/// The edge in the content of a list that stays in position on screen during a change: an update, a
/// reload, measuring, a new size.
///
/// One rule for tables and collections:
///
/// - It is the start of the first visible line below the insets, if that line starts above the edge
///   and one of its elements stays.
/// - Otherwise it is the end of the last part before that line that stays. So parts that replace
///   removed ones become visible, and so do parts inserted exactly at the edge.
/// - At the beginning of the content the offset stays.
///
/// An element stays unless it is deleted or moved. Elements of a reloaded section stay by their
/// index. The anchor holds the name of a part, because the indices of parts change.
struct ListAnchor {
  /// The offset of the edge before the change, in points.
  let offset: Double
  /// The part whose edge it is, by its name after the change.
  let part: ListPart
  /// Whether it is the end of that part, not its start.
  var isEnd = false
  /// An element that must not end up before the anchor: it may share a line with ``part``.
  var next: IndexPath?
  /// The length of the element that starts at the anchor, in points; 0 if the anchor is no start of
  /// an element, or if only the space after the element is visible.
  var length = 0.0

  /// How far the anchor has moved to a place in the changed content, in points; zero within the
  /// rounding error of sums, which may be added up in another order.
  func shift(to place: Double, within tolerance: Double) -> Double {
    let shift = place - offset
    return abs(shift) <= tolerance ? 0 : shift
  }
}

/// A part of a list along its scroll axis, by name.
enum ListPart: Hashable {
  /// The space before all sections, and after them.
  case beginning
  case end
  case edge(SectionEdge, Int)
  case element(IndexPath)
}

/// The geometry of a list: parts that follow each other along its scroll axis.
///
/// Queries may be mutating, because a table notes the section that it found last.
protocol ListParts {
  /// The length of all parts, in points.
  var length: Double { mutating get }
  var lastPart: Int { mutating get }
  /// Whether there is space between lines; the space belongs to the line before it.
  var hasGaps: Bool { get }
  /// Whether a line may have several elements.
  var linesAreShared: Bool { get }
  /// The part that holds an offset, in points.
  mutating func part(at offset: Double) -> Int?
  /// The start of a part, in points; for the index after the last part, the end of the content.
  mutating func start(of part: Int) -> Double
  /// The end of a part without the space after it, in points.
  mutating func visibleEnd(of part: Int) -> Double
  /// The name of a part; the name of a line is that of its first element.
  mutating func name(ofPart part: Int) -> ListPart
  /// How many elements a line has.
  mutating func elements(inPart part: Int) -> Int
  /// The part with a name; nil if there is none.
  mutating func part(named name: ListPart) -> Int?
}

extension ListParts {
  /// The first part visible after an edge, within a tolerance; nil at the beginning of the content.
  /// If the content ends before the edge, it is the last part.
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

  /// Where an anchor is now, in points; nil if its part is gone.
  @inline(__always)
  mutating func place(of anchor: ListAnchor) -> Double? {
    guard let part = part(named: anchor.part) else { return nil }
    let place = start(of: anchor.isEnd ? part + 1 : part)
    guard let next = anchor.next, let line = self.part(named: .element(next)) else { return place }
    return min(place, start(of: line))
  }

  /// The new name of the first element of a line that stays; for another part, its own new name.
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
  /// The index path of an element.
  var path: IndexPath? { if case .element(let path) = self { path } else { nil } }
}

extension ListView {
  /// The greatest difference between equal offsets along an axis, in points; `own` is the greatest
  /// difference between equal sums of lengths.
  ///
  /// In a container, the list's offset is the difference of two offsets in the container and has
  /// their rounding error, even if the list is short: a change moves both by a few units in the
  /// last place.
  final func tolerance(of own: Double, along axis: Axis) -> Double {
    guard stacking != nil else { return own }
    return max(own, 8 * scroller(along: axis).contentOffset[axis].ulp)
  }
}

/// An anchor held until everything in sight is measured.
struct HeldAnchor {
  let anchor: ListAnchor
  /// The offset at which it is in position, in points; at any other offset the content was
  /// scrolled.
  var offset: Double
  /// Its greatest rounding error, in points.
  var tolerance = 0.0
}
