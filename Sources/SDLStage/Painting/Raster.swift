internal import Drawing
internal import Geometry

/// Paints pictures on a surface, and writes only what has changed since the last picture: regions
/// of content that moves, and elsewhere single pixels.
@MainActor
final class Raster: PixelTarget {
  /// The most rectangles that are reported as changed. To present more of them would cost more than
  /// to present the unchanged pixels between them.
  private static let mostChanges = 64

  let surface: Surface
  let bounds: PixelRect
  let rows: PixelRows
  let damage: PixelDamage
  /// The indices of the steps of the region being painted.
  @exclusivity(unchecked) var inRegion = Scratch<Int32>()
  /// For each row of the region being painted, from its top: the place in ``inRegion`` of the last
  /// step that hides all of the row, or -1.
  @exclusivity(unchecked) var covers = Scratch<Int32>()
  /// For each of these rows: the first row below it with another value in ``covers``.
  @exclusivity(unchecked) var coverEnds = Scratch<Int32>()
  /// The strips that the current picture has used. `known` holds, for each mix, the index of its
  /// strip in this list, or -1 if the strip has not been used yet.
  @exclusivity(unchecked) private var knownStrips: [Surface] = []
  @exclusivity(unchecked) private var known = Scratch<Int32>()

  init(on surface: Surface) {
    self.surface = surface
    rows = surface.rows
    bounds = PixelRect(x: 0, y: 0, width: surface.width, height: surface.height)
    damage = PixelDamage(bounds)
  }

  func forget() {
    damage.forget()
  }

  /// The number of pixels in which the last picture may have differed from the one before.
  var pixelsWritten: Int {
    // A closure would check at each piece whether it runs on the main actor.
    var pixels = 0
    for piece in damage.changes.pieces { pixels += piece.rect.area }
    for region in damage.regions { pixels += region.area }
    return pixels
  }

  func paint(_ picture: PixelOperations, _ strips: Strips) throws(StageError) -> [PixelRect] {
    damage.find(picture)
    known.fill(-1, count: damage.mixes.all.count)
    defer { knownStrips.removeAll(keepingCapacity: true) }
    do throws(StageError) {
      for region in damage.regions { try paint(region, of: picture, strips) }
      let mixes = damage.mixes
      var pile: [PixelContent] = []
      for piece in damage.changes.pieces { try paint(piece, mixes, strips, &pile) }
    } catch {
      forget()
      throw error
    }
    return damage.changes.rects(and: damage.regions, limit: Self.mostChanges)
  }

  /// Paints a piece; `pile` is a reused buffer for the mixes stacked in the piece, from the front.
  private func paint(
    _ piece: PixelPiece, _ mixes: PixelMixes, _ strips: Strips, _ pile: inout [PixelContent]
  ) throws(StageError) {
    let rect = piece.rect
    var content = piece.content
    while content.pixel == nil {
      let mix = content.mix
      if mixes.all[mix].isCover, let image = mixes.all[mix].bitmap?.image {
        copy(image, to: rect, x: mixes.all[mix].x, y: mixes.all[mix].y)
        break
      }
      let below = mixes.all[mix].below
      if let ground = below.pixel, let strip = try strip(mix, mixes, over: ground, strips) {
        copy(strip, to: rect, x: mixes.all[mix].x, y: mixes.all[mix].y)
        break
      }
      pile.append(content)
      content = below
    }
    if let pixel = content.pixel { fill(rect, pixel) }
    while let content = pile.popLast() {
      let mix = mixes.all[content.mix]
      blend(mix.bitmap, x: mix.x, y: mix.y, mix.color, rect)
    }
  }

  /// The strip of a mix over `ground`, looked up once per picture; nil if ``Strips`` makes none.
  private func strip(
    _ mix: Int, _ mixes: PixelMixes, over ground: UInt32, _ strips: Strips
  ) throws(StageError) -> Surface? {
    let place = Int(known[mix])
    if place >= 0 { return knownStrips[place] }
    guard let bitmap = mixes.all[mix].bitmap,
      let strip = try strips.strip(of: bitmap, mixes.all[mix].color, over: ground)
    else { return nil }
    known[mix] = Int32(knownStrips.count)
    knownStrips.append(strip)
    return strip
  }

  func fill(_ rect: PixelRect, _ pixel: UInt32) {
    rows.fill(rect.y..<(rect.y + rect.height), from: rect.x, to: rect.x + rect.width, pixel)
  }

  /// Copies the part of a strip that lies in a rectangle; the strip's top left corner is at `x`,
  /// `y`.
  func copy(_ strip: Surface, to rect: PixelRect, x: Int, y: Int) {
    for row in rect.y..<(rect.y + rect.height) {
      (rows[row] + rect.x).update(from: strip.rows[row - y] + (rect.x - x), count: rect.width)
    }
  }

  /// Copies the part of an opaque image that lies in a rectangle; the image's top left corner is at
  /// `x`, `y`.
  func copy(_ image: Image, to rect: PixelRect, x: Int, y: Int) {
    let width = image.pixelSize.width
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      for row in rect.y..<(rect.y + rect.height) {
        (rows[row] + rect.x).update(
          from: first + (row - y) * width + (rect.x - x), count: rect.width)
      }
    }
  }

  /// Paints a rectangle in a colour; if there is a bitmap, paints through it, with its top left
  /// corner at `x`, `y`.
  func blend(_ bitmap: Bitmap?, x: Int, y: Int, _ color: Color, _ rect: PixelRect) {
    if let bitmap {
      let part = PixelRect(x: rect.x - x, y: rect.y - y, width: rect.width, height: rect.height)
      surface.blend(bitmap, part, toX: rect.x, y: rect.y, tint: color)
    } else {
      let blend = Blend(color)
      for y in rect.y..<(rect.y + rect.height) {
        blend.apply(to: rows[y], from: Int32(rect.x), to: Int32(rect.x + rect.width))
      }
    }
  }
}
