/// The files of a library that are not shown, for the status line.
struct LeftOut: Equatable {
  /// How many files there are of each ending; the empty one stands for names without one.
  private(set) var counts: [String: Int] = [:]
  /// How many files are pictures by their names, but cannot be read.
  private(set) var unreadable = 0
  /// How many names are not UTF-8.
  var oddNames = 0

  /// Endings that are named; files with other ones are counted together.
  private static let mostNamed = 4
  /// A longer ending is part of a name.
  private static let longestEnding = 5

  mutating func add(_ name: String) {
    guard !FolderWalk.isPicture(name) else {
      unreadable += 1
      return
    }
    let ending = FolderWalk.ending(of: name) ?? ""
    counts[ending.count > Self.longestEnding ? "" : ending, default: 0] += 1
  }

  /// One line; nil if all files are shown.
  var line: String? {
    let total = counts.values.reduce(0, +) + unreadable + oddNames
    guard total > 0 else { return nil }
    let sorted = counts.filter { $0.key != "" }.sorted {
      $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key
    }
    var parts = sorted.prefix(Self.mostNamed).map { "\($0.value) \($0.key)" }
    let others =
      sorted.dropFirst(Self.mostNamed).reduce(0) { $0 + $1.value } + (counts[""] ?? 0)
    if others > 0 { parts.append("\(others) of other kinds") }
    if unreadable > 0 { parts.append("\(unreadable) unreadable") }
    if oddNames > 0 { parts.append("\(oddNames) with names that are not UTF-8") }
    return "\(total) \(total == 1 ? "file" : "files") left out: \(parts.joined(separator: ", "))"
  }
}
