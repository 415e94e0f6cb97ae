import SceneParts
import ScrollEngine

/// Counts the cells of a stack in a container; only visible lists can have cells.
@MainActor
struct CellsInSight {
  private let container: ContainerScrollView
  /// The section of each list, by its view.
  private let sections: [ObjectIdentifier: StackSection]

  init(of sections: [StackSection], in container: ContainerScrollView) {
    self.container = container
    var found: [ObjectIdentifier: StackSection] = [:]
    for section in sections {
      if let list = section.list { found[ObjectIdentifier(list)] = section }
    }
    self.sections = found
  }

  /// The sections that had cells in the last layout, in order, with the number of cells.
  ///
  /// - Complexity: O(visible views + cells)
  var bySection: [(section: StackSection, cells: Int)] {
    container.visibleArrangedSubviews.compactMap { view in
      guard let section = sections[ObjectIdentifier(view)],
        let cells = section.list?.liveCells.count, cells > 0
      else { return nil }
      return (section, cells)
    }
  }

  /// The number of all cells in the last layout.
  var count: Int { bySection.reduce(0) { $0 + $1.cells } }
}
