internal import Drawing
internal import Geometry
internal import Glibc

/// Paints on a surface, writing as few pixels as possible.
///
/// An opaque fill is at first only recorded: each row of pixels has one pending span. It is written
/// when something is painted over a part of it, or at the end of the picture; what is covered by
/// then is never written. So a list on a table on a window on a background writes each pixel once.
@MainActor
final class Raster: PixelTarget {
  /// A span of one row that has a colour, but not yet in memory; empty if `low` equals `high`.
  private struct Stretch: Equatable {
    var low: Int32
    var high: Int32
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
    let whole = Stretch(low: 0, high: Int32(bounds.width), pixel: background.pixel)
    waiting.update(repeating: whole, count: bounds.height)
  }

  func end() {
    write(bounds)
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
    let new = Stretch(low: Int32(rect.x), high: Int32(rect.x + rect.width), pixel: pixel)
    for y in rect.y..<(rect.y + rect.height) {
      let old = waiting[y]
      if old.low >= new.low, old.high <= new.high {
        waiting[y] = new
      } else {
        note(new, over: old, y)
      }
    }
  }

  /// One of the two has to be written now, at least in part.
  private func note(_ new: Stretch, over old: Stretch, _ y: Int) {
    let left = max(0, min(old.high, new.low) - old.low)
    let right = max(0, old.high - max(old.low, new.high))
    if min(left, right) == 0, left + right > new.high - new.low {
      // Most of the old span is still visible, and may yet be covered as a whole.
      if left > 0 { waiting[y].high = old.low + left } else { waiting[y].low = old.high - right }
      write(new, y..<(y + 1))
    } else {
      if left > 0 {
        write(Stretch(low: old.low, high: old.low + left, pixel: old.pixel), y..<(y + 1))
      }
      if right > 0 {
        write(Stretch(low: old.high - right, high: old.high, pixel: old.pixel), y..<(y + 1))
      }
      waiting[y] = new
    }
  }

  private func blend(_ rect: PixelRect, _ color: Color) {
    let low = Int32(rect.x)
    let high = Int32(rect.x + rect.width)
    let blend = Blend(color)
    for y in rect.y..<(rect.y + rect.height) {
      let old = waiting[y]
      let first = max(low, old.low)
      let end = min(high, old.high)
      if first < end {
        // A pending span has one colour, and still does where it is covered.
        blend.apply(to: rows[y], from: low, to: first)
        blend.apply(to: rows[y], from: end, to: high)
        note(Stretch(low: first, high: end, pixel: blend(over: old.pixel)), over: old, y)
      } else {
        blend.apply(to: rows[y], from: low, to: high)
      }
    }
  }

  // MARK: Bitmaps

  func blend(_ bitmap: Bitmap, _ part: PixelRect, toX x: Int, y: Int, tint: Color) {
    write(PixelRect(x: x, y: y, width: part.width, height: part.height))
    surface.blend(bitmap, part, toX: x, y: y, tint: tint)
  }

  /// The common value of the pixels in a rectangle, or nil.
  ///
  /// - Complexity: O(height) if the pixels are pending, or differ from the start; else O(pixels).
  func plainPixel(in rect: PixelRect) -> UInt32? {
    if let pixel = waitingPixel(in: rect) { return pixel }
    write(rect)
    let pixel = rows[rect.y][rect.x]
    let others = (rect.width - 1) * MemoryLayout<UInt32>.stride
    for y in rect.y..<(rect.y + rect.height) {
      let row = rows[y] + rect.x
      // Each pixel equals the next one.
      guard row[0] == pixel, memcmp(row, row + 1, others) == 0 else { return nil }
    }
    return pixel
  }

  /// The one value that a rectangle will have, if all of it is pending with that value.
  private func waitingPixel(in rect: PixelRect) -> UInt32? {
    let pixel = waiting[rect.y].pixel
    for y in rect.y..<(rect.y + rect.height) {
      let stretch = waiting[y]
      guard Int(stretch.low) <= rect.x, Int(stretch.high) >= rect.x + rect.width,
        stretch.pixel == pixel
      else { return nil }
    }
    return pixel
  }

  func copy(_ strip: Surface, _ part: PixelRect, toX x: Int, y: Int) {
    write(PixelRect(x: x, y: y, width: part.width, height: part.height))
    for row in 0..<part.height {
      (rows[y + row] + x).update(from: strip.rows[part.y + row] + part.x, count: part.width)
    }
  }

  // MARK: Memory

  /// Writes all pending spans in some rows that reach into some columns.
  private func write(_ rect: PixelRect) {
    let end = rect.y + rect.height
    var y = rect.y
    while y < end {
      let stretch = waiting[y]
      let start = y
      // Equal rows are written as one if no memory lies between them.
      repeat {
        y += 1
      } while y < end && waiting[y] == stretch
      guard stretch.low < stretch.high, Int(stretch.low) < rect.x + rect.width,
        Int(stretch.high) > rect.x
      else { continue }
      write(stretch, start..<y)
      (waiting + start).update(repeating: .none, count: y - start)
    }
  }

  private func write(_ stretch: Stretch, _ lines: Range<Int>) {
    rows.fill(lines, from: Int(stretch.low), to: Int(stretch.high), stretch.pixel)
  }
}
