internal import Drawing
internal import Geometry

// Repaints a region, from back to front.
extension Raster {
  /// The most steps to look through for the colour below a step; a translucent fill starts another
  /// search.
  private static let mostSearched = 12

  /// Paints the part of a picture that lies in a region of the damage.
  ///
  /// - Throws: ``StageError/surface(width:height:reason:)`` if memory runs out.
  /// - Complexity: O(steps in the region, and pixels that they paint there).
  func paint(
    _ region: PixelRect, of picture: PixelOperations, _ strips: Strips
  ) throws(StageError) {
    damage.steps(in: region, of: picture, &inRegion)
    findCovers(in: region, picture)
    fillCovers(of: region, picture)
    for place in 0..<inRegion.count {
      let part = picture.steps[Int(inRegion[place])].rect.intersection(region)
      guard part.width > 0 else { continue }
      // Paints the step in runs of rows in which it is visible: most steps in one run, or in none.
      var row = part.y - region.y
      let end = row + part.height
      while row < end {
        let first = row
        let isHidden = Int(covers[row]) >= place
        repeat {
          row = Int(coverEnds[row])
        } while row < end && (Int(covers[row]) >= place) == isHidden
        guard !isHidden else { continue }
        let visible = PixelRect(
          x: part.x, y: region.y + first, width: part.width, height: min(row, end) - first)
        try paint(place, visible, in: region, picture, strips)
      }
    }
  }

  private func findCovers(in region: PixelRect, _ picture: PixelOperations) {
    covers.fill(-1, count: region.height)
    for place in 0..<inRegion.count {
      let index = Int(inRegion[place])
      guard picture.steps[index].isOpaqueFill else { continue }
      let part = picture.steps[index].rect.intersection(region)
      guard part.width == region.width, part.height > 0 else { continue }
      let top = part.y - region.y
      for row in top..<top + part.height { covers[row] = Int32(place) }
    }
    coverEnds.fill(Int32(region.height), count: region.height)
    for row in (0..<region.height - 1).reversed() {
      coverEnds[row] = covers[row] == covers[row + 1] ? coverEnds[row + 1] : Int32(row + 1)
    }
  }

  /// Fills each row with the colour that covers it, so that no pixel is filled twice.
  private func fillCovers(of region: PixelRect, _ picture: PixelOperations) {
    var row = 0
    while row < region.height {
      let (first, cover) = (row, covers[row])
      row = Int(coverEnds[row])
      let rect = PixelRect(
        x: region.x, y: region.y + first, width: region.width, height: row - first)
      fill(rect, color(ofCover: cover, picture))
    }
  }

  private func color(ofCover cover: Int32, _ picture: PixelOperations) -> UInt32 {
    cover < 0
      ? picture.background : picture.steps[Int(inRegion[Int(cover)])].color.pixel
  }

  /// Paints the part of a step in a rectangle; `place` is the step's place among the region's
  /// steps.
  private func paint(
    _ place: Int, _ rect: PixelRect, in region: PixelRect, _ picture: PixelOperations,
    _ strips: Strips
  ) throws(StageError) {
    let step = picture.steps[Int(inRegion[place])]
    if step.isOpaqueFill { return fill(rect, step.color.pixel) }
    if step.isCover, let image = step.bitmap?.image {
      return copy(image, to: rect, x: step.x, y: step.y)
    }
    if let ground = ground(of: rect, below: place, in: region, picture) {
      guard let bitmap = step.bitmap else { return fill(rect, Blend(step.color)(over: ground)) }
      if let strip = try strips.strip(of: bitmap, step.color, over: ground) {
        return copy(strip, to: rect, x: step.x, y: step.y)
      }
    }
    blend(step.bitmap, x: step.x, y: step.y, step.color, rect)
  }

  /// The colour of all pixels of a rectangle below a step of the region; nil if they may have
  /// several, or if a short search does not find it.
  private func ground(
    of rect: PixelRect, below place: Int, in region: PixelRect, _ picture: PixelOperations
  ) -> UInt32? {
    let top = rect.y - region.y
    let cover = covers[top]
    guard top + rect.height <= Int(coverEnds[top]) else { return nil }
    let first = max(Int(cover) + 1, place - Self.mostSearched)
    for below in (first..<place).reversed() {
      let index = Int(inRegion[below])
      guard picture.steps[index].rect.overlaps(rect) else { continue }
      guard picture.steps[index].bitmap == nil, picture.steps[index].rect.contains(rect) else {
        return nil
      }
      let color = picture.steps[index].color
      if color.alpha == 255 { return color.pixel }
      return ground(of: rect, below: below, in: region, picture).map { Blend(color)(over: $0) }
    }
    return first == Int(cover) + 1 ? color(ofCover: cover, picture) : nil
  }
}

// For rectangles in a picture, whose edges are too small to overflow an integer.
extension PixelRect {
  fileprivate func overlaps(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }

  fileprivate func contains(_ other: PixelRect) -> Bool {
    x <= other.x && other.x + other.width <= x + width && y <= other.y
      && other.y + other.height <= y + height
  }
}

extension PixelOperation {
  /// Whether the step paints one colour that hides everything below.
  fileprivate var isOpaqueFill: Bool { bitmap == nil && color.alpha == 255 }
}
