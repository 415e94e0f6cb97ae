internal import Geometry

/// The tiles of a picture, row by row.
struct PixelBoard {
  /// The side of a tile as a power of two.
  private let shift: Int
  private let columns: Int
  private(set) var tiles: [PixelTile] = []

  /// - Precondition: `side` is a power of two.
  init(_ bounds: PixelRect, side: Int) {
    require(side > 0 && side & (side - 1) == 0, "PixelBoard: side \(side) is not a power of two")
    shift = side.trailingZeroBitCount
    columns = (bounds.width + side - 1) / side
    for y in stride(from: 0, to: bounds.height, by: side) {
      for x in stride(from: 0, to: bounds.width, by: side) {
        tiles.append(
          PixelTile(PixelRect(x: x, y: y, width: side, height: side).intersection(bounds)))
      }
    }
  }

  /// Makes the next picture repaint every tile.
  mutating func forget() {
    for index in tiles.indices { tiles[index].forget() }
  }

  /// Begins a picture, and adds each step of the picture to the tiles that the step overlaps.
  ///
  /// - Complexity: O(steps x tiles per step).
  mutating func place(_ picture: PixelOperations) {
    let (shift, columns) = (shift, columns)
    tiles.withUnsafeMutableBufferPointer { tiles in
      for index in tiles.indices { tiles[index].begin(picture.background) }
      for index in picture.steps.indices {
        let rect = picture.steps[index].rect
        let paint = PixelTile.Paint(picture.steps[index])
        for row in (rect.y >> shift)...((rect.y + rect.height - 1) >> shift) {
          for column in (rect.x >> shift)...((rect.x + rect.width - 1) >> shift) {
            tiles[row * columns + column].add(rect, paint, index: index)
          }
        }
      }
    }
  }

  /// Replaces `result` with the indices of the steps that paint anything in the tiles of a region,
  /// from back to front. `isFound` is a buffer for as many values as the picture has steps.
  ///
  /// - Complexity: O(steps of the picture + steps of the tiles).
  func steps(
    in region: PixelRect, of picture: PixelOperations, _ isFound: inout Scratch<Bool>,
    _ result: inout Scratch<Int32>
  ) {
    isFound.fill(false, count: picture.steps.count)
    for row in (region.y >> shift)...((region.y + region.height - 1) >> shift) {
      for column in (region.x >> shift)...((region.x + region.width - 1) >> shift) {
        let tile = row * columns + column
        if let ground = tiles[tile].groundStep { isFound[ground] = true }
        for step in tiles[tile].steps { isFound[Int(step.index)] = true }
      }
    }
    result.removeAll()
    for index in 0..<isFound.count where isFound[index] { result.append(Int32(index)) }
  }

  /// Records that all changes in a tile are painted without a comparison of its pixels.
  mutating func painted(at index: Int) { tiles[index].painted() }

  /// Replaces the stored pixel contents of a tile with `bands`, and leaves the previous contents in
  /// `bands`.
  mutating func exchange(_ bands: inout PixelBands, at index: Int) {
    tiles[index].exchange(&bands)
  }
}
