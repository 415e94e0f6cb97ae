internal import Caching
internal import Drawing

/// A cache of texts and round corners that are already blended over pixels of one colour, with the
/// painter's arithmetic.
@MainActor
final class Strips {
  /// Identifies a tinted bitmap over pixels of one colour.
  private struct Key: Hashable {
    /// The number of the bitmap.
    let bitmap: Int
    /// The tint with its alpha, and the colour of the pixels below.
    let colors: UInt64
  }

  /// The reciprocal of the share of the limit that a single strip may take.
  private static let largestShare = 16
  /// The cost of a cached strip in addition to its pixels, in bytes.
  private static let smallestCost = 256

  @exclusivity(unchecked) private var strips: BoundedCache<Key, Surface>
  /// For each pair of a tint and a colour below, the blended colour at each coverage. A theme has
  /// few such pairs.
  @exclusivity(unchecked) private var shades = BoundedCache<UInt64, [UInt32]>(limit: 128)

  init(limit: Int) {
    strips = BoundedCache(limit: limit)
  }

  /// The size in bytes above which old strips are removed.
  var limit: Int {
    get { strips.limit }
    set { strips.limit = newValue }
  }

  var count: Int { strips.count }
  /// The size of all strips, in bytes.
  var totalCost: Int { strips.totalCost }

  /// The strip of a bitmap tinted with `color`, over pixels of the colour `ground`.
  ///
  /// Nil for a bitmap without a number, which is not painted again, and for one that is too large
  /// to cache.
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
