internal import Drawing

/// All mixes of two pictures, each kept once: pixels are made of the same if their contents are
/// equal.
///
/// A mix keeps its number from picture to picture. Those that the last one does not have any more
/// are forgotten, and their numbers given to others.
struct PixelMixes {
  /// A colour through a bitmap, or a translucent one, over something else.
  struct Mix {
    let below: PixelContent
    let color: Color
    let bitmap: Bitmap?
    let x: Int
    let y: Int
    let text: Int?

    fileprivate init(_ step: PixelOperation, over below: PixelContent) {
      self.below = below
      color = step.color
      bitmap = step.bitmap
      x = step.x
      y = step.y
      text = step.text
    }

    /// The bitmap tells the text.
    fileprivate func isMade(of step: PixelOperation, over below: PixelContent) -> Bool {
      self.below == below && color == step.color && bitmap === step.bitmap && x == step.x
        && y == step.y
    }
  }

  private struct Slot {
    var mix: Mix?
    var hash: UInt64
    /// The next slot in the same bucket, or -1.
    var next: Int32
    var isUsed: Bool
  }

  private var slots: [Slot] = []
  /// The first slot of each bucket, or -1; as many as a power of two.
  private var buckets: [Int32] = Array(repeating: -1, count: 64)
  private var free: [Int32] = []

  /// How many are kept.
  var count: Int { slots.count - free.count }

  /// The mix of a content that is one.
  subscript(content: PixelContent) -> Mix {
    guard let mix = slots[content.mix].mix else {
      preconditionFailure("PixelMixes: mix \(content.mix) is forgotten")
    }
    return mix
  }

  /// What a step makes of pixels: colours over a colour are one by the arithmetic of painting.
  mutating func content(_ step: PixelOperation, over below: PixelContent) -> PixelContent {
    if step.bitmap == nil, let pixel = below.pixel {
      return PixelContent(pixel: Blend(step.color)(over: pixel))
    }
    let hash = Self.hash(step, below)
    var place = buckets[Int(hash) & (buckets.count - 1)]
    while place >= 0 {
      let index = Int(place)
      if slots[index].hash == hash, slots[index].mix?.isMade(of: step, over: below) == true {
        slots[index].isUsed = true
        return PixelContent(mix: index)
      }
      place = slots[index].next
    }
    return PixelContent(mix: insert(Mix(step, over: below), hash))
  }

  private mutating func insert(_ mix: Mix, _ hash: UInt64) -> Int {
    let slot = Slot(mix: mix, hash: hash, next: -1, isUsed: true)
    let index: Int
    if let last = free.popLast() {
      index = Int(last)
      slots[index] = slot
    } else {
      index = slots.count
      slots.append(slot)
    }
    if count > buckets.count {
      link(into: 2 * buckets.count)
    } else {
      let bucket = Int(hash) & (buckets.count - 1)
      slots[index].next = buckets[bucket]
      buckets[bucket] = Int32(index)
    }
    return index
  }

  /// Forgets the mixes that no picture has had since this was called last.
  mutating func forgetUnused() {
    free.removeAll(keepingCapacity: true)
    for index in slots.indices {
      if !slots[index].isUsed {
        slots[index].mix = nil
        free.append(Int32(index))
      }
      slots[index].isUsed = false
    }
    link(into: buckets.count)
  }

  /// Puts every slot into its bucket again.
  private mutating func link(into count: Int) {
    if count == buckets.count {
      for bucket in buckets.indices { buckets[bucket] = -1 }
    } else {
      buckets = Array(repeating: -1, count: count)
    }
    for index in slots.indices where slots[index].mix != nil {
      let bucket = Int(slots[index].hash) & (count - 1)
      slots[index].next = buckets[bucket]
      buckets[bucket] = Int32(index)
    }
  }

  private static func hash(_ step: PixelOperation, _ below: PixelContent) -> UInt64 {
    let bitmap = step.bitmap.map { UInt64(UInt(bitPattern: ObjectIdentifier($0).hashValue)) } ?? 0
    let position = UInt64(truncatingIfNeeded: step.x) << 32 ^ UInt64(truncatingIfNeeded: step.y)
    let color = UInt64(step.color.pixel) << 8 | UInt64(step.color.alpha)
    var hash = below.key
    for part in [bitmap, position, color] {
      hash = (hash ^ part) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return hash & 0x7FFF_FFFF_FFFF_FFFF
  }
}
