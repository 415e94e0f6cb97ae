package import ScrollEngine

extension StaleContent {
  /// What is wrong, in a few words: `row 11 shows row 8`.
  package var words: String { "row \(indexPath.row) \(shownWords)" }

  /// The same where the row is known: `shows row 8`.
  package var shownWords: String { "shows " + (shown.map { "row \($0)" } ?? "nothing") }
}
