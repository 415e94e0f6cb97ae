/// Suggests known names that a person may have meant by an unknown one.
///
/// A name is near if at most a third of the letters, or a single one, differ (inserted, left out,
/// replaced, or two neighbours swapped), or if it begins with the written letters and these are at
/// least three. Case does not matter.
public enum NearNames {
  /// The greatest length of compared names; longer names are hardly typing errors, and the
  /// comparison is quadratic.
  private static let longest = 64

  /// At most `limit` names near `name`, the nearest first; equally near names in the order given.
  ///
  /// - Complexity: O(n · m) for each name, for the lengths n of that name and m of `name`.
  public static func near(_ name: String, in names: [String], limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty, wanted.count <= longest else { return [] }
    var found: [(distance: Int, order: Int, name: String)] = []
    for (order, candidate) in names.enumerated() where candidate.count <= longest {
      let letters = Array(candidate.lowercased())
      let distance = distance(wanted, letters)
      let isStart = wanted.count >= 3 && letters.starts(with: wanted)
      if isStart || distance <= max(1, max(wanted.count, letters.count) / 3) {
        found.append((isStart ? min(distance, 1) : distance, order, candidate))
      }
    }
    found.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    return found.prefix(limit).map(\.name)
  }

  /// The near names as a question, such as `did you mean "wheel" or "key"?`; nil if there are none.
  public static func question(for name: String, in names: [String]) -> String? {
    let near = near(name, in: names)
    guard !near.isEmpty else { return nil }
    return "did you mean " + near.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
  }

  /// The least number of single changes from one word to another (Damerau-Levenshtein distance,
  /// with no letter changed twice).
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, beforeLast[j - 2] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
