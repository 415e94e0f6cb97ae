package import ScrollEngine

/// Names that rows get from their index paths.
extension IndexPath {
  /// `Row 5`, or `Row 2.5` in a section other than the first.
  package var rowWords: String {
    section == 0 ? "Row \(grouped(row))" : "Row \(section).\(grouped(row))"
  }

  /// `the 5th row`, counted from 1: for rows that can move, whose names do not tell their position.
  package var ordinalWords: String { "the \(ordinal(row + 1)) row" }
  package var ordinalTileWords: String { "the \(ordinal(row + 1)) tile" }
}

/// `1st`, `2nd`, `3rd`, `4th`, `11th`.
package func ordinal(_ number: Int) -> String {
  let ending =
    switch (number % 10, number % 100) {
    case (_, 11...13): "th"
    case (1, _): "st"
    case (2, _): "nd"
    case (3, _): "rd"
    default: "th"
    }
  return grouped(number) + ending
}
