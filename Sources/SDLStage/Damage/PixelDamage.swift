internal import Geometry

/// What the pixels of a picture are made of, and where that is something else than in the picture
/// before.
final class PixelDamage {
  private let bounds: PixelRect
  private var board: PixelBoard
  private(set) var mixes = PixelMixes()
  private(set) var changes = PixelChanges()
  private var sweep = PixelSweep()
  /// The contents of the tile that is looked at.
  private var next = PixelBands()

  /// Begins with unknown pixels; `side` is that of a tile, a power of two.
  init(_ bounds: PixelRect, side: Int = 128) {
    self.bounds = bounds
    board = PixelBoard(bounds, side: side)
  }

  var tiles: [PixelTile] { board.tiles }

  /// Has everything change with the next picture.
  func forget() { board.forget() }

  /// Finds out where a picture differs from the one before.
  ///
  /// - Precondition: It is as large.
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
