/// Chooses which elements of a sequence stay in order, so that the others move.
enum HeaviestChain {
  /// The indices of the elements that move, in order, so that the weights of the others add up to
  /// as much as possible and their places increase.
  ///
  /// `places` are the places of the elements before, all different; `weight` is above zero. With
  /// equal weights the fewest elements move.
  ///
  /// - Complexity: O(n + b log b) for b stretches of elements that have stayed together
  static func moved(
    among places: [Int], weight: (_ index: Int) -> Int
  ) -> [Int] {
    let ranks = ranks(of: places)
    // Neighbours that were neighbours before stay, or move, together.
    var stretches: [Stretch] = []
    for index in ranks.indices {
      if index > 0, ranks[index] == ranks[index - 1] + 1 {
        stretches[stretches.count - 1].weight += weight(index)
        stretches[stretches.count - 1].end = index + 1
      } else {
        stretches.append(
          Stretch(start: index, end: index + 1, rank: ranks[index], weight: weight(index)))
      }
    }
    guard stretches.count > 1 else { return [] }
    return heaviest(&stretches).filter { !stretches[$0].stays }
      .flatMap { stretches[$0].start..<stretches[$0].end }
  }

  private struct Stretch {
    let start: Int
    var end: Int
    var rank: Int
    var weight: Int
    var stays = false
  }

  /// Marks the heaviest stretches with increasing ranks; returns the indices of all.
  private static func heaviest(_ stretches: inout [Stretch]) -> Range<Int> {
    for (rank, index) in stretches.indices.sorted(by: { stretches[$0].rank < stretches[$1].rank })
      .enumerated()
    {
      stretches[index].rank = rank
    }
    // A Fenwick tree of the heaviest chain that ends at or below each rank.
    var tree = [(weight: Int, last: Int)](repeating: (0, -1), count: stretches.count + 1)
    var previous = [Int](repeating: -1, count: stretches.count)
    var heaviest = (weight: 0, last: -1)
    for index in stretches.indices {
      var best = (weight: 0, last: -1)
      var place = stretches[index].rank
      while place > 0 {
        if tree[place].weight > best.weight { best = tree[place] }
        place &= place - 1
      }
      previous[index] = best.last
      let chain = (weight: best.weight + stretches[index].weight, last: index)
      place = stretches[index].rank + 1
      while place < tree.count {
        if tree[place].weight < chain.weight { tree[place] = chain }
        place += place & -place
      }
      if chain.weight > heaviest.weight { heaviest = chain }
    }
    var index = heaviest.last
    while index >= 0 {
      stretches[index].stays = true
      index = previous[index]
    }
    return stretches.indices
  }

  /// The places numbered from zero without gaps.
  private static func ranks(of places: [Int]) -> [Int] {
    guard let least = places.min(), let greatest = places.max() else { return [] }
    var indices = [Int](repeating: -1, count: greatest - least + 1)
    for (index, place) in places.enumerated() { indices[place - least] = index }
    var ranks = places
    var rank = 0
    for index in indices where index >= 0 {
      ranks[index] = rank
      rank += 1
    }
    return ranks
  }
}
