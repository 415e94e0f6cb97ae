internal import Geometry

/// What the pixels of a picture are made of, and where that is something else than in the picture
/// before.
final class PixelDamage {
  private let bounds: PixelRect
  private let side: Int
  private let columns: Int
  private(set) var tiles: [PixelTile] = []
  private(set) var mixes = PixelMixes()
  private(set) var changes = PixelChanges()
  private var sweep = PixelSweep()
  /// What the tile is made of that is looked at.
  private var next = PixelBands()

  /// Begins with pixels of which nothing is known; `side` is that of a tile.
  init(_ bounds: PixelRect, side: Int = 128) {
    self.bounds = bounds
    self.side = side
    columns = (bounds.width + side - 1) / side
    for y in stride(from: 0, to: bounds.height, by: side) {
      for x in stride(from: 0, to: bounds.width, by: side) {
        tiles.append(
          PixelTile(PixelRect(x: x, y: y, width: side, height: side).intersection(bounds)))
      }
    }
  }

  /// Has everything change with the next picture.
  func forget() {
    for index in tiles.indices { tiles[index].forget() }
  }

  /// Finds out where a picture differs from the one before.
  ///
  /// - Precondition: It is as large.
  func find(_ picture: PixelOperations) {
    require(picture.bounds == bounds, "PixelDamage: \(picture.bounds) are not \(bounds)")
    for index in tiles.indices { tiles[index].begin(picture.background) }
    for index in picture.steps.indices { add(picture.steps[index], index) }
    changes.removeAll()
    for index in tiles.indices {
      if tiles[index].isUnchanged {
        mixes.keep(tiles[index].bands)
      } else {
        sweep.bands(of: tiles[index], picture, in: &next, &mixes)
        changes.find(from: tiles[index].bands, to: next, in: tiles[index].rect)
        tiles[index].exchange(&next)
      }
    }
    mixes.forgetUnused()
  }

  private func add(_ step: PixelOperation, _ index: Int) {
    let rect = step.rect
    for row in (rect.y / side)...((rect.y + rect.height - 1) / side) {
      for column in (rect.x / side)...((rect.x + rect.width - 1) / side) {
        tiles[row * columns + column].add(step, index: index)
      }
    }
  }
}
