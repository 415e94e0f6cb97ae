internal import ScrollEngine

/// Counts the cells that a screen has ever shown, and the most that it has shown at once.
///
/// The cells are retained: otherwise, a new cell could get the address of a released one.
@MainActor
struct CellCount {
  private var seen: [ObjectIdentifier: ReusableView] = [:]
  private var identifiers: Set<String> = []
  private var mostAtOnce = 0

  /// The number of cells tolerated in addition to the expected number, because cells may change
  /// their sizes.
  private static let slack = 12

  mutating func count(_ lists: [ListView]) {
    var live = 0
    for list in lists {
      for cell in ScreenChecks.cells(of: list) {
        live += 1
        guard seen.updateValue(cell, forKey: ObjectIdentifier(cell)) == nil else { continue }
        cell.reuseIdentifier.map { _ = identifiers.insert($0) }
      }
    }
    mostAtOnce = max(mostAtOnce, live)
  }

  var surplus: String? {
    let kinds = max(1, min(identifiers.count, 4))
    guard seen.count > mostAtOnce * (1 + kinds) + Self.slack else { return nil }
    let names = "\(identifiers.count) reuse identifier\(identifiers.count == 1 ? "" : "s")"
    return
      "\(seen.count) cells were made with \(names), and no more than \(mostAtOnce) are shown at once"
  }
}
