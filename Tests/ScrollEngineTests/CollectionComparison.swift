import ScrollEngine
import TestSupport
import Testing

/// Compares the views of a collection with the frames that a model computes.
@MainActor
enum CollectionComparison {
  /// A random size of a collection, in points: at most 1,000, so that some items are out of sight.
  static func viewport(_ numbers: inout RandomNumbers) -> Size {
    Size(
      width: min(numbers.number(in: 60...320), 1_000),
      height: min(numbers.number(in: 60...320), 1_000))
  }

  private static func maybe(
    _ range: ClosedRange<Double>, _ numbers: inout RandomNumbers
  ) -> Double {
    Bool.random(using: &numbers.random) ? 0 : numbers.number(in: range)
  }

  /// Random sections: some are empty, and some items have no width or height, or are very wide. With `overlap`,
  /// lines overlap by up to that many points.
  static func sections(
    _ numbers: inout RandomNumbers, uniform: Size?, overlap: Double = 0
  ) -> [CollectionModel.Section] {
    (0..<Int.random(in: 1...9, using: &numbers.random)).map { _ in
      var section = CollectionModel.Section()
      section.header = maybe(0.25...40, &numbers)
      section.footer = maybe(0.25...22, &numbers)
      section.inset = EdgeInsets(
        top: maybe(0.25...10, &numbers), left: maybe(0.25...10, &numbers),
        bottom: maybe(0.25...10, &numbers), right: maybe(0.25...10, &numbers))
      section.lineSpacing =
        overlap > 0 ? numbers.number(in: -overlap...0) : maybe(0.25...12, &numbers)
      section.itemSpacing = maybe(0.25...12, &numbers)
      section.sizes = (0..<Int.random(in: 0...70, using: &numbers.random)).map { _ in
        if let uniform { return uniform }
        switch Int.random(in: 0..<12, using: &numbers.random) {
        case 0: return Size(width: 0, height: numbers.number(in: 0...25))
        case 1: return Size(width: numbers.number(in: 0...25), height: 0)
        case 2:
          return Size(width: numbers.number(in: 125...225), height: numbers.number(in: 0.25...20))
        default:
          return Size(width: numbers.number(in: 5...60), height: numbers.number(in: 5...60))
        }
      }
      return section
    }
  }

  static func model(
    _ sections: [CollectionModel.Section], axis: Axis, breadth: Double
  ) -> CollectionModel {
    var model = CollectionModel(axis: axis, breadth: breadth)
    for section in sections { model.appendFlow(section) }
    return model
  }

