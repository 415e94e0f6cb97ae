internal import CSDL2
internal import Drawing
internal import Geometry

/// Opaque pixels in memory; needs no display and no video driver.
@MainActor
final class Surface {
  /// Larger surfaces would overflow SDL's own 32-bit sizes.
  private static let longestSide = 16_384
  /// No alpha, as in the surfaces of windows, so that the same code paints both.
  static let format = SDL_PIXELFORMAT_RGB888.rawValue

  let pointer: UnsafeMutablePointer<SDL_Surface>
  let rows: PixelRows
  let width: Int
  let height: Int
  /// The owner of the pixels, or nil if this object owns them.
  private let owner: AnyObject?

  private init(_ pointer: UnsafeMutablePointer<SDL_Surface>, owner: AnyObject?) {
    self.pointer = pointer
    self.owner = owner
    rows = PixelRows(pointer)
    width = Int(pointer.pointee.w)
    height = Int(pointer.pointee.h)
  }

  /// Allocates pixels.
  ///
  /// - Throws: ``StageError/surface(width:height:reason:)``.
  convenience init(width: Int, height: Int) throws(StageError) {
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height) else {
      throw .surface(
        width: width, height: height, reason: "each side must be 1 to \(Self.longestSide) pixels")
    }
    guard
      let pointer = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(width), Int32(height), 32, Self.format)
    else {
      throw .surface(width: width, height: height, reason: sdlMessage())
    }
    self.init(pointer, owner: nil)
  }

  /// Makes a surface of a tinted bitmap over pixels of one colour.
  ///
  /// - Throws: ``StageError/surface(width:height:reason:)``.
  convenience init(_ bitmap: Bitmap, tint: Color, over ground: UInt32) throws(StageError) {
    try self.init(width: bitmap.width, height: bitmap.height)
    rows.fill(0..<height, from: 0, to: width, ground)
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    blend(bitmap, whole, toX: 0, y: 0, tint: tint)
  }

  /// Makes a surface of a mask, with the colour at index *c* of `shades` for the coverage *c*.
  ///
  /// - Throws: ``StageError/surface(width:height:reason:)``.
  convenience init(_ mask: CoverageMask, shades: [UInt32]) throws(StageError) {
    try self.init(width: mask.width, height: mask.height)
    rows.set(mask, shades: shades)
  }

  /// Shares the pixels of `owner`, and retains `owner`.
  ///
  /// - Precondition: The pixels have ``format``.
  convenience init(sharing pointer: UnsafeMutablePointer<SDL_Surface>, of owner: AnyObject) {
    let format = pointer.pointee.format.pointee.format
    require(
      format == Self.format, "Surface: the pixels have the format \(format), not \(Self.format)")
    self.init(pointer, owner: owner)
  }

  isolated deinit {
    if owner == nil { SDL_FreeSurface(pointer) }
  }

  /// Paints a part of a bitmap, tinted, without scaling. An image keeps its own colours, and takes
  /// its opacity from the tint.
  ///
  /// - Precondition: The part lies in the bitmap, and its destination in the surface.
  func blend(_ bitmap: Bitmap, _ part: PixelRect, toX x: Int, y: Int, tint: Color) {
    if let image = bitmap.image {
      return ImageBlend(opacity: tint.alpha).apply(image, part, to: rows, x: x, y: y)
    }
    if let colors = bitmap.colors {
      SDL_SetSurfaceColorMod(colors, tint.red, tint.green, tint.blue)
      SDL_SetSurfaceAlphaMod(colors, tint.alpha)
      var source = SDL_Rect(part)
      var destination = SDL_Rect(PixelRect(x: x, y: y, width: part.width, height: part.height))
      SDL_UpperBlit(colors, &source, pointer, &destination)
      return
    }
    Tint(tint).apply(bitmap.mask, part, to: rows, x: x, y: y)
  }

  /// A copy of the painted pixels, opaque everywhere.
  func picture() -> Picture {
    let length = width * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: length * height) { bytes, count in
      let status = SDL_ConvertPixels(
        Int32(width), Int32(height), Self.format, pointer.pointee.pixels, pointer.pointee.pitch,
        SDL_PIXELFORMAT_RGBA32.rawValue, bytes.baseAddress, Int32(length))
      require(status == 0, "Surface.picture(): \(sdlMessage())")
      count = length * height
    }
    return Picture(width: width, height: height, pixels: bytes)
  }
}

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(clamping: rect.x), y: Int32(clamping: rect.y), w: Int32(clamping: rect.width),
      h: Int32(clamping: rect.height))
  }
}
