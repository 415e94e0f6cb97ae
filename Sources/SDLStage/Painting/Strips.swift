internal import Caching
internal import Drawing

/// Texts and round corners with the plain pixels below them, painted once by the same arithmetic as
/// everything else.
@MainActor
final class Strips {
  /// What the pixels of a bitmap in a colour, over pixels of one colour, depend on.
  private struct Key: Hashable {
    /// The number of the bitmap.
    let bitmap: Int
    /// The tint with its alpha, and the colour of the pixels below.
    let colors: UInt64
  }

  /// The part of the limit that a single strip may take.
  private static let largestShare = 16
  /// What a kept strip costs apart from its pixels, in bytes.
  private static let smallestCost = 256

  @exclusivity(unchecked) private var strips: BoundedCache<Key, Surface>
  /// What a tint makes of pixels of one colour at each coverage: a theme has few such pairs.
  @exclusivity(unchecked) private var shades = BoundedCache<UInt64, [UInt32]>(limit: 128)

  init(limit: Int) {
    strips = BoundedCache(limit: limit)
  }

  /// The bytes above which some are forgotten.
  var limit: Int {
    get { strips.limit }
    set { strips.limit = newValue }
  }

  var count: Int { strips.count }
  /// How much of it is used, in bytes.
  var totalCost: Int { strips.totalCost }

  /// Returns nil for a bitmap that is not shown again, or too large to be kept.
  ///
  /// - Throws: ``StageError/surface(width:height:reason:)``.
  func strip(
    of bitmap: Bitmap, _ color: Color, over ground: UInt32
  ) throws(StageError) -> Surface? {
    let size = bitmap.width * bitmap.height
    guard let number = bitmap.number, 4 * size <= limit / Self.largestShare else { return nil }
    let colors = UInt64(color.pixel) << 32 | UInt64(color.alpha) << 24 | UInt64(ground & 0xFF_FFFF)
    let key = Key(bitmap: number, colors: colors)
    if let strip = strips.value(for: key) { return strip }
    let strip =
      if bitmap.colors == nil {
        try Surface(
          bitmap.mask, shades: shades.value(for: colors) { Tint(color).shades(of: ground) })
      } else {
        try Surface(bitmap, tint: color, over: ground)
      }
    strips.insert(strip, for: key, cost: Self.smallestCost + 4 * size)
    return strip
  }
}
