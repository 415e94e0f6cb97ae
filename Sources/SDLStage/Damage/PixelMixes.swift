internal import Drawing

/// All mixes of two successive pictures, each stored once: pixels look the same if their contents
/// are equal.
///
/// A mix keeps its number from picture to picture. A mix that the last picture does not have is
/// forgotten, and its number is reused.
struct PixelMixes {
  /// A translucent colour, a colour through a mask, or an image, painted over another content.
  struct Mix {
    let below: PixelContent
    let color: Color
    fileprivate(set) var bitmap: Bitmap?
    /// Whether the mix hides everything below; `below` is then black.
    let isCover: Bool
    let x: Int
    let y: Int

    fileprivate init(_ step: PixelOperation, over below: PixelContent) {
      self.below = below
      color = step.color
      bitmap = step.bitmap
      isCover = step.isCover
      x = step.x
      y = step.y
    }
  }

  /// An entry of the hash table.
  private struct Slot {
    let hash: UInt64
    let below: PixelContent
    /// The paint of the mix, which retains the bitmap: no other bitmap can have the same address.
    let paint: PixelTile.Paint
    /// The next slot in the same bucket, or -1.
    var next: Int32
    var isUsed: Bool
  }

  /// The mixes, indexed by the numbers in contents; free entries have no bitmap.
  private(set) var all: [Mix] = []
  private var slots: [Slot] = []
  /// The first slot of each bucket, or -1; the number of buckets is a power of two.
  private var buckets: [Int32] = Array(repeating: -1, count: 64)
  private var free: [Int32] = []

  /// The number of stored mixes.
  var count: Int { all.count - free.count }

  /// The content that a step of a picture makes of the pixels below it. A colour over a colour is
  /// one colour, computed as the painter blends it.
  mutating func content(
    _ step: Int, of picture: PixelOperations, over below: PixelContent
  ) -> PixelContent {
    let paint = PixelTile.Paint(picture.steps[step])
    if paint.bitmap == nil, let pixel = below.pixel {
      return PixelContent(pixel: Blend(paint.color)(over: pixel))
    }
    // The content of a step that hides everything does not depend on the content below.
    let below = picture.steps[step].isCover ? PixelContent(pixel: 0) : below
    let hash = Self.hash(paint, below)
    var next = buckets[Int(hash) & (buckets.count - 1)]
    while next >= 0 {
      let index = Int(next)
      if slots[index].hash == hash, slots[index].below == below, slots[index].paint == paint {
        slots[index].isUsed = true
        return PixelContent(mix: index)
      }
      next = slots[index].next
    }
    let slot = Slot(hash: hash, below: below, paint: paint, next: -1, isUsed: true)
    return PixelContent(mix: insert(Mix(picture.steps[step], over: below), slot))
  }

  private mutating func insert(_ mix: Mix, _ slot: Slot) -> Int {
    let index: Int
    if let last = free.popLast() {
      index = Int(last)
      all[index] = mix
      slots[index] = slot
    } else {
      index = all.count
      all.append(mix)
      slots.append(slot)
    }
    link(index)
    if count > buckets.count { grow() }
    return index
  }

  private mutating func grow() {
    // While a picture is being made, free slots are in no bucket.
    let isFree = Set(free)
    buckets = Array(repeating: -1, count: 2 * buckets.count)
    for index in slots.indices where !isFree.contains(Int32(index)) { link(index) }
  }

  /// Marks the mixes of a tile that has not changed as used by the new picture.
  mutating func keep(_ bands: PixelBands) {
    for span in bands.spans {
      var content = span.content
      while content.pixel == nil, !slots[content.mix].isUsed {
        slots[content.mix].isUsed = true
        content = all[content.mix].below
      }
    }
  }

  /// Forgets the mixes that no picture has used since the last call.
  mutating func forgetUnused() {
    free.removeAll(keepingCapacity: true)
    buckets.withUnsafeMutableBufferPointer { $0.update(repeating: -1) }
    for index in slots.indices {
      if slots[index].isUsed {
        slots[index].isUsed = false
        link(index)
      } else {
        if all[index].bitmap != nil { all[index].bitmap = nil }
        free.append(Int32(index))
      }
    }
  }

  private mutating func link(_ index: Int) {
    let bucket = Int(slots[index].hash) & (buckets.count - 1)
    slots[index].next = buckets[bucket]
    buckets[bucket] = Int32(index)
  }

  private static func hash(_ paint: PixelTile.Paint, _ below: PixelContent) -> UInt64 {
    let bitmap = paint.bitmap.map { UInt64(UInt(bitPattern: $0)) } ?? 0
    let position = UInt64(truncatingIfNeeded: paint.x) << 32 ^ UInt64(truncatingIfNeeded: paint.y)
    let color = UInt64(paint.color.pixel) << 8 | UInt64(paint.color.alpha)
    var hash = mixed(below.key, bitmap)
    hash = mixed(hash, position)
    return mixed(hash, color) >> 1
  }

  private static func mixed(_ hash: UInt64, _ part: UInt64) -> UInt64 {
    let product = (hash ^ part) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }
}
