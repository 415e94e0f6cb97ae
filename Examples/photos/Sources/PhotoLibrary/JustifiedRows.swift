public import ScrollEngine

/// Rows of pictures that fill a width, each as high as its pictures make it; the last row of a
/// section may be shorter.
///
/// All edges lie on whole pixels, so that a thumbnail is copied and not resampled.
public struct JustifiedRows: Sendable {
  /// The sizes of rows and spaces, in points.
  public struct Measures: Hashable, Sendable {
    /// The width to fill.
    public var width: Double
    /// The height that rows should have.
    public var rowHeight: Double
    /// The space between pictures, and between rows.
    public var spacing: Double
    /// The height of the header above each section.
    public var headerHeight: Double
    /// The space to the left and right of all rows, and below the last one.
    public var margin: Double
    /// Pixels per point.
    public var scale: Double

    /// Makes measures.
    public init(
      width: Double, rowHeight: Double = 170, spacing: Double = 4, headerHeight: Double = 44,
      margin: Double = 12, scale: Double = 1
    ) {
      self.width = width
      self.rowHeight = rowHeight
      self.spacing = spacing
      self.headerHeight = headerHeight
      self.margin = margin
      self.scale = scale
    }

    /// The width between the margins.
    var room: Double { max(1, width - 2 * margin) }

    /// The right edge of the rows, on a whole pixel.
    var right: Double { ((margin + room) * scale + 1e-6).rounded(.down) / scale }

    /// The greatest height of a row, however few pictures it has.
    var mostHeight: Double { rounded(rowHeight * 1.4) }

    func rounded(_ length: Double) -> Double { (length * scale).rounded() / scale }
  }

  /// A row: its first picture, its place, and whether it fills the width.
  struct Row: Sendable {
    var first: Int32
    var isFilled: Bool
    var top: Double
    var height: Double
  }

  /// The sizes by which the rows were laid out.
  public let measures: Measures
  private let aspects: [Float]
  private(set) var rows: [Row] = []
  /// The index of the first row of each section.
  private(set) var firstRows: [Int] = []
  /// Where the header of each section begins, in points.
  public private(set) var headerTops: [Double] = []
  /// The height of all sections together, in points.
  public private(set) var height = 0.0

  /// Lays out pictures with these aspects. Each section has a range of them; the ranges adjoin.
  ///
  /// - Complexity: O(pictures).
  public init(aspects: [Float], sections: [Range<Int>], _ measures: Measures) {
    self.measures = measures
    self.aspects = aspects
    rows.reserveCapacity(aspects.count / 4 + sections.count)
    aspects.withUnsafeBufferPointer { aspects in
      for section in sections { add(section, aspects) }
    }
    if !sections.isEmpty { height += measures.margin }
  }

  private mutating func add(_ section: Range<Int>, _ aspects: UnsafeBufferPointer<Float>) {
    headerTops.append(height)
    firstRows.append(rows.count)
    height += measures.headerHeight
    var first = section.lowerBound
    while first < section.upperBound {
      var (last, sum) = (first, 0.0)
      while last < section.upperBound {
        let more = sum + Double(aspects[last])
        let count = Double(last - first + 1)
        // Ends the row before or after this picture, whichever comes nearer to the wanted height.
        let without = last == first ? .infinity : fitting(sum, count - 1)
        let with = fitting(more, count)
        if with < measures.rowHeight {
          if last == first || measures.rowHeight / with <= without / measures.rowHeight {
            (last, sum) = (last + 1, more)
          }
          break
        }
        (last, sum) = (last + 1, more)
      }
      let fitted = fitting(sum, Double(last - first))
      // A short rest at the end of a section is not enlarged to the full width.
      let isFilled = last < section.upperBound || fitted <= measures.rowHeight * 1.15
      let wanted = isFilled ? fitted : measures.rowHeight
      let height = max(
        1 / measures.scale, measures.rounded(min(wanted, measures.mostHeight)))
      rows.append(
        Row(
          first: Int32(first), isFilled: isFilled && wanted <= measures.mostHeight,
          top: self.height,
          height: height))
      self.height += height + measures.spacing
      first = last
    }
  }

