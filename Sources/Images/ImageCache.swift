internal import Drawing

/// Images that have been decoded, up to a number of bytes; those that were not used for longest go.
struct ImageCache {
  private struct Entry {
    let image: Image
    var lastUse: Int
  }

  /// The most bytes of pixels that are kept.
  var limit: Int { didSet { shrink() } }
  private(set) var byteCount = 0
  private var entries: [ImageRequest: Entry] = [:]
  private var uses = 0

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { entries.count }

  mutating func image(for request: ImageRequest) -> Image? {
    guard let image = entries[request]?.image else { return nil }
    uses += 1
    entries[request]?.lastUse = uses
    return image
  }

  /// Keeps an image, unless it alone is more than all that is kept.
  ///
  /// - Complexity: O(log n) on average: what is too much goes down to three quarters at once.
  mutating func insert(_ image: Image, for request: ImageRequest) {
    guard image.byteCount <= limit else { return }
    uses += 1
    let old = entries.updateValue(Entry(image: image, lastUse: uses), forKey: request)
    byteCount += image.byteCount - (old?.image.byteCount ?? 0)
    shrink()
  }

  mutating func removeAll() {
    entries.removeAll()
    byteCount = 0
  }

  private mutating func shrink() {
    guard byteCount > limit else { return }
    let oldestFirst = entries.sorted { $0.value.lastUse < $1.value.lastUse }
    // The newest one stays.
    for (request, entry) in oldestFirst.dropLast() where byteCount > limit / 4 * 3 {
      entries[request] = nil
      byteCount -= entry.image.byteCount
    }
    if byteCount > limit { removeAll() }
  }
}
