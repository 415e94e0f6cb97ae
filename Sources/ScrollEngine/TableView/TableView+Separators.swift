extension TableView {
  /// The appearance of the lines between rows.
  struct Separators: RareProperties, Equatable {
    var style = SeparatorStyle.singleLine
    var color = Color.systemSeparator
    /// The space left free at the ends, in points; only left and right count.
    var inset = CellSeparator.inset

    var isUsual: Bool { self == Separators() }
  }

  private var separators: Separators {
    get { boxedSeparators?.value ?? Separators() }
    set {
      boxedSeparators = Box.changed(boxedSeparators) { $0 = newValue }
      separatorsDidChange()
    }
  }

  /// The style of the lines between rows.
  public var separatorStyle: SeparatorStyle {
    get { separators.style }
    set { separators.style = newValue }
  }

  /// The colour of separators.
  public var separatorColor: Color {
    get { separators.color }
    set { separators.color = newValue }
  }

  /// The space left free at the ends of separators, in points; only left and right count.
  ///
  /// As in UIKit, `left` is at the beginning of a line: at the right in a right-to-left table.
  public var separatorInset: EdgeInsets {
    get { separators.inset }
    set { separators.inset = newValue }
  }

  /// The separator of a row, from edge to edge below the last row of a group; nil if there are no
  /// lines, and below the last row of an inset group.
  func separator(isLast: Bool) -> CellSeparator? {
    guard let line = rowSeparator?.value else { return nil }
    guard isLast, style != .plain else { return line }
    return style == .insetGrouped ? nil : CellSeparator(color: line.color, left: 0, right: 0)
  }

  /// The lines of tables that a program has not changed, from left to right.
  static let usualSeparator = Box(
    CellSeparator(
      color: .systemSeparator, left: CellSeparator.inset.left, right: CellSeparator.inset.right))

  private var currentSeparator: Box<CellSeparator>? {
    let separators = separators
    guard separators.style == .singleLine else { return nil }
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inset = isTurned ? separators.inset.turned : separators.inset
    let line = CellSeparator(color: separators.color, left: inset.left, right: inset.right)
    return line == Self.usualSeparator.value ? Self.usualSeparator : Box(line)
  }

  /// Updates the separator and the place in its group of every live cell.
  func separatorsDidChange() {
    rowSeparator = currentSeparator
    for item in live.items {
      guard let cell = live[item], let section = layout.section(ofItem: item),
        let path = section.path(of: item)
      else { continue }
      showPlace(of: path, isLast: item == section.rows.upperBound - 1, in: cell)
    }
  }
}
