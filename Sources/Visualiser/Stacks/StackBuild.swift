import Documents
import SceneParts
import ScrollEngine

/// The sections of a stack, built and arranged in a container.
@MainActor
struct StackBuild {
  let stack: StackDescription
  let container: StackingScrollView
  let sections: [StackSection]

  /// Builds all sections and adds their headers and views to a container.
  init(_ stack: StackDescription, in container: StackingScrollView) {
    self.stack = stack
    self.container = container
    sections = stack.sections.indices.map { StackSection.make($0, of: stack) }
    container.axis = stack.axis
    container.spacing = stack.spacing
    container.backgroundColor = Palette.surface
    shareCells()
    for section in sections { add(section) }
  }

  private func shareCells() {
    guard stack.sharesCells else { return }
    let tableCells = ReuseQueue()
    let items = ReuseQueue()
    for section in sections {
      (section.list as? TableView)?.reuseQueue = tableCells
      (section.list as? CollectionView)?.reuseQueue = items
    }
  }

  private func add(_ section: StackSection) {
    if let header = section.header {
      container.addArrangedSubview(header)
      if !section.views.isEmpty { container.setCustomSpacing(0, after: header) }
      // Only `ContainerScrollView` can pin views to its edge.
      if section.description.header?.isSticky == true, container is ContainerScrollView {
        container.setPinning(.untilNext, for: header)
      }
    }
    for view in section.views { container.addArrangedSubview(view) }
    if section.list == nil { space(section) }
  }

  /// Gives plain views the insets and the spacing that a list gives its rows.
  private func space(_ section: StackSection) {
    let insets = section.description.insets
    for (place, view) in section.views.enumerated() {
      let isFirst = place == 0
      let isLast = place == section.views.count - 1
      var margins = insets
      if stack.axis == .vertical {
        margins.top = isFirst ? insets.top : 0
        margins.bottom = isLast ? insets.bottom : 0
      } else {
        margins.left = isFirst ? insets.left : 0
        margins.right = isLast ? insets.right : 0
      }
      container.setMargins(margins, for: view)
      if !isLast { container.setCustomSpacing(section.description.spacing, after: view) }
    }
  }

  /// The lists, with their names in reports and scripts.
  func lists(prefix: String) -> [PaneList] {
    sections.enumerated().compactMap { place, section in
      section.list.map { list in
        PaneList(
          id: "\(prefix)section\(place + 1)", title: section.title, view: list,
          colors: section.colors, count: { section.description.count },
          stampPlace: list is CollectionView ? .underMiddle : .trailing,
          rowName: { "\(section.title) \(grouped($0.row + 1))" })
      }
    }
  }

  /// The names and titles of all sections that consist of one view, in file order.
  func contents(prefix: String) -> [(id: String, title: String)] {
    sections.enumerated().compactMap { place, section in
      guard section.views.count == 1 else { return nil }
      return ("\(prefix)section\(place + 1)", section.title)
    }
  }

  /// The sections that consist of one plain view, with their names in reports and scripts.
  func plainViews(prefix: String) -> [(id: String, view: View)] {
    sections.enumerated().compactMap { place, section in
      guard section.list == nil, section.views.count == 1 else { return nil }
      return ("\(prefix)section\(place + 1)", section.views[0])
    }
  }

  /// The index of the section whose list has the greatest visible length, among those for which
  /// `meant` returns true; nil if there is none.
  func sectionInSight(where meant: (StackSection) -> Bool = { _ in true }) -> Int? {
    sections.indices.filter { sections[$0].list != nil && meant(sections[$0]) }
      .max { lengthInSight(of: sections[$0]) < lengthInSight(of: sections[$1]) }
  }

  /// The visible length of a section's list along the axis, in points.
  private func lengthInSight(of section: StackSection) -> Double {
    section.list.flatMap { container.contentFrame(of: $0) }
      .map { $0.intersection(container.bounds).size[stack.axis] } ?? 0
  }
}
