import Geometry

/// The heights of rows, or the widths of columns, with the offset at which each begins.
///
/// A list of rows needs two answers again and again: where does row `i` begin, and which row is at
/// offset `y`? An array of heights answers neither without adding up all earlier rows; an array of
/// offsets answers both, but must be rewritten when a row changes. `Extents` is a sum tree: each
/// node stores the number of elements below it and the sum of their extents, so a query or a change
/// follows one path from the root to a leaf.
///
///     var rows = Extents(repeating: 44, count: 1_000_000_000)
///     rows[2] = 60
///     rows.offset(of: 3)          // 148
///     rows.index(at: 147.5)       // 2
///     rows.insert(20, at: 0)
///     rows.total                  // 44_000_000_036
///
/// Equal neighbours are stored as one run of any length: the billion rows above are two leaves.
/// Varying extents are stored one by one in blocks, each in one of three widths: 16 bits in 1/64
/// point, `Float`, `Double`. A new block has the narrowest width that loses nothing. In the
/// complexities below, n is the number of runs and blocks.
///
/// **What is exact.** If all extents are multiples of 1/64 point and the total stays below 2^53/64
/// points, every offset is exact. For other extents, a sum is rounded like sums of `Double`, by
/// less than one part in 10^13 in all, and the following always holds without tolerance:
///
/// - offsets never decrease: `offset(of: i) <= offset(of: i + 1)`, and the last is `total`;
/// - `index(at: y)` is the one `i` with `offset(of: i) <= y && y < offset(of: i + 1)`. So
///   `index(at: offset(of: i)) == i`, except if the extent of `i` is 0, or so small that adding it
///   to the offset does not change the rounded sum.
///
/// The direction in which a sum is rounded may depend on earlier changes, but rounding errors do
/// not accumulate: sums are recomputed, never corrected by differences.
///
/// **Limits.** At most 2^53 elements, each finite and not negative, with a finite sum. Exceeding a
/// limit stops the program with a message that names the number.
///
/// Copying is O(1), and copies share storage; a change copies the path that it affects, or nothing
/// if no other copy shares the storage.
public struct Extents: Sendable {
  var tree: SumTree

  /// Which elements are estimates; nil if there are none.
  @usableFromInline var estimates: Estimates?

  /// Whether any element is an estimate.
  @inlinable public var hasEstimates: Bool { estimates != nil }

  /// The number of estimated elements.
  public var estimatedCount: Int { estimates?.count ?? 0 }

  /// Makes a value without elements.
  public init() {
    tree = SumTree()
  }

  /// Makes a run of equal extents, in points.
  ///
  /// - Precondition: `extent` is finite and at least 0; `count` is in 0...``mostElements``; the sum
  ///   is finite.
  public init(repeating extent: Double, count: Int) {
    Extents.checkCount(count)
    tree = SumTree(repeating: Extents.checked(extent, at: 0), count: count)
    checkSize()
  }

  init(leaves: [Node]) {
    tree = SumTree(leaves: leaves)
    checkSize()
  }

  /// The most elements a value can have, 2^53.
  public static let mostElements = 1 << 53

  /// The number of elements, at most ``mostElements``.
  public var count: Int { tree.count }

  /// Whether there are no elements.
  public var isEmpty: Bool { count == 0 }

  /// The sum of all extents in points: the end of the last element.
  public var total: Double { hasUnwritten ? written.total : tree.total }

  /// The extent of one element, in points; setting it marks the element as measured.
  ///
  /// - Precondition: `index` is in 0..<count, and a new extent is finite and at least 0.
  /// - Complexity: O(log n); setting a measured element to an extent that its block can hold
  ///   allocates nothing, unless a copy shares the storage.
  public subscript(index: Int) -> Double {
    get {
      checkElement(index)
      if let extent = estimates?.unwrittenExtent(at: index) { return extent }
      return tree.root.query { $0.extent(at: index) }
    }
    set {
      checkElement(index)
      writeMeasured()
      tree.set(index, to: Extents.checked(newValue, at: index))
      unmark(index)
      checkSize()
    }
  }

  /// The start of an element in points: the sum of all extents before it.
  ///
  /// `offset(of: count)` is `total`.
  ///
  /// - Precondition: `index` is in 0...count.
  /// - Complexity: O(log n)
  public func offset(of index: Int) -> Double {
    checkPosition(index)
    guard !hasUnwritten else { return written.offset(of: index) }
    return tree.root.query { $0.offset(of: index) }
  }

  /// The start of an element and its extent, in points, in one search of the tree.
  ///
  /// - Precondition: `index` is in 0..<count.
  /// - Complexity: O(log n)
  public func placement(of index: Int) -> (offset: Double, extent: Double) {
    checkElement(index)
    guard !hasUnwritten else { return written.placement(of: index) }
    return tree.root.query { $0.placement(of: index) }
  }

  /// The element at an offset in points; nil if the offset is not in 0..<total.
  ///
  /// An element contains its first point but not its end, where the next element begins. An element
  /// of extent zero contains no point.
  ///
  /// - Complexity: O(log n)
  public func index(at offset: Double) -> Int? {
    guard !hasUnwritten else { return written.index(at: offset) }
    guard offset >= 0 && offset < total else { return nil }
    return tree.root.query { $0.index(at: offset) }
  }

  // MARK: - Preconditions

  static func checked(_ extent: Double, at index: Int) -> Double {
    require(
      Double.holds(extent),
      "Extents: the extent \(extent) at index \(index) is not a finite number of at least 0")
    return Double(extent: extent)
  }

  func checkElement(_ index: Int) {
    require(
      index >= 0 && index < count, "Extents: index \(index) is out of range 0..<\(count)")
  }

  func checkPosition(_ index: Int) {
    require(
      index >= 0 && index <= count, "Extents: index \(index) is out of range 0...\(count)")
  }

  @usableFromInline
  func checkRange(_ range: Range<Int>) {
    require(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Extents: range \(range) is out of range 0..<\(count)")
  }

  @usableFromInline
  static func checkInterval(_ lower: Double, _ upper: Double) {
    require(
      !lower.isNaN && !upper.isNaN, "Extents: the offsets \(lower) and \(upper) are no interval")
  }

  /// Checks a number of elements: a count beyond the limit is not exact as a `Double`.
  ///
  /// The sum of two valid counts does not overflow.
  @usableFromInline
  static func checkCount(_ count: Int) {
    require(
      count >= 0 && count <= mostElements,
      "Extents: the count \(count) is outside 0...\(mostElements)")
  }

  /// Checks the number of elements and the total: beyond these limits, a count would not be exact
  /// as a `Double`, or offsets would be infinite.
  func checkSize() {
    Extents.checkCount(count)
    require(
      total < .infinity,
      "Extents: \(count) extents add up to more than \(Double.greatestFiniteMagnitude) points")
  }
}
