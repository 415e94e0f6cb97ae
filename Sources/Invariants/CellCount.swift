internal import ScrollEngine

/// Counts the cells that a screen has ever shown, beside those that it has shown at once.
///
/// It keeps them: a cell that has gone would leave its address to the next one.
@MainActor
struct CellCount {
  private var seen: [ObjectIdentifier: ReusableView] = [:]
  private var identifiers: Set<String> = []
  private var mostAtOnce = 0

  /// Cells that may be made in excess of twice those shown at once: a screen may begin with small cells
  /// and go on with large ones, or use several identifiers.
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
