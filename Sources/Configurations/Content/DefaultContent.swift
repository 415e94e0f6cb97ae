public import ScrollEngine

extension TableViewCell {
  /// The content configuration of the cell's style, without texts and image.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1: .valueCell()
    }
  }
}

extension TableViewHeaderFooterView {
  /// The content configuration of a header in the style of the table, without texts.
  ///
  /// A footer has ``ListContentConfiguration/plainFooter()`` or
  /// ``ListContentConfiguration/groupedFooter()``.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    isGrouped ? .groupedHeader() : .plainHeader()
  }
}
