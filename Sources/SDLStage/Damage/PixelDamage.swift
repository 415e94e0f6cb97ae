internal import Geometry

/// The contents of a picture's pixels, and where they differ from those of the picture before.
final class PixelDamage {
  private let bounds: PixelRect
  private var board: PixelBoard
  private(set) var mixes = PixelMixes()
  private(set) var changes = PixelChanges()
  private var sweep = PixelSweep()
  /// The contents of the current tile.
  private var next = PixelBands()

  /// Begins with unknown pixels; `side` is the side of a tile in pixels, a power of two.
  init(_ bounds: PixelRect, side: Int = 128) {
    self.bounds = bounds
    board = PixelBoard(bounds, side: side)
  }

  var tiles: [PixelTile] { board.tiles }

  /// Makes every pixel count as changed in the next picture.
  func forget() { board.forget() }

  /// Finds where a picture differs from the one before.
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