  /// Scrolls to random offsets, and compares all visible views with the model at each.
  static func compare(
    _ collection: CollectionView, with model: CollectionModel, pinsHeaders: Bool,
    pinsFooters: Bool, steps: Int, numbers: inout RandomNumbers, seed: UInt64
  ) {
    let size = collection.contentSize
    #expect(
      near(size, model.contentSize), "seed \(seed): \(size), not \(model.contentSize)")
    var mostVisible = 0
    for step in 0..<steps {
      collection.contentOffset[model.axis] = offset(
        from: collection.contentOffset[model.axis], in: model, &numbers)
      collection.layoutIfNeeded()
      let bounds = collection.bounds
      var shown = 0
      for element in model.placed(
        within: bounds.origin[model.axis]...bounds.origin[model.axis] + bounds.size[model.axis],
        pinsHeaders: pinsHeaders, pinsFooters: pinsFooters)
      {
        // Elements out of sight are not counted, so a view left for one makes the counts differ.
        let shows = shows(element.frame, in: bounds)
        if shows == false { continue }
        let view = view(of: element, in: collection)
        if view != nil { shown += 1 }
        if let complaint = complaint(about: element, view, shows: shows) {
          Issue.record("seed \(seed), step \(step), \(bounds): \(element) \(complaint)")
          return
        }
      }
      let cells = collection.visibleCells.count
      mostVisible = max(mostVisible, cells)
      let edges = [
        CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
      ].reduce(0) { $0 + collection.visibleSupplementaryViews(ofKind: $1).count }
      #expect(cells + edges == shown, "seed \(seed), step \(step)")
      let statistics = collection.reuseQueue.statistics(forIdentifier: "cell")
      #expect(statistics.live == cells, "seed \(seed), step \(step)")
      #expect(statistics.created == mostVisible, "seed \(seed), step \(step)")
      if step % 16 == 0 { collection.checkInvariants() }
    }
  }

  /// A random offset: near the given one, anywhere in the content, or where an element begins.
  private static func offset(
    from offset: Double, in model: CollectionModel, _ numbers: inout RandomNumbers
  ) -> Double {
    switch Int.random(in: 0..<6, using: &numbers.random) {
    case 0: return Double.random(in: -400...model.length + 100, using: &numbers.random)
    case 1:
      let element = model.elements.randomElement(using: &numbers.random)
      return element?.frame.origin[model.axis] ?? 0
    default: return offset + numbers.number(in: -60...60)
    }
  }

  /// The first fault in the visible cells, or nil: an item within the bounds without a cell, a cell
  /// in a wrong place, or a cell whose item is outside the bounds.
  static func complaint(about collection: CollectionView, _ model: CollectionModel) -> String? {
    let bounds = collection.bounds
    var cells = Dictionary(
      uniqueKeysWithValues: zip(collection.indexPathsForVisibleItems, collection.visibleCells))
    for element in model.elements where element.isItem {
      let shows = shows(element.frame, in: bounds)
      let cell = cells.removeValue(forKey: element.path)
      if let cell, !near(cell.frame, element.frame) {
        return "\(element) lies at \(cell.frame)"
      }
      if let shows, shows != (cell != nil) {
        return "\(element) is \(shows ? "not " : "")shown in \(bounds)"
      }
    }
    return cells.isEmpty ? nil : "shows \(cells.keys), which are not there"
  }

  static func near(_ first: Size, _ second: Size) -> Bool {
    near(first.width, second.width) && near(first.height, second.height)
  }

  /// How much lengths may differ, in points: the order of additions changes the last bits of a sum.
  static func tolerance(_ lengths: Double...) -> Double {
    1e-9 * max(1, (lengths.map(abs).max() ?? 0) / 1e3)
  }

  static func near(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) < tolerance(first, second)
  }

  static func near(_ first: Rect, _ second: Rect) -> Bool {
    near(first.minX, second.minX) && near(first.minY, second.minY)
      && near(first.width, second.width) && near(first.height, second.height)
  }

  /// Whether part of a frame is in `bounds`; nil if a difference within the tolerance decides.
  static func shows(_ frame: Rect, in bounds: Rect) -> Bool? {
    guard frame.width > 0, frame.height > 0 else { return false }
    let overlap = min(
      min(frame.maxX, bounds.maxX) - max(frame.minX, bounds.minX),
      min(frame.maxY, bounds.maxY) - max(frame.minY, bounds.minY))
    let hair = tolerance(frame.maxX, frame.maxY, bounds.maxX, bounds.maxY)
    return abs(overlap) < hair ? nil : overlap > 0
  }

  private static func view(
    of element: CollectionModel.Element, in collection: CollectionView
  ) -> CollectionReusableView? {
    switch element.kind {
    case .item: collection.cellForItem(at: element.path)
    case .header:
      collection.supplementaryView(
        forElementKind: CollectionView.elementKindSectionHeader, at: element.path)
    case .footer:
      collection.supplementaryView(
        forElementKind: CollectionView.elementKindSectionFooter, at: element.path)
    }
  }

  private static func complaint(
    about element: CollectionModel.Element, _ view: CollectionReusableView?, shows: Bool?
  ) -> String? {
    guard let view else { return shows == true ? "has no view" : nil }
    if !near(view.frame, element.frame) { return "lies at \(view.frame)" }
    if let cell = view as? ItemCell, cell.paths.last != element.path { return "has another's cell" }
    if let title = view as? SectionView, title.section != element.section {
      return "has another's view"
    }
    return nil
  }
}
