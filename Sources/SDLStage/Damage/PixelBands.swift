/// What every pixel of a picture is made of: bands of equal rows from the top, each with its spans
/// from the left edge to the right.
struct PixelBands {
  struct Span: Equatable, BitwiseCopyable {
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

  /// Forgets everything, and keeps the memory.
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

  /// Has the last band end further down.
  mutating func extendLast(to bottom: Int32) {
    bands[bands.count - 1].bottom = bottom
  }

  /// A picture whose pixels are all unknown.
  static func unknown(width: Int, height: Int) -> PixelBands {
    var result = PixelBands()
    result.spans.append(Span(end: Int32(width), content: .unknown))
    result.bands.append(Band(bottom: Int32(height), spans: 0..<1))
    return result
  }
}
