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

  /// Gives some pixels of a row one value.
  func fill(_ y: Int, from low: Int, to high: Int, _ pixel: UInt32) {
    // The C library knows the widest registers of the processor; the compiler may not use them.
    let start = UnsafeMutableRawPointer(self[y] + low).assumingMemoryBound(to: wchar_t.self)
    wmemset(start, wchar_t(bitPattern: pixel), high - low)
  }
}
