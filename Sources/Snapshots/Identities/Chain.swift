/// The ends of a chain in ``ChainLinks``: of slots, or of runs of slots.
struct Chain: Sendable {
  var first: Int?
  var last: Int?
}

/// The neighbours of each slot in its chain: adding or removing a slot visits no others.
struct ChainLinks: Sendable {
  /// The neighbours of a slot; `none` at an end.
  struct Link: Sendable {
    var previous: UInt32
    var next: UInt32
  }

  static var none: UInt32 { .max }
  private var links: [Link] = []

  /// Adds slots that are new to all chains to the end of one.
  mutating func append(_ slots: Range<Int>, to chain: inout Chain) {
    guard let first = slots.first, let last = slots.last else { return }
    links.append(
      contentsOf: slots.lazy.map {
        Link(previous: UInt32(truncatingIfNeeded: $0 - 1), next: UInt32($0 + 1))
      })
    links[first].previous = chain.last.map { UInt32($0) } ?? Self.none
    links[last].next = Self.none
    if let end = chain.last { links[end].next = UInt32(first) } else { chain.first = first }
    chain.last = last
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
  }

  mutating func remove(_ slot: Int, from chain: inout Chain) {
    let (previous, next) = (self.slot(before: slot), self.slot(behind: slot))
    if let previous { links[previous].next = links[slot].next } else { chain.first = next }
    if let next { links[next].previous = links[slot].previous } else { chain.last = previous }
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

  private mutating func put(_ link: Link, at slot: Int) {
    while links.count <= slot { links.append(Link(previous: Self.none, next: Self.none)) }
    links[slot] = link
  }
}
