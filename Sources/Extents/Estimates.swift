/// Which elements of an `Extents` are estimates, and the measured extents that are not yet in its
/// tree.
///
/// A class, because most values have no estimates, and need no such object. Copies of a value share
/// the object until one copy changes.
@usableFromInline
final class Estimates: @unchecked Sendable {
  /// 1 for each estimate and 0 for each measured element, so that the operations of a sum tree count
  /// and find estimates.
  @exclusivity(unchecked) var marks: SumTree
  /// Neighbouring elements that have been measured, but whose marks in `marks` are still 1.
  ///
  /// Rows are measured in order, so one change to the tree covers many rows.
  @exclusivity(unchecked) var measured = 0..<0
  /// The pending extents of the last elements in `measured`, in points; the tree does not have them
  /// yet.
  @exclusivity(unchecked) var unwritten: [Double] = []

  init(marks: SumTree) { self.marks = marks }

  init(copying other: Estimates) {
    (marks, measured, unwritten) = (other.marks, other.measured, other.unwritten)
  }

  /// The number of estimates.
  var count: Int { Int(marks.total) - measured.count }

  func contains(_ index: Int) -> Bool {
    !measured.contains(index) && marks.root.query { $0.extent(at: index) } > 0
  }

  /// The first estimate at or after an index; nil if there is none.
  func first(from index: Int) -> Int? {
    let first = marks.firstMark(from: index)
    guard let first, measured.contains(first) else { return first }
    return marks.firstMark(from: measured.upperBound)
  }

  /// The pending extent of an element; nil if the tree has its extent.
  func unwrittenExtent(at index: Int) -> Double? {
    guard measured.suffix(unwritten.count).contains(index) else { return nil }
    return unwritten[index - (measured.upperBound - unwritten.count)]
  }

  /// Writes pending extents to the tree that they belong to.
  func writeExtents(to tree: inout SumTree) {
    guard let last = unwritten.last else { return }
    let range = measured.suffix(unwritten.count)
    if unwritten.count == 1 {
      tree.set(range.lowerBound, to: last)
      // Keeps the memory: the next rows to be measured need it again.
      unwritten.removeLast()
    } else {
      var builder = ExtentsBuilder()
      unwritten.withUnsafeBufferPointer { builder.append($0) }
      tree.replaceSubrange(range, with: builder.finish().tree)
      unwritten.removeAll(keepingCapacity: unwritten.count <= Extents.windowSize)
    }
  }

  /// Writes pending marks, and pending extents, before another change of the marks.
  func writeMarks(of tree: inout SumTree) {
    guard !measured.isEmpty else { return }
    writeExtents(to: &tree)
    marks.unmark(measured)
    measured = 0..<0
  }
}

extension SumTree {
  /// Sets the marks of a range to 0.
  mutating func unmark(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    replaceSubrange(range, with: SumTree(repeating: 0, count: range.count))
  }

  /// The first element at or after an index whose number is not zero; nil if there is none.
  fileprivate func firstMark(from index: Int) -> Int? {
    // The sum of the marks before an element is the number of estimates before it.
    let before = root.query { $0.offset(of: index) }
    return before < total ? root.query { $0.index(at: before) } : nil
  }
}
