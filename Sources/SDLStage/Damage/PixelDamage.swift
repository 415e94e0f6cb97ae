internal import Geometry

/// The contents of a picture's pixels, and the pixels that differ from the previous picture.
final class PixelDamage {
  private let bounds: PixelRect
  private var board: PixelBoard
  private(set) var mixes = PixelMixes()
  private(set) var changes = PixelChanges()
  private var sweep = PixelSweep()
  /// A buffer for the new contents of the tile being compared.
  private var next = PixelBands()

  /// Begins with unknown pixels; `side` is the side of a tile in pixels, a power of two.
  init(_ bounds: PixelRect, side: Int = 128) {
    self.bounds = bounds
    board = PixelBoard(bounds, side: side)
  }

  var tiles: [PixelTile] { board.tiles }

  /// Makes every pixel count as changed in the next picture.
  func forget() { board.forget() }

  /// Finds the pixels in which a picture differs from the previous one.
  ///
  /// - Precondition: The picture has the size of this object's bounds.
  func find(_ picture: PixelOperations) {
    require(picture.bounds == bounds, "PixelDamage: \(picture.bounds) are not \(bounds)")
    board.place(picture)
    changes.removeAll()
    for index in board.tiles.indices {
      if board.tiles[index].isUnchanged {
        mixes.keep(board.tiles[index].bands)
      } else {
        sweep.bands(of: board.tiles[index], picture, in: &next, &mixes)
        changes.find(from: board.tiles[index].bands, to: next, in: board.tiles[index].rect)
        board.exchange(&next, at: index)
      }
    }
    mixes.forgetUnused()
  }
}
