extension TableView {
  /// What the sections of a table look like, and how their headers and footers scroll.
  public enum Style: Hashable, Sendable {
    /// Headers and footers stick to the edges while rows of their section are visible.
    case plain
    /// The rows of a section form a plate from edge to edge, with space between two plates. Headers
    /// and footers scroll with the rows.
    case grouped
    /// The rows of a section form a plate with round corners, and with space at its sides, the
    /// table's ``TableView/sectionInset``. Headers and footers scroll with the rows.
    ///
    /// The corners are drawn in the table's background colour, so behind the plates there has to be
    /// one colour: with a ``ListView/backgroundView`` or a translucent colour, the corners are square.
    case insetGrouped
  }

  /// How rows are separated.
  public enum SeparatorStyle: Hashable, Sendable {
    /// No lines between rows.
    case none
    /// A line at the lower edge of each cell.
    case singleLine
  }

  /// What happens when a cell invalidates its size.
  public enum SelfSizingInvalidation: Hashable, Sendable {
    /// The row keeps its height.
    case disabled
    /// The row is measured in the next layout; the first visible row stays in position.
    case enabled
  }
}

// Tables whose rows form groups.
extension TableView {
  /// The space at the sides of inset groups, in points. Source: UIKit.
  private static let groupMargin = 16.0

  /// Gives a new table the look of its style.
  final func adoptStyle() {
    guard style != .plain else { return }
    storedBackgroundColor = .systemGroupedBackground
    guard style == .insetGrouped else { return }
    setSectionInset(
      EdgeInsets(top: 0, left: Self.groupMargin, bottom: 0, right: Self.groupMargin))
  }

  /// Gives a cell the separator and the place in its group of a row. While a row is dragged, the others
  /// lie as they would without it, or with it at its target.
  func showPlace(of path: IndexPath, isLast: Bool, in cell: TableViewCell) {
    var (isFirst, isLast) = (path.row == 0, isLast)
    if style != .plain, let reordering = editing?.reordering {
      (isFirst, isLast) = reordering.ends(
        ofRow: path, among: knownCount(inSection: path.section))
    }
    cell.separator = separator(isLast: isLast)
    cell.show(group(isFirst: isFirst, isLast: isLast))
  }

  /// The place of a row in its group; nil in a plain table.
  func group(isFirst: Bool, isLast: Bool) -> CellGroup? {
    guard style != .plain else { return nil }
    let isInset = style == .insetGrouped
    let ground = backgroundView == nil ? storedBackgroundColor : nil
    return CellGroup(
      color: .secondarySystemGroupedBackground, radius: isInset ? CellGroup.cornerRadius : 0,
      cover: ground?.alpha == 255 ? ground : nil,
      topLine: !isInset && separatorStyle == .singleLine ? separatorColor : nil,
      isFirst: isFirst, isLast: isLast)
  }

  /// The frame of headers and footers across the table, in points: inset like the groups.
  var supplementSpan: (x: Double, width: Double) {
    guard style == .insetGrouped else { return (0, storedBounds.width) }
    let inset = sectionInset
    return (inset.left, max(0, storedBounds.width - inset.left - inset.right))
  }
}

// The spaces around rows.
extension TableView {
  /// The spaces that a program has set.
  var spacing: TableSpacing { boxedSpacing?.value ?? TableSpacing() }

  private func changeSpacing(_ change: (inout TableSpacing) -> Void) {
    let old = spacing
    boxedSpacing = Box.changed(boxedSpacing, by: change)
    if spacing != old { setNeedsReload() }
  }

  func setRowSpacing(_ space: Double) {
    require(space.isLength, "TableView: rowSpacing is \(space); \(Limits.lengths)")
    changeSpacing { $0.rows = space }
  }

  func setHeaderTopPadding(_ padding: Double) {
    require(
      padding.isLength || padding == Self.automaticDimension,
      "TableView: sectionHeaderTopPadding is \(padding); \(Limits.lengths)")
    changeSpacing { $0.aboveHeaders = padding }
  }

  func setSectionInset(_ inset: EdgeInsets) {
    require(
      [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isLength),
      "TableView: sectionInset is \(inset); \(Limits.lengths)")
    changeSpacing { $0.inset = inset }
  }
}
