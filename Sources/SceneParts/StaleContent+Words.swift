package import ScrollEngine

extension StaleContent {
  /// The mistake in a few words: `row 11 shows row 8`.
  package var words: String { "row \(indexPath.row) \(shownWords)" }

  /// The mistake for a known row: `shows row 8`.
  package var shownWords: String { "shows " + (shown.map { "row \($0)" } ?? "nothing") }
}
