internal import Geometry

/// The pixels in which a picture differs from another of the same size.
struct PixelChanges: ~Copyable {
  /// The pixels that differ, with their new content; valid until changes are found or removed.
  var pieces: UnsafeBufferPointer<PixelPiece> { differing.all.elements }
  private var differing = PixelPieces()
  private var areas = PixelPieces()
  /// The top left corner of the tile being compared.
  private var left: Int32 = 0
  private var top: Int32 = 0

  /// Removes all pieces, and keeps the memory.
  mutating func removeAll() {
    differing.removeAll()
    areas.removeAll()
  }

  /// Adds the pixels of a tile that differ between its old and its new content.
  ///
  /// - Complexity: O(spans of both).
  mutating func find(from old: PixelBands, to new: PixelBands, in tile: PixelRect) {
    (left, top) = (Int32(tile.x), Int32(tile.y))
    old.spans.withUnsafeBufferPointer { oldSpans in
      new.spans.withUnsafeBufferPointer { newSpans in
        compare(old.bands, oldSpans, new.bands, newSpans)
      }
    }
    // `endBand()` must be called once more after the tile's last band.
    differing.endBand()
    areas.endBand()
  }

  private mutating func compare(
    _ old: [PixelBands.Band], _ oldSpans: UnsafeBufferPointer<PixelBands.Span>,
    _ new: [PixelBands.Band], _ newSpans: UnsafeBufferPointer<PixelBands.Span>
  ) {
    var (oldBand, newBand) = (0, 0)
    var row: Int32 = 0
    while oldBand < old.count, newBand < new.count {
      let (before, after) = (old[oldBand], new[newBand])
      let bottom = min(before.bottom, after.bottom)
      compare(oldSpans[before.spans], newSpans[after.spans], row, bottom)
      differing.endBand()
      areas.endBand()
      if before.bottom == bottom { oldBand += 1 }
      if after.bottom == bottom { newBand += 1 }
      row = bottom
    }
  }

  private mutating func compare(
    _ old: Slice<UnsafeBufferPointer<PixelBands.Span>>,
    _ new: Slice<UnsafeBufferPointer<PixelBands.Span>>, _ row: Int32, _ bottom: Int32
  ) {
    var piece = PixelPiece(low: 0, high: 0, top: row, bottom: bottom, content: .unknown)
    var area = piece
    var (oldSpan, newSpan) = (old.startIndex, new.startIndex)
    var low: Int32 = 0
    while oldSpan < old.endIndex, newSpan < new.endIndex {
      let (before, after) = (old[oldSpan], new[newSpan])
      let high = min(before.end, after.end)
      if before.content != after.content {
        if piece.high == low, piece.content == after.content {
          piece.high = high
        } else {
          add(piece)
          (piece.low, piece.high, piece.content) = (low, high, after.content)
        }
        if area.high == low {
          area.high = high
        } else {
          addArea(area)
          (area.low, area.high) = (low, high)
        }
      }
      if before.end == high { oldSpan += 1 }
      if after.end == high { newSpan += 1 }
      low = high
    }
    add(piece)
    addArea(area)
  }

  private mutating func add(_ piece: PixelPiece) {
    if piece.low < piece.high { differing.add(piece.moved(x: left, y: top)) }
  }

  private mutating func addArea(_ area: PixelPiece) {
    if area.low < area.high { areas.add(area.moved(x: left, y: top)) }
  }

  /// At most `limit` rectangles that contain all pixels that differ, all of `regions`, and few
  /// other pixels.
  ///
  /// - Complexity: O(rectangles).
  func rects(and regions: [PixelRect] = [], limit: Int) -> [PixelRect] {
    var rects = regions
    for area in areas.all.elements { rects.append(area.rect) }
    // The number of unchanged pixels that the union of two rectangles may include.
    var slack = 64
    while rects.count > limit {
      rects = Self.joined(rects, wasting: slack)
      slack *= 4
    }
    return rects
  }

  /// Joins each rectangle with one of the last eight results, if the union is small enough.
  private static func joined(_ rects: [PixelRect], wasting slack: Int) -> [PixelRect] {
    var result: [PixelRect] = []
    result.reserveCapacity(rects.count)
    for rect in rects {
      var near = max(0, result.count - 8)
      while near < result.count {
        let union = rect.union(result[near])
        if union.area - result[near].area - rect.area <= slack {
          result[near] = union
          break
        }
        near += 1
      }
      if near == result.count { result.append(rect) }
    }
    return result
  }
}

extension PixelRect {
  /// The number of pixels in the rectangle.
  var area: Int { width * height }

  fileprivate func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
