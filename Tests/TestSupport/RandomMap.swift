public import PageMaps

/// A map with holes and rows of different lengths, and at least one page.
public func randomMap(_ random: inout SeededRandom, upTo length: Int = 5) -> PageMap<Int> {
  var next = 0
  var rows: [[Int?]] = []
  for _ in 0..<Int.random(in: 1...length, using: &random) {
    rows.append(
      (0..<Int.random(in: 0...length, using: &random)).map { _ in
        next += 1
        return Int.random(in: 0..<10, using: &random) < 7 ? next : nil
      })
  }
  let map = PageMap(rows)
  return map.isEmpty ? PageMap([[1]]) : map
}
