import Documents
import SceneParts
import ScrollEngine

/// Makes the views of a section: a table, a collection, or some plain views.
@MainActor
struct StackViews {
  private let section: StackDescription.Section
  private let axis: Axis
  private let viewport: Size
  private let colors: Palette.Table

  init(
    _ section: StackDescription.Section, of stack: StackDescription, _ colors: Palette.Table
  ) {
    self.section = section
    axis = stack.axis
    viewport = stack.viewport
    self.colors = colors
  }

  func make(_ title: String) -> [View] {
    switch section.kind {
    case .table: [table()]
    case .collection: [collection(scrolling: axis)]
    case .horizontalList: [horizontalList()]
    case .view: plainViews(title)
    }
  }

  private func table() -> TableView {
    let table = TableView(
      frame: Rect(x: 0, y: 0, width: section.width[0], height: viewport.height))
    table.rowHeight = section.height[0]
    let isEstimated = section.height.isVarying && section.count > StackSection.exactRowLimit
    table.estimatedRowHeight = isEstimated ? section.height.mean : 0
    table.rowSpacing = section.spacing
    table.sectionInset = section.insets
    // Rows without space between them need separators.
    table.separatorStyle = section.spacing == 0 ? .singleLine : .none
    table.separatorColor = colors.frame
    table.separatorInset = .zero
    table.backgroundColor = colors.frame
    // In a horizontal stack, a table scrolls by itself, so it clips.
    table.clipsToBounds = axis == .horizontal
    table.register(StackRowCell.self, forCellReuseIdentifier: section.cell)
    return table
  }

  private func collection(scrolling axis: Axis) -> CollectionView {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = axis
    layout.itemSize = Size(width: section.width[0], height: section.height[0])
    layout.minimumLineSpacing = section.spacing
    layout.minimumInteritemSpacing = section.spacing
    layout.sectionInset = section.insets
    let collection = CollectionView(
      frame: Rect(origin: .zero, size: viewport), collectionViewLayout: layout)
    collection.backgroundColor = colors.frame
    collection.register(StackItemCell.self, forCellWithReuseIdentifier: section.cell)
    return collection
  }

  /// A list with one item per line, as high as its highest item.
  private func horizontalList() -> CollectionView {
    let list = collection(scrolling: .horizontal)
    let insets = section.insets
    list.frame.size.height = section.height.greatest + insets.top + insets.bottom
    // The spacing is so large that no two items fit below each other.
    (list.collectionViewLayout as? CollectionViewFlowLayout)?.minimumInteritemSpacing =
      max(list.frame.height, viewport.height)
    list.showsHorizontalScrollIndicator = axis == .horizontal
    return list
  }

  private func plainViews(_ title: String) -> [View] {
    (0..<section.count).map { place in
      let size =
        axis == .vertical
        ? Size(width: viewport.width, height: section.height[place])
        : Size(width: section.width[place], height: viewport.height)
      return StackPlainView(
        section.count == 1 ? title : "\(title) \(place + 1)", colors, size)
    }
  }
}
