/// The ends of a chain of slots in ``ChainLinks``.
@usableFromInline
struct Chain: Sendable {
  @usableFromInline var first: Int?
  @usableFromInline var last: Int?
  @usableFromInline var count = 0

  @inlinable init() {}
}

/// The neighbours of each slot in its chain: adding or removing a slot visits no others.
@usableFromInline
struct ChainLinks: Sendable {
  /// The neighbours of a slot; `none` at an end.
  @usableFromInline
  struct Link: Sendable {
    @usableFromInline var previous: UInt32
    @usableFromInline var next: UInt32

    @inlinable
    init(previous: UInt32, next: UInt32) {
      self.previous = previous
      self.next = next
    }
  }

  @usableFromInline static var none: UInt32 { .max }
  @usableFromInline var links: [Link] = []

  @usableFromInline init() {}

  @inlinable
  mutating func append(_ slot: Int, to chain: inout Chain) {
    let link = Link(previous: chain.last.map { UInt32($0) } ?? .max, next: .max)
    // A new slot is usually the next one.
    if slot == links.count { links.append(link) } else { put(link, at: slot) }
    if let last = chain.last { links[last].next = UInt32(slot) } else { chain.first = slot }
    chain.last = slot
    chain.count += 1
  }

  /// Inserts a slot behind another one of the chain; at the beginning if that is nil.
  mutating func insert(_ slot: Int, behind other: Int?, in chain: inout Chain) {
    let next = other.map(slot(behind:)) ?? chain.first
    put(
      Link(
        previous: other.map { UInt32($0) } ?? Self.none, next: next.map { UInt32($0) } ?? Self.none),
      at: slot)
    if let other { links[other].next = UInt32(slot) } else { chain.first = slot }
    if let next { links[next].previous = UInt32(slot) } else { chain.last = slot }
    chain.count += 1
  }

  mutating func remove(_ slot: Int, from chain: inout Chain) {
    let (previous, next) = (self.slot(before: slot), self.slot(behind: slot))
    if let previous { links[previous].next = links[slot].next } else { chain.first = next }
    if let next { links[next].previous = links[slot].previous } else { chain.last = previous }
    chain.count -= 1
  }

  func slot(before slot: Int) -> Int? { Self.slot(links[slot].previous) }
  func slot(behind slot: Int) -> Int? { Self.slot(links[slot].next) }

  /// Calls a function with the slots of a chain, in order.
  func forEach(in chain: Chain, _ body: (Int) -> Void) {
    var next = chain.first
    while let slot = next {
      body(slot)
      next = self.slot(behind: slot)
    }
  }

  private static func slot(_ link: UInt32) -> Int? { link == none ? nil : Int(link) }

  @usableFromInline
  mutating func put(_ link: Link, at slot: Int) {
    while links.count <= slot { links.append(Link(previous: Self.none, next: Self.none)) }
    links[slot] = link
  }
}
