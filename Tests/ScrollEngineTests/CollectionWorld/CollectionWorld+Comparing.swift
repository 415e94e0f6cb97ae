@testable import ScrollEngine
import TestSupport

// Checks after each step.
extension CollectionWorld {
  /// The rounding error allowed between sums that are added up in different orders, in points: a
  /// few hundred times the last bit of the longest length so far.
  var tolerance: Double { 1e-13 * longest }

  private func near(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= tolerance
  }

  private func near(_ first: Rect, _ second: Rect) -> Bool {
    near(first.minX, second.minX) && near(first.minY, second.minY)
      && near(first.width, second.width) && near(first.height, second.height)
  }

  // MARK: The model

  private var breadth: Double {
    let across = axis == .vertical ? Axis.horizontal : .vertical
    if lines == nil { return collection.bounds.size[across] }
    return max(
      0, collection.bounds.size[across] - collection.adjustedContentInset.sum(along: across))
  }

  func numbers(ofSection index: Int) -> CollectionModel.Section {
    let own = items.numbers(ofSection: index)
    let spacings = world.knowsSpacings ? own : common
    let edges = world.knowsEdges ? own : common
    var section = CollectionModel.Section()
    section.header = edges.header
    section.footer = edges.footer
    section.inset = world.knowsInsets ? own.inset : common.inset
    section.lineSpacing = spacings.lineSpacing
    section.itemSpacing = spacings.itemSpacing
    return section
  }

  /// The size that the cell, the delegate or the layout gives an item.
  ///
  /// In a measured layout, an item without a cell has the size that the layout assumes, measured or
  /// not.
  private func size(at path: IndexPath) -> Size {
    if world.isMeasured, collection.cellForItem(at: path) == nil {
      return layout.layoutAttributesForItem(at: path)?.size ?? .zero
    }
    return world.isMeasured || world.knowsSizes ? items.size(at: path) : itemSize
  }

  func model() -> CollectionModel {
    var model = CollectionModel(axis: axis, breadth: breadth)
    for index in items.model.sections.indices {
      var section = numbers(ofSection: index)
      let count = items.model.sections[index].rows.count
      section.sizes = (0..<count).map { size(at: IndexPath(item: $0, section: index)) }
      switch world.layout {
      case .flow: model.appendFlow(section)
      case .list:
        section.itemSpacing = 0
        model.appendColumns(section, columns: 1, thicknesses: section.sizes.map { $0[axis] })
      case .grid(let columns):
        let room = breadth - section.inset.sum(along: axis == .vertical ? .horizontal : .vertical)
        section.itemSpacing = columnSpacing
        let columns = columns ?? fittingColumns(in: max(0, room))
        let lines = (count + columns - 1) / columns
        let thicknesses = (0..<lines).map { line in
          let items = line * columns..<min((line + 1) * columns, count)
          return thickness(ofLine: line, items, inSection: index)
        }
        model.appendColumns(section, columns: columns, thicknesses: thicknesses)
      case .own:
        var section = CollectionModel.Section()
        section.sizes = Array(repeating: .zero, count: count)
        let thicknesses = Array(repeating: StripesLayout.thickness, count: count)
        model.appendColumns(section, columns: 1, thicknesses: thicknesses)
      }
    }
    return model
  }

  private func fittingColumns(in room: Double) -> Int {
    guard let grid = layout as? CollectionViewGridLayout,
      case .adaptive(let minimum) = grid.columns
    else { return 1 }
    var columns = 1
    while Double(columns + 1) * minimum + Double(columns) * columnSpacing
      <= room + CollectionModel.slack, columns < 1_000
    {
      columns += 1
    }
    return columns
  }

  private func thickness(ofLine line: Int, _ range: Range<Int>, inSection section: Int) -> Double {
    switch world.role {
    case .sizes: return items.thickness(ofLine: line, inSection: section)
    case .measured:
      // A visible line is as thick as its thickest cell wants to be.
      return range.map { size(at: IndexPath(item: $0, section: section))[axis] }.max() ?? 0
    default: return itemSize[axis]
    }
  }

