internal import CSDL2
internal import Glibc

/// The memory of a surface of 32 bits a pixel, row by row.
///
/// It does not keep the surface: whoever makes one holds the surface for as long.
struct PixelRows: Equatable {
  let first: UnsafeMutablePointer<UInt32>
  /// From the beginning of a row to that of the next, in pixels.
  let stride: Int

  init(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    first = surface.pointee.pixels.assumingMemoryBound(to: UInt32.self)
    stride = Int(surface.pointee.pitch) / 4
  }

  subscript(y: Int) -> UnsafeMutablePointer<UInt32> { first + y * stride }

  /// Gives some pixels of some rows one value.
  func fill(_ lines: Range<Int>, from low: Int, to high: Int, _ pixel: UInt32) {
    if high - low == stride {
      set(self[lines.lowerBound], stride * lines.count, pixel)
    } else {
      for y in lines { set(self[y] + low, high - low, pixel) }
    }
  }

  private func set(_ start: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32) {
    // The C library knows the widest registers of the processor; the compiler may not use them.
    let start = UnsafeMutableRawPointer(start).assumingMemoryBound(to: wchar_t.self)
    wmemset(start, wchar_t(bitPattern: pixel), count)
  }
}
