import SceneParts
import ScrollEngine

/// The cells of a stack in a container, counted where they can be: in the lists in sight.
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

  /// The sections that have cells as of the last layout, in their order, and how many.
  ///
  /// - Complexity: O(views in sight + cells)
  var bySection: [(section: StackSection, cells: Int)] {
    container.visibleArrangedSubviews.compactMap { view in
      guard let section = sections[ObjectIdentifier(view)],
        let cells = section.list?.liveCells.count, cells > 0
      else { return nil }
      return (section, cells)
    }
  }

  /// All cells as of the last layout.
  var count: Int { bySection.reduce(0) { $0 + $1.cells } }
}