  // MARK: Visible elements

  func compare() {
    guard complaint == nil else { return }
    if let first = items.complaints.first { return complaint = first }
    let model = model()
    let size = collection.contentSize
    if !near(size.width, model.contentSize.width) || !near(size.height, model.contentSize.height) {
      return complaint = "has the size \(size), not \(model.contentSize)"
    }
    let visible = collection.uncoveredRange(along: axis)
    let placed = model.placed(
      within: visible, pinsHeaders: lines?.sectionHeadersPinToVisibleBounds ?? false,
      pinsFooters: lines?.sectionFootersPinToVisibleBounds ?? false)
    var shown = 0
    for element in placed {
      compare(element, &shown)
      if complaint != nil { return }
    }
    compareCells(count: shown)
    if collection.isRangeProvisional {
      complaint = "takes its range for a guess after layout"
    }
    if complaint == nil { collection.checkInvariants() }
  }

  private func view(of element: CollectionModel.Element) -> CollectionReusableView? {
    switch element.kind {
    case .item: collection.cellForItem(at: element.path)
    case .header: supplementary(.header, element)
    case .footer: supplementary(.footer, element)
    }
  }

  private func supplementary(
    _ edge: SectionEdge, _ element: CollectionModel.Element
  ) -> CollectionReusableView? {
    collection.supplementaryView(forElementKind: edge.kind, at: element.path)
  }

  private func compare(_ element: CollectionModel.Element, _ shown: inout Int) {
    let bounds = bounds
    let frame = element.frame
    // How far the element reaches into the bounds. A rounding error does not count.
    let overlap = min(
      min(frame.maxX, bounds.maxX) - max(frame.minX, bounds.minX),
      min(frame.maxY, bounds.maxY) - max(frame.minY, bounds.minY))
    let hair = tolerance
    // If this element has a view, `compareCells(count:)` finds one view too many.
    if overlap < -hair { return }
    let view = view(of: element)
    if view != nil { shown += 1 }
    let shows = frame.width > 0 && frame.height > 0 && overlap > 0
    if shows != (view != nil), abs(overlap) > hair || frame.width == 0 || frame.height == 0 {
      complaint = "\(element) is \(view == nil ? "not " : "")shown in \(bounds)"
    } else if let view, !near(inMirror(view.frame), frame) {
      complaint = "\(element) lies at \(inMirror(view.frame))"
    } else if let cell = view as? WorldCell, cell.name != items.model[element.path] {
      complaint = "\(element) has the cell of \(cell.name)"
    } else if let title = view as? SectionView,
      title.section != items.model.sections[element.section].name
    {
      complaint = "\(element) has the view of another section"
    }
  }

  /// Checks that each view is in the collection, in the queue or discarded, and that views in the
  /// collection are visible or animate out.
  private func compareCells(count: Int) {
    let live =
      collection.visibleCells.count
      + SectionEdge.allCases.reduce(0) {
        $0 + collection.visibleSupplementaryViews(ofKind: $1.kind).count
      }
    if live != count { return complaint = "shows \(live) elements, not \(count)" }
    let inside = collection.subviews.compactMap { $0 as? CollectionReusableView }
    let cells = inside.filter { $0 is WorldCell }
    if items.shown.count != cells.count {
      return complaint = "\(items.shown.count) cells were shown, \(cells.count) are there"
    }
    let ghosts = inside.count - live
    if inside.filter({ $0.transit != nil }).count < ghosts {
      return complaint = "something that is out of sight is on no way"
    }
    var total = 0
    for identifier in collection.reuseQueue.identifiers {
      let book = collection.reuseQueue.statistics(forIdentifier: identifier)
      total += book.live
      if book.live + book.queued + book.discarded != book.created {
        complaint = "\(identifier): \(book)"
      }
    }
    if total != inside.count { complaint = "\(total) views are live, \(inside.count) are there" }
  }
}
