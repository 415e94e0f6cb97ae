internal import Geometry

/// A rectangle of pixels that are made of the same.
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

/// Rectangles collected band by band; what goes on in the next band with the same columns and the
/// same content is one.
struct PixelPieces: ~Copyable {
  /// All of them, after the last band.
  private(set) var all = Scratch<PixelPiece>()
  /// Those that reach to the top of the current band, and those of it, both from the left.
  private var above = Scratch<PixelPiece>()
  private var current = Scratch<PixelPiece>()
  /// The first of those above that may go on.
  private var next = 0

  /// Forgets everything, and keeps the memory.
  mutating func removeAll() {
    all.removeAll()
  }

  /// Adds a piece of the current band, to the right of those before.
  mutating func add(_ piece: PixelPiece) {
    while next < above.count, above[next].low < piece.low { next += 1 }
    var piece = piece
    if next < above.count, above[next].low == piece.low, above[next].high == piece.high,
      above[next].content == piece.content
    {
      piece.top = above[next].top
      // It has gone on, and is not finished.
      above[next].bottom = above[next].top
      next += 1
    }
    current.append(piece)
  }

  /// Ends a band; the next one begins at its bottom. After the last one it is called once more.
  mutating func endBand() {
    for index in 0..<above.count where above[index].top < above[index].bottom {
      all.append(above[index])
    }
    swap(&above, &current)
    current.removeAll()
    next = 0
  }
}
