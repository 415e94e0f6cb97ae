import Extents

/// Breaks items of any size into lines: a line ends where the next item does not fit.
///
/// An item broader than a line gets a line to itself.
struct LineBreaker {
  private let section: LineSection
  private let room: Double

  /// The extents of the closed lines, each with the space after it, in points.
  private(set) var extents = Extents()
  /// The number of items of each closed line.
  private(set) var items = Extents()

  // Lines are added in chunks: adding one to a tree costs as much as adding many.
  private var chunkOfExtents: [Double] = []
  private var chunkOfItems: [Double] = []
  private static let chunkSize = 512

  /// The open line: its number of items, the end of its last item, and its thickness.
  private(set) var openItems = 0
  private var end = 0.0
  private var thickness = 0.0

  init(section: LineSection, breadth: Double) {
    self.section = section
    room = section.room(in: breadth)
  }

  /// Adds an item of a size in points.
  ///
  /// - Returns: Whether the open line was closed first, so that the item begins a new line.
  @discardableResult
  mutating func add(breadth: Double, thickness: Double) -> Bool {
    let needed = openItems == 0 ? breadth : end + section.itemSpacing + breadth
    let isNewLine = openItems > 0 && needed > room + LineSection.slack
    if isNewLine { close(isLast: false) }
    end = isNewLine ? breadth : needed
    openItems += 1
    self.thickness = max(self.thickness, thickness)
    return isNewLine
  }

  /// Adds equal items.
  ///
  /// - Complexity: O(items of a line), for any `count`
  mutating func add(breadth: Double, thickness: Double, count: Int) {
    let perLine = section.itemsPerLine(breadth: breadth, room: room)
    // All items of a line are within the breadth of the view.
    Limits.checkInSight(min(perLine, count), "CollectionView: of the items")
    var rest = count
    while rest > 0 {
      let isNewLine = add(breadth: breadth, thickness: thickness)
      rest -= 1
      if isNewLine { break }
    }
    // All further lines are alike. The last line stays open, because the next item is unknown.
    guard rest >= perLine else {
      while rest > 0 {
        add(breadth: breadth, thickness: thickness)
        rest -= 1
      }
      return
    }
    rest += openItems
    let full = (rest - 1) / perLine
    flush()
    extents.append(repeating: section.extent(ofLine: thickness), count: full)
    items.append(repeating: Double(perLine), count: full)
    forgetOpenLine()
    for _ in 0..<rest - full * perLine { add(breadth: breadth, thickness: thickness) }
  }

  /// Adds items of known sizes.
  ///
  /// - Complexity: O(items) where sizes vary, otherwise O(items of a line)
  mutating func add(_ sizes: ItemSizes) {
    var next = 0
    while next < sizes.thicknesses.count {
      let breadth = sizes.breadths.run(at: next)
      let thickness = sizes.thicknesses.run(at: next)
      var end = min(breadth.end, thickness.end)
      if end - next >= Self.longRun {
        add(breadth: breadth.extent, thickness: thickness.extent, count: end - next)
      } else {
        // Looking up each item takes longer than listing some at once.
        end = min(next + Self.chunkSize, sizes.thicknesses.count)
        let breadths = sizes.breadths[next..<end].elements()
        let thicknesses = sizes.thicknesses[next..<end].elements()
        for (breadth, thickness) in zip(breadths, thicknesses) {
          add(breadth: breadth, thickness: thickness)
        }
      }
      next = end
    }
  }

  private static let longRun = 64

  /// Closes the last line.
  mutating func finish(isEndOfSection: Bool) {
    if openItems > 0 {
      close(isLast: isEndOfSection)
    }
    flush()
  }

  /// Drops the open line without adding it to the closed lines.
  mutating func forgetOpenLine() {
    openItems = 0
    end = 0
    thickness = 0
  }

  private mutating func close(isLast: Bool) {
    chunkOfExtents.append(isLast ? thickness : section.extent(ofLine: thickness))
    chunkOfItems.append(Double(openItems))
    forgetOpenLine()
    if chunkOfExtents.count == Self.chunkSize { flush() }
  }

  private mutating func flush() {
    guard !chunkOfExtents.isEmpty else { return }
    extents.append(Extents(count: chunkOfExtents.count) { chunkOfExtents[$0] })
    items.append(Extents(count: chunkOfItems.count) { chunkOfItems[$0] })
    chunkOfExtents.removeAll(keepingCapacity: true)
    chunkOfItems.removeAll(keepingCapacity: true)
  }
}
