/// The edges along one axis of a scroll view's content and of the items in it, and the constraints
/// between them. ``missing`` finds the constraint that is missing.
///
/// Two edges have a fixed distance if equations lead from one to the other, directly or over sized
/// items. The content has a size if its own edges do.
struct EdgeTies {
  /// An edge or the middle of an item.
  struct Edge: Hashable {
    let item: Int
    let part: Part

    init(_ item: Int, _ part: Part) {
      (self.item, self.part) = (item, part)
    }
  }

  enum Part: Int, Hashable, CaseIterable {
    case start, middle, end
  }

  struct Item {
    /// Whether the length is determined.
    var isSized: Bool
    /// Whether another item without a length lies in the item, which explains more.
    var holdsUnsized = false
    /// Whether the item stays in the viewport; no content is tied to it.
    var isViewport = false
    /// The present edges, in points; they decide which items are the first and the last.
    var start = 0.0
    var end = 0.0
  }

  /// A missing constraint.
  enum Missing: Hashable {
    /// Between two edges: the first leads to the content's start, the second to its end. The second
    /// is nil if there is no other item. If the tie is loose, an inequality connects the edges.
    case tie(Edge, Edge?, isLoose: Bool)
    /// About the length of an item.
    case length(Int)
  }

  /// The content, and then all other items.
  var items = [Item(isSized: false)]
  var equations: [(Edge, Edge)] = []
  var inequalities: [(Edge, Edge)] = []

  private static let start = Edge(0, .start)
  private static let end = Edge(0, .end)

  /// The constraint that is missing between both edges of the content; nil if equations lead from
  /// one to the other. If several are missing, it is one of them.
  ///
  /// - Complexity: O(n log n) in the number of items and ties.
  var missing: Missing? {
    var groups = EdgeGroups(items.count)
    for (place, item) in items.enumerated() where item.isSized {
      groups.join(Edge(place, .start), Edge(place, .middle))
      groups.join(Edge(place, .middle), Edge(place, .end))
    }
    for (one, other) in equations { groups.join(one, other) }
    let (near, far) = (groups.group(of: Self.start), groups.group(of: Self.end))
    guard near != far else { return nil }
    if let (one, other) = looseTie(from: near, to: far, &groups) {
      return .tie(one, other, isLoose: true)
    }
    let unsized = items.indices.dropFirst().filter { !items[$0].isSized }
    let innermost = unsized.filter { !items[$0].holdsUnsized }
    if let item = unsizedItem(of: innermost, from: near, to: far, &groups)
      ?? unsizedItem(of: unsized, from: near, to: far, &groups)
    {
      return .length(item)
    }
    let last = contents.filter { groups.group(of: Edge($0, .end)) == near }
      .max { items[$0].end < items[$1].end }
    let first = contents.filter { groups.group(of: Edge($0, .start)) == far }
      .min { items[$0].start < items[$1].start }
    if last == nil, let item = item(in: near, &groups) { return .length(item) }
    if first == nil, let item = item(in: far, &groups) { return .length(item) }
    if last == nil, let (one, other) = looseTie(from: near, to: nil, &groups) {
      return .tie(one, other, isLoose: true)
    }
    if first == nil, let (one, other) = looseTie(from: far, to: nil, &groups) {
      return .tie(other, one, isLoose: true)
    }
    if last == nil, first == nil {
      let item = contents.min { items[$0].start < items[$1].start }
      return .tie(Self.start, item.map { Edge($0, .start) }, isLoose: false)
    }
    return .tie(
      last.map { Edge($0, .end) } ?? Self.start, first.map { Edge($0, .start) } ?? Self.end,
      isLoose: false)
  }

  /// An inequality between a group and another one, or any other one; the edge of the first group
  /// comes first.
  private func looseTie(
    from near: Int, to far: Int?, _ groups: inout EdgeGroups
  ) -> (Edge, Edge)? {
    for (one, other) in inequalities {
      let (first, second) = (groups.group(of: one), groups.group(of: other))
      guard first != second else { continue }
      if first == near, far ?? second == second { return (one, other) }
      if second == near, far ?? first == first { return (other, one) }
    }
    return nil
  }

  /// The first item on the shortest way between two groups over items without a length; nil if there
  /// is no way.
  private func unsizedItem(
    of places: [Int], from near: Int, to far: Int, _ groups: inout EdgeGroups
  ) -> Int? {
    var members: [Int: [Int]] = [:]
    for place in places {
      for part in Part.allCases {
        members[groups.group(of: Edge(place, part)), default: []].append(place)
      }
    }
    // The item over which each group is reached first.
    var reached = [near: -1]
    var next = [near]
    while !next.isEmpty {
      var further: [Int] = []
      for group in next {
        for place in members[group] ?? [] {
          for part in Part.allCases {
            let neighbour = groups.group(of: Edge(place, part))
            guard reached[neighbour] == nil else { continue }
            reached[neighbour] = group == near ? place : reached[group]
            further.append(neighbour)
          }
        }
      }
      next = further
      if let item = reached[far] { return item }
    }
    return nil
  }

  /// An item with an edge or its middle in a group; nil if there is none.
  private func item(in group: Int, _ groups: inout EdgeGroups) -> Int? {
    contents.first { place in
      Part.allCases.contains { groups.group(of: Edge(place, $0)) == group }
    }
  }

  /// The items that content can be tied to: those that neither stay in the viewport nor are tied to
  /// what does.
  private var contents: [Int] {
    let fixed = Set(
      equations.flatMap { one, other in
        items[one.item].isViewport || items[other.item].isViewport ? [one.item, other.item] : []
      })
    return items.indices.dropFirst().filter { !items[$0].isViewport && !fixed.contains($0) }
  }
}

/// Edges in groups whose members have fixed distances.
private struct EdgeGroups {
  private var parents: [Int]

  init(_ items: Int) {
    parents = Array(0..<items * EdgeTies.Part.allCases.count)
  }

  /// The number of an edge's group; it changes when groups are joined.
  mutating func group(of edge: EdgeTies.Edge) -> Int {
    root(of: edge.item * EdgeTies.Part.allCases.count + edge.part.rawValue)
  }

  mutating func join(_ one: EdgeTies.Edge, _ other: EdgeTies.Edge) {
    parents[group(of: one)] = group(of: other)
  }

  private mutating func root(of place: Int) -> Int {
    var place = place
    while parents[place] != place {
      parents[place] = parents[parents[place]]
      place = parents[place]
    }
    return place
  }
}
