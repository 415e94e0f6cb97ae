/// A line of a target's sources.
struct Place: Hashable {
  /// The path in the folder of the target.
  let file: String
  let line: Int

  init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// Reads "FILE:LINE".
  init?(_ text: Substring) {
    let parts = text.split(separator: ":")
    guard parts.count == 2, let line = Int(parts[1]) else { return nil }
    self.init(file: String(parts[0]), line: line)
  }
}

/// One change of the sources.
struct Mutant {
  let number: Int
  let place: Place
  let column: Int
  /// The change in words.
  let change: String

  /// The line of the mutant in the list of mutants.
  var line: String {
    let change = change.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    return "\(number)\t\(place.file):\(place.line):\(column)\t\(String(change))"
  }
}
