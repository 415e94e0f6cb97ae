public import Geometry
internal import Synchronization

/// Immutable pixels with a number of pixels per point.
///
/// The pixels have eight bits per sRGB channel and premultiplied alpha. Copies share their pixels,
/// so passing an image on, or comparing it with a copy, costs nothing.
///
/// ```swift
/// let dot = Image(width: 20, height: 20, scale: 2) { x, y in
///   (x - 10) * (x - 10) + (y - 10) * (y - 10) < 100 ? Color(0x398FC4) : .clear
/// }
/// canvas.draw(dot, in: Rect(origin: .zero, size: dot.size))   // 10 x 10 points
/// ```
public struct Image: Sendable {
  /// The colours in which an image is drawn.
  public enum RenderingMode: UInt8, Hashable, Sendable {
    /// The view decides: a system button uses its tint colour, an image view the image's own
    /// colours.
    case automatic
    /// The image's own colours.
    case alwaysOriginal
    /// The tint colour, through the image's alpha.
    case alwaysTemplate
  }

  private let storage: Storage
  /// Pixels per point.
  public let scale: Double
  /// The colours in which the image is drawn.
  public private(set) var renderingMode = RenderingMode.automatic

  private final class Storage: Sendable {
    let size: PixelSize
    let pixels: [UInt32]
    let isOpaque: Bool
    let number: UInt64

    private static let lastNumber = Atomic<UInt64>(0)

    init(_ size: PixelSize, _ pixels: [UInt32]) {
      self.size = size
      self.pixels = pixels
      isOpaque = pixels.reduce(UInt32.max, &) >> 24 == 255
      number = Self.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    }
  }

  /// Makes an image of premultiplied pixels: `0xAARRGGBB` each, row by row from the top.
  ///
  /// - Precondition: There are `width * height` pixels, both sides are at least 1, no channel is
  ///   above its pixel's alpha, and `scale` is finite and above zero.
  /// - Complexity: O(pixels).
  public init(width: Int, height: Int, scale: Double = 1, premultiplied pixels: [UInt32]) {
    Self.requireSize(width, height, scale)
    require(
      pixels.count == width * height,
      "Image: \(pixels.count) pixels are not \(width) x \(height)")
    if let bad = pixels.firstIndex(where: { !$0.isPremultiplied }) {
      fail("Image: pixel \(bad % width), \(bad / width) has a channel above its alpha")
    }
    self.init(PixelSize(width: width, height: height), scale, pixels)
  }

  /// Makes an image from bytes with straight alpha: red, green, blue and alpha, row by row from the
  /// top.
  ///
  /// - Precondition: There are `width * height * 4` bytes, both sides are at least 1, and `scale`
  ///   is finite and above zero.
  /// - Complexity: O(pixels).
  public init(width: Int, height: Int, scale: Double = 1, straight bytes: [UInt8]) {
    Self.requireSize(width, height, scale)
    require(
      bytes.count == width * height * 4,
      "Image: \(bytes.count) bytes are not \(width) x \(height) pixels")
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for index in 0..<width * height {
        let (red, green) = (UInt32(bytes[4 * index]), UInt32(bytes[4 * index + 1]))
        let (blue, alpha) = (UInt32(bytes[4 * index + 2]), UInt32(bytes[4 * index + 3]))
        pixels[index] = (alpha << 24 | red << 16 | green << 8 | blue).premultiplied
      }
      count = width * height
    }
    self.init(PixelSize(width: width, height: height), scale, pixels)
  }

  /// Makes an image from the colour of each pixel; of a colour with two sides, the light side is
  /// used.
  ///
  /// - Precondition: Both sides are at least 1, and `scale` is finite and above zero.
  public init(width: Int, height: Int, scale: Double = 1, color: (_ x: Int, _ y: Int) -> Color) {
    Self.requireSize(width, height, scale)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { pixels.append(color(x, y).straightPixel.premultiplied) }
    }
    self.init(PixelSize(width: width, height: height), scale, pixels)
  }

  /// Makes an image without checking the pixels; they must be premultiplied and match the size.
  package init(_ size: PixelSize, _ scale: Double, _ pixels: [UInt32]) {
    storage = Storage(size, pixels)
    self.scale = scale
  }

  private init(_ storage: Storage, scale: Double, _ mode: RenderingMode) {
    self.storage = storage
    self.scale = scale
    renderingMode = mode
  }

  private static func requireSize(_ width: Int, _ height: Int, _ scale: Double) {
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    require(
      width > 0 && height > 0 && !overflows && area <= .max / 4,
      "Image: there is none of \(width) x \(height) pixels")
    require(scale.isFinite && scale > 0, "Image: scale \(scale) is not above zero")
  }

  // MARK: Pixels

  /// The size in pixels; both sides are at least 1.
  public var pixelSize: PixelSize { storage.size }

  /// The size in points.
  public var size: Size {
    Size(width: Double(storage.size.width) / scale, height: Double(storage.size.height) / scale)
  }

  /// The premultiplied pixels: `0xAARRGGBB` each, row by row from the top.
  public var pixels: [UInt32] { storage.pixels }

  /// Whether all pixels are opaque.
  public var isOpaque: Bool { storage.isOpaque }

  /// A number that identifies the pixels, for caches.
  ///
  /// Copies of this image share it, also with another scale or rendering mode. Images made
  /// separately have different numbers, even if they are equal.
  public var number: UInt64 { storage.number }

  /// The memory that the pixels take, in bytes.
  public var byteCount: Int { storage.pixels.count * 4 }

  /// The colour of a pixel, with straight alpha, up to the rounding of premultiplication.
  ///
  /// - Precondition: The position lies in the image.
  public subscript(x: Int, y: Int) -> Color {
    require(
      x >= 0 && x < storage.size.width && y >= 0 && y < storage.size.height,
      "Image: no pixel \(x), \(y) in \(storage.size)")
    return Color(premultiplied: storage.pixels[y * storage.size.width + x])
  }

  // MARK: Variants

  /// The same pixels, drawn in other colours.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    Image(storage, scale: scale, mode)
  }

  /// The same pixels with another number of pixels per point.
  ///
  /// - Precondition: `scale` is finite and above zero.
  public func withScale(_ scale: Double) -> Image {
    require(scale.isFinite && scale > 0, "Image: scale \(scale) is not above zero")
    return Image(storage, scale: scale, renderingMode)
  }
}

extension Image: Hashable {
  /// Whether two images look the same: O(1) for copies and for different sizes, else O(pixels).
  public static func == (first: Image, second: Image) -> Bool {
    guard first.scale == second.scale, first.renderingMode == second.renderingMode else {
      return false
    }
    return first.storage === second.storage
      || first.storage.size == second.storage.size && first.storage.pixels == second.storage.pixels
  }

  /// Hashes the size and a few of the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.size)
    hasher.combine(scale)
    hasher.combine(renderingMode)
    for index in stride(from: 0, to: storage.pixels.count, by: storage.pixels.count / 8 + 1) {
      hasher.combine(storage.pixels[index])
    }
  }
}

extension Image: CustomStringConvertible {
  /// The size in pixels, with the scale and the mode if they are not the defaults.
  public var description: String {
    "image \(storage.size)" + (scale == 1 ? "" : " @\(compact(scale))x")
      + (renderingMode == .automatic ? "" : " \(renderingMode)")
  }
}
