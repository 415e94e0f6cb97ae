@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("An updated collection beside arrays")
struct CollectionUpdateModelTests {
  @Test(
    "shows the same items after each of thousands of random scripts of updates and scrolls",
    arguments: CollectionScript.Arrangement.allCases, Soak.seeds(1...3))
  func scripts(arrangement: CollectionScript.Arrangement, seed: UInt64) {
    var run = CollectionScript(arrangement, seed: seed)
    for step in 0..<350 {
      run.step()
      if let complaint = run.complaint {
        Issue.record(
          "\(arrangement), seed \(seed), step \(step): \(complaint)\n\(run.journal.suffix(8))")
        return
      }
    }
  }
}

/// A collection, and a model of the content that it should show, as arrays.
@MainActor
struct CollectionScript {
  enum Arrangement: CaseIterable {
    case list
    case measuredList
    case flow
    case measuredFlow
    case uniformFlow
    case sidewaysFlow
    case grid
    case custom
  }

  private let arrangement: Arrangement
  private var maker: ListScriptMaker<SeededRandom>
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 120))
  private let items: NamedItems
  private let plain: NamedItemsWithoutSizes
  private var numbers: RandomNumbers
  private let collection: CollectionView
  private(set) var journal: [String] = []
  private(set) var complaint: String?
  private var selected: Set<Int> = []
  /// The sizes that cells have reported and that the layout has not forgotten.
  private var measured: [Int: Size] = [:]

  init(_ arrangement: Arrangement, seed: UInt64) {
    self.arrangement = arrangement
    maker = ListScriptMaker(random: SeededRandom(seed: seed))
    let kinds = RandomNumbers.Kind.allCases
    let index = Arrangement.allCases.firstIndex(of: arrangement) ?? 0
    numbers = RandomNumbers(kinds[(Int(seed) + index) % kinds.count], seed: ~seed)
    items = NamedItems(maker.model(sections: 3, rows: 14))
    plain = NamedItemsWithoutSizes(items)
    collection = items.collection(
      Self.layout(arrangement, seed, &numbers), height: 120, in: window)
    if !hasSizes { collection.delegate = plain }
    collection.allowsMultipleSelection = true
    nameSizes()
    items.forget()
    collection.reloadData()
    window.layoutIfNeeded()
    note()
  }

  private static func layout(
    _ arrangement: Arrangement, _ seed: UInt64, _ numbers: inout RandomNumbers
  ) -> CollectionViewLayout {
    let size = Size(width: numbers.number(in: 8...40), height: numbers.number(in: 8...40))
    let layout: CollectionViewLayout
    switch arrangement {
    case .list: layout = CollectionViewListLayout()
    case .measuredList:
      let list = CollectionViewListLayout()
      list.estimatedItemThickness = size.height
      layout = list
    case .flow, .sidewaysFlow: layout = CollectionViewFlowLayout()
    case .measuredFlow:
      let flow = CollectionViewFlowLayout()
      flow.estimatedItemSize = size
      layout = flow
    case .uniformFlow:
      let flow = CollectionViewFlowLayout()
      flow.itemSize = size
      layout = flow
    case .grid:
      let grid = CollectionViewGridLayout(columns: .fixed(3))
      grid.lineThickness = size.height
      grid.columnSpacing = numbers.number(in: 0...8)
      layout = grid
    case .custom: layout = ColumnLayout()
    }
    guard let lines = layout as? CollectionViewLineLayout else { return layout }
    if arrangement == .sidewaysFlow { lines.scrollDirection = .horizontal }
    lines.minimumLineSpacing = seed % 2 == 0 ? 0 : numbers.number(in: 0...5)
    if seed % 3 != 0 {
      lines.sectionInset = EdgeInsets(
        top: numbers.number(in: 0...5), left: numbers.number(in: 0...5),
        bottom: numbers.number(in: 0...5), right: numbers.number(in: 0...5))
    }
    let header = numbers.number(in: 0.5...12)
    let footer = numbers.number(in: 0.5...12)
    if seed % 3 != 1 { lines.headerReferenceSize = Size(width: header, height: header) }
    if seed % 2 == 0 { lines.footerReferenceSize = Size(width: footer, height: footer) }
    return layout
  }

  private var hasSizes: Bool {
    switch arrangement {
    case .list, .flow, .sidewaysFlow: true
    default: false
    }
  }

  private var isMeasured: Bool { arrangement == .measuredList || arrangement == .measuredFlow }

  private mutating func randomSize() -> Size {
    Size(width: numbers.number(in: 0.5...55), height: numbers.number(in: 0.5...35))
  }

  private mutating func nameSizes() {
    for name in items.model.sections.flatMap(\.rows) where items.sizes[name] == nil {
      items.sizes[name] = randomSize()
    }
  }

  // MARK: Steps

  mutating func step() {
    items.forget()
    switch maker.below(20) {
    case 0...9: update()
    case 10...14: scroll()
    case 15: reload()
    case 16, 17: reconfigure()
    case 18: select()
    default:
      journal.append("resize")
      let width = collection.frame.width
      collection.frame.size = Size(
        width: maker.chance(50) ? width : min(numbers.number(in: 50...110), 500),
        height: min(numbers.number(in: 50...160), 500))
      // A new width changes the length of the lines, so all items are measured again.
      if collection.frame.width != width { measured = [:] }
    }
    if maker.chance(50) {
      journal.append("advance")
      window.advance(to: window.now + Double(maker.below(20)) / 50)
      note()
    }
    window.layoutIfNeeded()
    note()
    compare()
  }

  private mutating func note() {
    measured.merge(items.sizesTold) { $1 }
  }

  private mutating func update() {
    maker.unrest = [2, 10, 40, 80][maker.below(4)]
    let script = maker.script(from: items.model, rows: 6)
    let fresh = freshNames(script)
    var kept: [Int: CollectionViewCell] = [:]
    for case let cell as NamedItemCell in collection.visibleCells where !fresh.contains(cell.name) {
      kept[cell.name] = cell
    }
    items.model = script.after
    nameSizes()
    for name in script.reloaded.sorted() { items.sizes[name] = randomSize() }
    // A reloaded item keeps its size until it is measured again.
    for name in fresh.subtracting(script.reloaded) { measured[name] = nil }
    let isAnimated = maker.chance(50)
    journal.append("\(isAnimated ? "animate" : "apply") \(script.calls)")
    do {
      try collection.apply(script.updates, animated: isAnimated)
    } catch {
      complaint = "\(error)"
      return
    }
    selected.formIntersection(items.model.sections.flatMap(\.rows))
    if hasSizes, Set(items.sizesAsked) != fresh || items.sizesAsked.count != fresh.count {
      complaint = "sizes were asked for \(items.sizesAsked), new are \(fresh.sorted())"
    }
    window.layoutIfNeeded()
    for case let cell as NamedItemCell in collection.visibleCells {
      // In a measured layout, an item may leave the bounds while other items are measured.
      if !isMeasured, let old = kept[cell.name], old !== cell {
        complaint = "item \(cell.name) stays, but has another cell"
      }
    }
  }

  /// The items whose cells and sizes are asked for again: new items, reloaded items, and the items
  /// of reloaded sections that do not move out of them.
  private func freshNames(_ script: ListScript) -> Set<Int> {
    let old = Set(script.before.sections.flatMap(\.rows))
    return Set(script.after.sections.flatMap(\.rows)).subtracting(old).union(script.reloaded)
  }

  private mutating func scroll() {
    let axis = arrangement == .sidewaysFlow ? Axis.horizontal : .vertical
    let range = collection.scrollRange[axis]
    collection.contentOffset[axis] =
      maker.chance(50)
      ? collection.contentOffset[axis] + numbers.number(in: -60...60)
      : Double.random(in: range.lowerBound - 40...range.upperBound + 40, using: &maker.random)
    journal.append("scroll to \(collection.contentOffset)")
  }

  private mutating func reload() {
    journal.append("reload")
    items.model = maker.model(sections: maker.below(6), rows: 14)
    nameSizes()
    measured = [:]
    collection.reloadData()
    selected = []
  }

  private mutating func reconfigure() {
    let paths = items.model.paths.filter { _ in maker.chance(20) }
    journal.append("reconfigure \(paths)")
    let shown = Set(collection.visibleNames)
    for path in paths { items.sizes[items.model[path]] = randomSize() }
    let names = Set(paths.map { items.model[$0] })
    collection.reconfigureItems(at: paths)
    if Set(items.cellsAsked) != names.intersection(shown) {
      complaint = "\(items.cellsAsked) were filled again, not \(names.intersection(shown))"
    }
  }

  private mutating func select() {
    let paths = items.model.paths
    guard !paths.isEmpty else { return }
    let path = paths[maker.below(paths.count)]
    selected.insert(items.model[path])
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    journal.append("select \(path)")
  }

  // MARK: Comparing

  private func expected() -> CollectionModel {
    let axis = arrangement == .sidewaysFlow ? Axis.horizontal : .vertical
    let lines = collection.collectionViewLayout as? CollectionViewLineLayout
    var model = CollectionModel(
      axis: axis,
      breadth: axis == .vertical ? collection.bounds.width : collection.bounds.height)
    for section in items.model.sections {
      var numbers = CollectionModel.Section()
      numbers.header = lines?.headerReferenceSize[axis] ?? 0
      numbers.footer = lines?.footerReferenceSize[axis] ?? 0
      numbers.inset = lines?.sectionInset ?? .zero
      numbers.lineSpacing = lines?.minimumLineSpacing ?? 0
      numbers.itemSpacing =
        (lines as? CollectionViewFlowLayout)?.minimumInteritemSpacing
        ?? (lines as? CollectionViewGridLayout)?.columnSpacing ?? 0
      numbers.sizes = section.rows.map(size(of:))
      switch arrangement {
      case .list, .measuredList, .custom:
        numbers.itemSpacing = 0
        model.appendColumns(numbers, columns: 1, thicknesses: numbers.sizes.map(\.height))
      case .grid:
        let count = (section.rows.count + 2) / 3
        model.appendColumns(
          numbers, columns: 3,
          thicknesses: Array(
            repeating: (lines as? CollectionViewGridLayout)?.lineThickness ?? 0, count: count))
      case .flow, .measuredFlow, .uniformFlow, .sidewaysFlow: model.appendFlow(numbers)
      }
    }
    return model
  }

  private func size(of name: Int) -> Size {
    switch collection.collectionViewLayout {
    case let list as CollectionViewListLayout where isMeasured:
      measured[name] ?? Size(width: 0, height: list.estimatedItemThickness)
    case let flow as CollectionViewFlowLayout where isMeasured:
      measured[name] ?? flow.estimatedItemSize
    case let flow as CollectionViewFlowLayout where arrangement == .uniformFlow: flow.itemSize
    case is ColumnLayout: Size(width: 20, height: 20)
    default: items.size(of: name)
    }
  }

  private mutating func compare() {
    guard complaint == nil else { return }
    collection.checkInvariants()
    let model = expected()
    let names = collection.indexPathsForVisibleItems.map { items.model[$0] }
    if let wrong = CollectionComparison.complaint(about: collection, model) {
      complaint = wrong
    } else if collection.visibleNames != names {
      complaint = "shows \(collection.visibleNames), not \(names), in \(collection.bounds)"
    } else if !CollectionComparison.near(collection.contentSize, model.contentSize) {
      complaint = "has the size \(collection.contentSize), not \(model.contentSize)"
    } else if Set((collection.indexPathsForSelectedItems ?? []).map { items.model[$0] }) != selected
    {
      complaint = "has selected \(collection.indexPathsForSelectedItems ?? [])"
    } else if collection.visibleCells.contains(where: {
      $0.isSelected != (($0 as? NamedItemCell).map { selected.contains($0.name) } ?? false)
    }) {
      complaint = "marks the wrong items as selected"
    } else if let first = items.complaints.first {
      complaint = first
    } else {
      compareViews(
        model.elements.filter {
          CollectionComparison.shows($0.frame, in: collection.bounds) == true
        })
    }
  }

  /// Checks that shown cells are visible or animate out, and that headers name their section.
  private mutating func compareViews(_ elements: [CollectionModel.Element]) {
    let inCollection = collection.subviews.filter { $0 is NamedItemCell }
    let live = collection.reuseQueue.statistics(forIdentifier: "cell").live
    if items.shown.count != inCollection.count || live != inCollection.count {
      complaint =
        "\(items.shown.count) cells were shown, \(live) are live, \(inCollection.count) are in"
    }
    let ghosts = inCollection.filter { cell in
      !collection.visibleCells.contains { $0 === cell }
    }
    if ghosts.contains(where: { $0.transit == nil }) {
      complaint = "a cell that is not visible is on no way"
    }
    for element in elements where !element.isItem {
      let kind =
        element.kind == .header
        ? CollectionView.elementKindSectionHeader : CollectionView.elementKindSectionFooter
      let view = collection.supplementaryView(forElementKind: kind, at: element.path)
      let name = items.model.sections[element.section].name
      if (view as? SectionView)?.section != name {
        complaint = "the \(element.kind) of section \(element.section) is another one's"
      }
    }
  }
}

/// A custom layout that stacks all items vertically, and that each bounds change invalidates.
private final class ColumnLayout: CollectionViewLayout {
  private var paths: [IndexPath] = []

  override func prepare() {
    guard let collectionView else { return }
    paths = (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  override var collectionViewContentSize: Size {
    Size(width: collectionView?.bounds.width ?? 0, height: Double(paths.count) * 20)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { true }

  override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    paths.indices.map { attributes(at: $0) }
  }

  private func attributes(at index: Int) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(forCellWith: paths[index])
    attributes.frame = Rect(
      x: 0, y: Double(index) * 20, width: collectionView?.bounds.width ?? 0, height: 20)
    return attributes
  }
}
