public import ScrollEngine

// The backgrounds of rows, headers and footers.
extension BackgroundConfiguration {
  /// The grey of pressed and selected rows.
  private static let chosen = Color.systemGray4

  /// A row of a plain list: clear, and grey while it is pressed or selected.
  public static func listPlainCell() -> BackgroundConfiguration {
    BackgroundConfiguration(StateColors(.clear, highlighted: chosen, selected: chosen))
  }

  /// A row of a group: the colour of groups, and grey while it is pressed or selected.
  public static func listGroupedCell() -> BackgroundConfiguration {
    BackgroundConfiguration(
      StateColors(.secondarySystemGroupedBackground, highlighted: chosen, selected: chosen))
  }

  /// A header or footer of a plain list, behind which rows pass.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration {
    BackgroundConfiguration(StateColors(.secondarySystemBackground))
  }

  /// A header or footer of a group: clear.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration { clear() }
}
