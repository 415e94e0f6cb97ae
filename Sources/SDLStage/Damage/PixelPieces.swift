internal import Geometry

/// A rectangle of pixels with the same content.
struct PixelPiece: Equatable, BitwiseCopyable {
  var low: Int32
  var high: Int32
  var top: Int32
  var bottom: Int32
  var content: PixelContent

  func moved(x: Int32, y: Int32) -> PixelPiece {
    PixelPiece(low: low + x, high: high + x, top: top + y, bottom: bottom + y, content: content)
  }

  var rect: PixelRect {
    PixelRect(x: Int(low), y: Int(top), width: Int(high - low), height: Int(bottom - top))
  }
}

/// Rectangles collected band by band; a piece that continues in the next band with the same columns
/// and content is extended.
struct PixelPieces: ~Copyable {
  /// All pieces; complete after the last band.
  private(set) var all = Scratch<PixelPiece>()
  /// The pieces that end at the top of the current band, and those of the current band, both from
  /// left to right.
  private var above = Scratch<PixelPiece>()
  private var current = Scratch<PixelPiece>()
  /// The index of the first piece of `above` that may still continue.
  private var next = 0

  /// Removes all pieces, and keeps the memory.
  mutating func removeAll() {
    all.removeAll()
  }

  /// Adds a piece of the current band, to the right of the band's other pieces.
  mutating func add(_ piece: PixelPiece) {
    while next < above.count, above[next].low < piece.low { next += 1 }
    var piece = piece
    if next < above.count, above[next].low == piece.low, above[next].high == piece.high,
      above[next].content == piece.content
    {
      piece.top = above[next].top
      // An empty rectangle marks a piece that has continued and is not finished.
      above[next].bottom = above[next].top
      next += 1
    }
    current.append(piece)
  }

  /// Ends a band; the next one begins at its bottom. Must be called once more after the last band.
  mutating func endBand() {
    for index in 0..<above.count where above[index].top < above[index].bottom {
      all.append(above[index])
    }
    swap(&above, &current)
    current.removeAll()
    next = 0
  }
}
