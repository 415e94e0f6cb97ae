internal import CSDL2
internal import Drawing
internal import Geometry

/// Paints on a surface, and writes as few pixels as it can.
///
/// An opaque fill is at first only noted: each row of pixels has one stretch that waits. It is
/// written when something is painted over a part of it, or at the end of the picture; what is
/// covered by then is never written. So a list on a table on a window on a background costs one
/// pixel's writing a pixel.
@MainActor
final class Raster: PixelTarget {
  /// A stretch of one row that has a colour, but not yet in memory; empty where `low` is `high`.
  private struct Stretch {
    var low: Int
    var high: Int
    var pixel: UInt32

    static let none = Stretch(low: 0, high: 0, pixel: 0)
  }

  let surface: Surface
  let bounds: PixelRect
  private let rows: PixelRows
  private let waiting: UnsafeMutablePointer<Stretch>

  init(on surface: Surface) {
    self.surface = surface
    rows = surface.rows
    bounds = PixelRect(x: 0, y: 0, width: surface.width, height: surface.height)
    waiting = .allocate(capacity: surface.height)
    waiting.initialize(repeating: .none, count: surface.height)
  }

  isolated deinit {
    waiting.deallocate()
  }

  func begin(_ background: Color) {
    let whole = Stretch(low: 0, high: bounds.width, pixel: background.pixel)
    waiting.update(repeating: whole, count: bounds.height)
  }

  func end() {
    write(0..<bounds.height, from: 0, to: bounds.width)
  }

  // MARK: Fills

  func fill(_ rect: PixelRect, _ color: Color) {
    if color.alpha == 255 {
      note(rect, color.pixel)
    } else {
      blend(rect, color)
    }
  }

  private func note(_ rect: PixelRect, _ pixel: UInt32) {
    let low = rect.x
    let high = rect.x + rect.width
    for y in rect.y..<(rect.y + rect.height) {
      let old = waiting[y]
      let left = max(0, min(old.high, low) - old.low)
      let right = max(0, old.high - max(old.low, high))
      if min(left, right) == 0, left + right > rect.width {
        // Most of the old stretch is still in sight, and may yet be covered as a whole.
        if left > 0 { waiting[y].high = old.low + left } else { waiting[y].low = old.high - right }
        rows.fill(y, from: low, to: high, pixel)
      } else {
        if left > 0 { rows.fill(y, from: old.low, to: old.low + left, old.pixel) }
        if right > 0 { rows.fill(y, from: old.high - right, to: old.high, old.pixel) }
        waiting[y] = Stretch(low: low, high: high, pixel: pixel)
      }
    }
  }

  private func blend(_ rect: PixelRect, _ color: Color) {
    let low = rect.x
    let high = rect.x + rect.width
    let blend = Blend(color)
    for y in rect.y..<(rect.y + rect.height) {
      let old = waiting[y]
      if old.low >= low, old.high <= high {
        // What waits is still of one colour.
        waiting[y].pixel = blend(over: old.pixel)
        blend.apply(to: rows[y], low, max(low, old.low))
        blend.apply(to: rows[y], max(low, old.high), high)
      } else {
        write(y, from: low, to: high)
        blend.apply(to: rows[y], low, high)
      }
    }
  }

  // MARK: Bitmaps

  func blend(_ bitmap: Bitmap, _ part: PixelRect, toX x: Int, y: Int, tint: Color) {
    write(y..<(y + part.height), from: x, to: x + part.width)
    surface.blend(bitmap, part, toX: x, y: y, tint: tint)
  }

  /// - Complexity: O(pixels), but little more than O(1) where they are not alike.
  func plainPixel(in rect: PixelRect) -> UInt32? {
    write(rect.y..<(rect.y + rect.height), from: rect.x, to: rect.x + rect.width)
    let pixel = rows[rect.y][rect.x]
    for y in rect.y..<(rect.y + rect.height) {
      let row = rows[y] + rect.x
      var difference: UInt32 = 0
      for x in 0..<rect.width { difference |= row[x] ^ pixel }
      if difference != 0 { return nil }
    }
    return pixel
  }

  func copy(_ strip: Surface, _ part: PixelRect, toX x: Int, y: Int) {
    write(y..<(y + part.height), from: x, to: x + part.width)
    for row in 0..<part.height {
      (rows[y + row] + x).update(from: strip.rows[part.y + row] + part.x, count: part.width)
    }
  }

  // MARK: Memory

  /// Writes what waits in some rows, if it reaches into a range of columns.
  private func write(_ range: Range<Int>, from low: Int, to high: Int) {
    for y in range { write(y, from: low, to: high) }
  }

  private func write(_ y: Int, from low: Int, to high: Int) {
    let stretch = waiting[y]
    guard stretch.low < high, stretch.high > low, stretch.low < stretch.high else { return }
    rows.fill(y, from: stretch.low, to: stretch.high, stretch.pixel)
    waiting[y] = .none
  }
}
