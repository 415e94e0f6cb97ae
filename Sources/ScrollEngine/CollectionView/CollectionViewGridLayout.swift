import Extents

/// Columns of equal breadth, filled line by line; all items of a line are as thick as the line.
///
/// If all lines have one thickness, a section costs O(1) with any number of items.
public final class CollectionViewGridLayout: CollectionViewLineLayout {
  /// The number of columns.
  public enum Columns: Hashable, Sendable {
    /// A fixed number of columns.
    case fixed(Int)
    /// As many columns as fit with at least this breadth, in points; at least one.
    case adaptive(minimum: Double)
  }

  /// The number of columns, or the minimum breadth from which it follows.
  public var columns: Columns { didSet { changed(oldValue != columns) } }

  /// The space between two columns, in points.
  public var columnSpacing = 0.0 { didSet { changed(oldValue != columnSpacing) } }

  /// The length of each line along the scroll direction, in points, unless the delegate is a
  /// ``CollectionViewDelegateGridLayout``.
  public var lineThickness = 50.0 { didSet { changed(oldValue != lineThickness) } }

  /// The estimated length of lines until their cells become visible, in points; 0 for none.
  ///
  /// If set, a line becomes as thick as its cells' greatest preferred thickness, unless the
  /// delegate is a ``CollectionViewDelegateGridLayout``.
  public var estimatedLineThickness = 0.0 { didSet { changed(oldValue != estimatedLineThickness) } }

  private weak var thicknesses: (any CollectionViewDelegateGridLayout)?

  /// Creates a layout without space between lines.
  public init(columns: Columns) {
    self.columns = columns
    super.init(minimumLineSpacing: 0)
  }

  override func delegateDidChange() {
    thicknesses = collectionView?.delegate as? any CollectionViewDelegateGridLayout
  }

  override var lineLayout: CollectionViewLineLayout? { self }

  override var asksForEachSection: Bool { thicknesses != nil }

  override var asksCells: Bool { estimatedLineThickness > 0 && thicknesses == nil }

  override func section(at index: Int) -> LineSection {
    var section = super.section(at: index)
    section.itemSpacing = columnSpacing
    section.arrangement = .columns(
      number(in: section), thickness: thicknesses == nil && !asksCells ? lineThickness : nil)
    return section
  }

  private func number(in section: LineSection) -> Int {
    switch columns {
    case .fixed(let number):
      require(number > 0, "CollectionView: a grid of \(number) columns holds no items")
      return number
    case .adaptive(let minimum):
      require(
        minimum.isFinite && minimum > 0,
        "CollectionView: the columns of a grid have the minimum \(minimum)")
      return section.itemsPerLine(breadth: minimum, room: section.room(in: breadth))
    }
  }

  override func lines(of section: LineSection, at index: Int, count: Int) -> SectionLines {
    requireLength(lineThickness, "lineThickness")
    requireLength(estimatedLineThickness, "estimatedLineThickness")
    guard let thicknesses, let collectionView else {
      return SectionLines(
        even: section, count: count, breadth: breadth,
        estimatedThickness: asksCells ? estimatedLineThickness : nil)
    }
    return SectionLines(columns: section, count: count) { line in
      guard mayAsk else { return estimatedLineThickness }
      let thickness = collectionView.calling(.thicknessOfLine) {
        thicknesses.collectionView(
          collectionView, layout: self, thicknessOfLine: line, inSection: index)
      }
      requireLength(thickness, "line \(line) of section \(index)")
      return thickness
    }
  }
}

/// A delegate with the thickness of each line of a grid.
@preconcurrency @MainActor
public protocol CollectionViewDelegateGridLayout: CollectionViewDelegate {
  /// The height of a line of items, or its width if the collection scrolls sideways, in points.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    thicknessOfLine line: Int, inSection section: Int
  ) -> Double
}
