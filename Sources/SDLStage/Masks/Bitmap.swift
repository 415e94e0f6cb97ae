internal import CSDL2
internal import Drawing
internal import Geometry

/// A coverage mask, such as a shape or a line of text, tinted when it is painted; or an image.
@MainActor
final class Bitmap {
  let mask: CoverageMask
  /// Glyphs with their own colours, such as emoji; nil if all visible pixels are white.
  let colors: UnsafeMutablePointer<SDL_Surface>?
  /// An image in its own colours, for which the mask is empty; nil for everything else.
  let image: Image?
  /// Whether the bitmap is an image without translucent pixels.
  nonisolated let isOpaque: Bool
  let width: Int
  let height: Int
  /// A unique number for a bitmap that is painted repeatedly, in many places and colours; nil for
  /// others.
  private(set) var number: Int?

  private static var lastNumber = 0

  init(_ mask: CoverageMask) {
    self.mask = mask
    colors = nil
    image = nil
    isOpaque = false
    width = mask.width
    height = mask.height
  }

  init(_ image: Image) {
    mask = CoverageMask(width: 0, height: 0)
    colors = nil
    self.image = image
    isOpaque = image.isOpaque
    width = image.pixelSize.width
    height = image.pixelSize.height
  }

  /// Takes ownership of pixels with straight alpha, 32 bits each.
  init(_ pixels: UnsafeMutablePointer<SDL_Surface>) {
    let (mask, isWhite) = CoverageMask.alpha(of: pixels)
    self.mask = mask
    image = nil
    isOpaque = false
    width = mask.width
    height = mask.height
    colors = isWhite ? nil : pixels
    if isWhite {
      SDL_FreeSurface(pixels)
    } else {
      SDL_SetSurfaceBlendMode(pixels, SDL_BLENDMODE_BLEND)
    }
  }

  /// Makes a bitmap of pixels with colours.
  ///
  /// - Throws: ``StageError/painting(reason:)`` if there is no memory for them.
  convenience init(_ colors: ColorPixels) throws(StageError) {
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(clamping: colors.width), Int32(clamping: colors.height), 32,
        SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { throw .painting(reason: sdlMessage()) }
    let rows = PixelRows(surface)
    for y in 0..<colors.height {
      for x in 0..<colors.width { rows[y][x] = colors[x, y] }
    }
    self.init(surface)
  }

  isolated deinit {
    SDL_FreeSurface(colors)
  }

  /// The pixels with their colours; a mask becomes white.
  var pixels: ColorPixels {
    guard let colors else {
      let pixels = mask.coverage.map { UInt32($0) << 24 | 0xFF_FFFF }
      return ColorPixels(width: width, height: height, pixels: pixels)
    }
    let rows = PixelRows(colors)
    let pixels = (0..<height).flatMap { y in (0..<width).map { x in rows[y][x] } }
    return ColorPixels(width: width, height: height, pixels: pixels)
  }

  /// Gives the bitmap a number, so that ``Strips`` caches it blended over its background.
  func numbered() -> Bitmap {
    Self.lastNumber += 1
    number = Self.lastNumber
    return self
  }

  /// The memory that the pixels take, in bytes.
  var bytes: Int { width * height * (image != nil ? 4 : colors == nil ? 1 : 5) }
}

extension CoverageMask {
  /// The alpha of pixels, and whether all visible ones are white.
  fileprivate static func alpha(
    of pixels: UnsafeMutablePointer<SDL_Surface>
  ) -> (mask: CoverageMask, isWhite: Bool) {
    let width = Int(pixels.pointee.w)
    let height = Int(pixels.pointee.h)
    let rows = PixelRows(pixels)
    var colored: UInt32 = 0
    let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { coverage, count in
      count = width * height
      guard let first = coverage.baseAddress else { return }
      for y in 0..<height {
        let row = rows[y]
        let line = first + y * width
        // Separate loops and variables let the compiler compute many pixels at once.
        for x in 0..<width { line[x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
        var common: UInt32 = 0xFF_FFFF
        for x in 0..<width { common &= row[x] }
        // The pixels of a text are white even where they are transparent.
        guard common != 0xFF_FFFF else { continue }
        var seen: UInt32 = 0
        for x in 0..<width { seen |= row[x] >> 24 == 0 ? 0 : ~row[x] }
        colored |= seen & 0xFF_FFFF
      }
    }
    return (CoverageMask(width: width, height: height, coverage: coverage), colored == 0)
  }
}
