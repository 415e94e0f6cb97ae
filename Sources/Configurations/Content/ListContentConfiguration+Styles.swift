import ScrollEngine

// The looks of rows, headers and footers. Fonts and colours are those of the engine's own cells and
// titles; with one line, each is as high as these.
extension ListContentConfiguration {
  /// The space beside contents, in points: a cell asks for more at its own trailing edge, where no
  /// accessory is.
  private static func margins(top: Double, bottom: Double) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 8)
  }

  private static func properties(
    _ size: Double, _ color: Color = .systemText, _ weight: Font.Weight = .regular
  ) -> TextProperties {
    TextProperties(Font(.words, size: size, weight: weight), color)
  }

  // MARK: Rows

  /// A row, whose second text is below the first and smaller.
  public static func cell() -> ListContentConfiguration {
    ListContentConfiguration(
      properties(17), properties(12, .systemDetail), margins: margins(top: 10, bottom: 10))
  }

  /// A row whose second text is below the first and smaller, like ``cell()``.
  public static func subtitleCell() -> ListContentConfiguration { cell() }

  /// A row whose second text is at the end of the line, if both fit there.
  public static func valueCell() -> ListContentConfiguration {
    var content = ListContentConfiguration(
      properties(17), properties(17, .systemDetail), margins: margins(top: 10, bottom: 10))
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  // MARK: Headers and footers

  /// The header of a section of a plain list.
  public static func plainHeader() -> ListContentConfiguration {
    ListContentConfiguration(
      properties(13, .systemText, .semibold), properties(13, .systemDetail),
      margins: margins(top: 5, bottom: 5))
  }

  /// The footer of a section of a plain list.
  public static func plainFooter() -> ListContentConfiguration {
    ListContentConfiguration(
      properties(13, .systemDetail), properties(13, .systemDetail),
      margins: margins(top: 5, bottom: 5))
  }

  /// The header of a group, close to the rows below it.
  public static func groupedHeader() -> ListContentConfiguration {
    ListContentConfiguration(
      properties(13, .systemDetail), properties(13, .systemDetail),
      margins: margins(top: 13, bottom: 7))
  }

  /// The footer of a group, close to the rows above it.
  public static func groupedFooter() -> ListContentConfiguration {
    ListContentConfiguration(
      properties(13, .systemDetail), properties(13, .systemDetail),
      margins: margins(top: 7, bottom: 13))
  }

  /// The header of a group in large letters.
  public static func prominentInsetGroupedHeader() -> ListContentConfiguration {
    ListContentConfiguration(
      properties(17, .systemText, .bold), properties(13, .systemDetail),
      margins: margins(top: 13, bottom: 7))
  }

  /// The header of a group in very large letters.
  public static func extraProminentInsetGroupedHeader() -> ListContentConfiguration {
    ListContentConfiguration(
      properties(20, .systemText, .bold), properties(15, .systemDetail),
      margins: margins(top: 13, bottom: 7))
  }
}
