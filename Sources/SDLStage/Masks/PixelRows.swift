internal import CSDL2
internal import Glibc

/// The memory of a surface with 32 bits per pixel, row by row.
///
/// The value does not retain the surface; the caller must.
struct PixelRows: Equatable {
  let first: UnsafeMutablePointer<UInt32>
  /// The distance from one row to the next, in pixels.
  let stride: Int

  init(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    first = surface.pointee.pixels.assumingMemoryBound(to: UInt32.self)
    stride = Int(surface.pointee.pitch) / 4
  }

  subscript(y: Int) -> UnsafeMutablePointer<UInt32> { first + y * stride }

  /// In the rows `lines`, sets the pixels from column `low` up to, but not including, column `high`
  /// to one value.
  func fill(_ lines: Range<Int>, from low: Int, to high: Int, _ pixel: UInt32) {
    if high - low == stride {
      set(self[lines.lowerBound], stride * lines.count, pixel)
    } else {
      for y in lines { set(self[y] + low, high - low, pixel) }
    }
  }

  /// Sets each pixel of the top left part that has the mask's size to the shade of its coverage;
  /// `shades` has 256 elements.
  func set(_ mask: CoverageMask, shades: [UInt32]) {
    mask.coverage.withUnsafeBufferPointer { coverage in
      shades.withUnsafeBufferPointer { shades in
        guard let first = coverage.baseAddress, let shades = shades.baseAddress else { return }
        for y in 0..<mask.height {
          let row = self[y]
          let line = first + y * mask.width
          for x in 0..<mask.width { row[x] = shades[Int(line[x])] }
        }
      }
    }
  }

  private func set(_ start: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32) {
    // wmemset uses the processor's widest registers, which the compiler may not use.
    let start = UnsafeMutableRawPointer(start).assumingMemoryBound(to: wchar_t.self)
    wmemset(start, wchar_t(bitPattern: pixel), count)
  }
}
