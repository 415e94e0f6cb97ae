/// The content of every pixel of a tile: bands of equal rows from top to bottom, each with its
/// spans from left to right.
struct PixelBands {
  struct Span: Equatable, BitwiseCopyable {
    /// The column after the span's last one; the span begins where the previous span ends.
    var end: Int32
    var content: PixelContent
  }

  struct Band {
    /// The row after the band's last one.
    var bottom: Int32
    /// The indices of the band's spans in ``PixelBands/spans``.
    var spans: Range<Int>
  }

  private(set) var bands: [Band] = []
  private(set) var spans: [Span] = []

  /// Removes all bands, and keeps the memory.
  mutating func removeAll() {
    bands.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
  }

  /// Appends a band below all others.
  mutating func append(_ line: UnsafeBufferPointer<Span>, bottom: Int32) {
    let first = spans.count
    spans.append(contentsOf: line)
    bands.append(Band(bottom: bottom, spans: first..<spans.count))
  }

  /// Extends the last band down to a row.
  mutating func extendLast(to bottom: Int32) {
    bands[bands.count - 1].bottom = bottom
  }

  /// A tile whose pixels are all unknown.
  static func unknown(width: Int, height: Int) -> PixelBands {
    var result = PixelBands()
    result.spans.append(Span(end: Int32(width), content: .unknown))
    result.bands.append(Band(bottom: Int32(height), spans: 0..<1))
    return result
  }
}
