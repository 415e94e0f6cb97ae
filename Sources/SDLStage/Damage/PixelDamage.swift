internal import Geometry

/// Where a picture differs from the previous one: regions to paint anew and, elsewhere, single
/// pixels with their contents.
///
/// If everything in a region moves, painting the region takes less time than finding the pixels
/// that differ. Each tile chooses one of these ways before it compares any pixel.
final class PixelDamage {
  private let bounds: PixelRect
  private var board: PixelBoard
  private(set) var mixes = PixelMixes()
  /// The pixels that differ, outside of ``regions``.
  private(set) var changes = PixelChanges()
  /// The parts of the picture to repaint, which do not overlap.
  private(set) var regions: [PixelRect] = []
  /// Whether all pixels are compared, for tests of their contents.
  private let comparesAll: Bool
  /// The last picture: it retains its bitmaps, so that no new bitmap has the address of one of
  /// them.
  private var last: PixelOperations?
  /// A buffer for the steps of a region.
  private var isFound = Scratch<Bool>()
  private var sweep = PixelSweep()
  /// A buffer for the new contents of the tile being compared.
  private var next = PixelBands()

  /// Begins with unknown pixels; `side` is the side of a tile in pixels, a power of two.
  init(_ bounds: PixelRect, side: Int = 128, comparesAll: Bool = false) {
    self.bounds = bounds
    self.comparesAll = comparesAll
    board = PixelBoard(bounds, side: side)
  }

  var tiles: [PixelTile] { board.tiles }

  /// Makes every pixel count as changed in the next picture.
  func forget() { board.forget() }

  /// Finds where a picture differs from the previous one.
  ///
  /// - Precondition: The picture has the size of this object's bounds.
  func find(_ picture: PixelOperations) {
    require(picture.bounds == bounds, "PixelDamage: \(picture.bounds) are not \(bounds)")
    board.place(picture)
    changes.removeAll()
    regions.removeAll(keepingCapacity: true)
    for index in board.tiles.indices {
      switch board.tiles[index].change {
      case .none:
        if board.tiles[index].isCompared { mixes.keep(board.tiles[index].bands) }
      case .part(let part) where !comparesAll:
        addRegion(part)
        board.painted(at: index)
      case .part, .pixels:
        sweep.bands(of: board.tiles[index], picture, in: &next, &mixes)
        changes.find(from: board.tiles[index].bands, to: next, in: board.tiles[index].rect)
        board.exchange(&next, at: index)
      }
    }
    mixes.forgetUnused()
    joinRegions()
    last = picture
  }

  /// Replaces `result` with the indices of the steps of a picture that paint anything in one of the
  /// regions, from back to front.
  func steps(
    in region: PixelRect, of picture: PixelOperations, _ result: inout Scratch<Int32>
  ) {
    board.steps(in: region, of: picture, &isFound, &result)
  }

  /// Adds a part of a tile to the regions; joins it with the region on its left if the two meet.
  private func addRegion(_ part: PixelRect) {
    if let last = regions.last, last.y == part.y, last.height == part.height,
      last.x + last.width == part.x
    {
      regions[regions.count - 1].width += part.width
    } else {
      regions.append(part)
    }
  }

  /// Joins regions of the same columns that meet.
  private func joinRegions() {
    var joined = 0
    for index in regions.indices {
      let region = regions[index]
      let above = regions[..<joined].lastIndex {
        $0.x == region.x && $0.width == region.width && $0.y + $0.height == region.y
      }
      if let above {
        regions[above].height += region.height
      } else {
        regions[joined] = region
        joined += 1
      }
    }
    regions.removeSubrange(joined...)
  }
}
