/// What every pixel of a picture is made of: bands of equal rows from the top, each with its spans
/// from the left edge to the right.
struct PixelBands {
  struct Span: Equatable {
    /// The column after its last one; it begins where the one before ends.
    var end: Int32
    var content: PixelContent
  }

  struct Band {
    /// The row after its last one.
    var bottom: Int32
    /// Its spans among all.
    var spans: Range<Int>
  }

  private(set) var bands: [Band] = []
  private(set) var spans: [Span] = []
  /// Where the spans of the band begin that is being made.
  private var start = 0

  /// Forgets everything, and keeps the memory.
  mutating func removeAll() {
    bands.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    start = 0
  }

  /// Appends a span to the band that is being made; neighbours with the same content are one.
  mutating func append(_ content: PixelContent, to end: Int32) {
    let last = spans.count - 1
    if last >= start, spans[last].content == content {
      spans[last].end = end
    } else {
      spans.append(Span(end: end, content: content))
    }
  }

  /// Ends the band that is being made; if it is like the one above, both are one.
  mutating func endBand(at bottom: Int32) {
    let new = start..<spans.count
    if let above = bands.last, spans[above.spans] == spans[new] {
      bands[bands.count - 1].bottom = bottom
      spans.removeSubrange(new)
    } else {
      bands.append(Band(bottom: bottom, spans: new))
      start = spans.count
    }
  }

  /// A picture of which nothing is known.
  static func unknown(width: Int, height: Int) -> PixelBands {
    var result = PixelBands()
    result.append(.unknown, to: Int32(width))
    result.endBand(at: Int32(height))
    return result
  }
}