  /// The height at which `count` pictures fill a row, by the sum of their aspects.
  private func fitting(_ aspects: Double, _ count: Double) -> Double {
    max(1, measures.room - measures.spacing * (count - 1)) / max(aspects, 0.01)
  }

  // MARK: Places

  /// The pictures of a row.
  public func pictures(inRow row: Int) -> Range<Int> {
    Int(rows[row].first)..<(row + 1 < rows.count ? Int(rows[row + 1].first) : aspects.count)
  }

  /// The last row; nil if there is none.
  public var lastRow: Int? { rows.isEmpty ? nil : rows.count - 1 }

  /// The first picture of a row.
  public func firstPicture(ofRow row: Int) -> Int { Int(rows[row].first) }

  /// The row that has a picture.
  ///
  /// - Complexity: O(log n).
  public func row(of picture: Int) -> Int {
    lastIndex(rows.count) { Int(rows[$0].first) <= picture }
  }

  /// Where a picture lies, in points.
  ///
  /// - Complexity: O(log n) plus the pictures of the row.
  public func frame(of picture: Int) -> Rect {
    let row = row(of: picture)
    return frames(inRow: row)[picture - Int(rows[row].first)]
  }

  /// Where the pictures of a row lie, in points.
  public func frames(inRow number: Int) -> [Rect] {
    let row = rows[number]
    let pictures = pictures(inRow: number)
    let sum = pictures.reduce(0.0) { $0 + Double(aspects[$1]) }
    let room = measures.room - measures.spacing * Double(pictures.count - 1)
    // In a filled row, the unrounded widths add up to the full width.
    let unit = row.isFilled ? max(1, room) / max(sum, 0.01) : row.height
    var (frames, before): ([Rect], Double) = ([], 0)
    frames.reserveCapacity(pictures.count)
    for (place, picture) in pictures.enumerated() {
      let gaps = measures.margin + Double(place) * measures.spacing
      let left = measures.rounded(gaps + before * unit)
      before += Double(aspects[picture])
      let right = measures.rounded(gaps + before * unit)
      // A single picture may be wider than the row.
      let width = max(1 / measures.scale, min(right, measures.right) - left)
      frames.append(Rect(x: left, y: row.top, width: width, height: row.height))
    }
    return frames
  }

  /// The rows that overlap the range between two heights, in points.
  ///
  /// - Complexity: O(log n).
  public func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard !rows.isEmpty else { return 0..<0 }
    var first = lastIndex(rows.count) { rows[$0].top <= top }
    if rows[first].top + rows[first].height <= top { first += 1 }
    let after = rows[0].top < bottom ? lastIndex(rows.count) { rows[$0].top < bottom } + 1 : 0
    return first..<max(first, after)
  }

  /// The sections whose header or rows overlap the range between two heights, in points.
  ///
  /// - Complexity: O(log n).
  public func sections(from top: Double, to bottom: Double) -> Range<Int> {
    guard let start = headerTops.first, start < bottom else { return 0..<0 }
    let first = lastIndex(headerTops.count) { headerTops[$0] <= top }
    return first..<lastIndex(headerTops.count) { headerTops[$0] < bottom } + 1
  }

  /// Where a section ends and the next one begins, in points.
  public func bottom(ofSection section: Int) -> Double {
    section + 1 < headerTops.count ? headerTops[section + 1] : height
  }

  /// The picture nearest to `x` that lies `count` rows below another picture; nil without such a
  /// row.
  public func picture(from picture: Int, byRows count: Int, x: Double) -> Int? {
    let row = row(of: picture) + count
    guard rows.indices.contains(row) else { return nil }
    let frames = frames(inRow: row)
    let nearest = frames.indices.min {
      distance(x, frames[$0]) < distance(x, frames[$1])
    }
    return nearest.map { Int(rows[row].first) + $0 }
  }

  private func distance(_ x: Double, _ frame: Rect) -> Double {
    max(frame.minX - x, x - frame.maxX, 0)
  }

  /// The last index for which `holds` is true, if it is true up to some index; 0 if for none.
  private func lastIndex(_ count: Int, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
