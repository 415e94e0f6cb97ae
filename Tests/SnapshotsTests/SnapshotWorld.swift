import ScrollEngine
@testable import Snapshots
import TestSupport
import Testing

/// A list that random snapshots change, beside a model that follows identities one by one.
@MainActor
final class SnapshotWorld {
  enum Kind: CaseIterable { case table, column, grid }

  let kind: Kind
  private let seed: UInt64
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let hand: Hand
  let list: ListView
  private let source: DiffableDataSource<Int, Int>
  private let observer = Observer()
  private var asked: [Int] = []
  var editor: SnapshotEditor

  // The model.
  private var shown = NaiveSnapshot()
  private var selected: Set<Int> = []
  private var focused: Int?

  /// The height of a row, and how many items are in a line.
  private let height = 20.0
  private var lineLength: Int { kind == .grid ? 3 : 1 }

  init(seed: UInt64) {
    self.seed = seed
    kind = Kind.allCases[Int(seed % 3)]
    editor = SnapshotEditor(seed: seed)
    hand = Hand(window)
    var note: (Int) -> Void = { _ in }
    if kind == .table {
      let table = TableView(frame: window.bounds)
      table.rowHeight = height
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.delegate = observer
      source = TableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
        note(item)
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.contentIdentity = item
        return cell
      }
      list = table
    } else {
      let layout = CollectionViewFlowLayout()
      layout.itemSize = Size(width: kind == .grid ? 33 : 100, height: height)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      let collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
      collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.delegate = observer
      source = CollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
        collection, path, item in
        note(item)
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.contentIdentity = item
        return cell
      }
      list = collection
    }
    list.allowsMultipleSelection = true
    window.addSubview(list)
    window.layoutIfNeeded()
    note = { [unowned self] in asked.append($0) }
    for _ in 0..<8 { editor.edit(upTo: 20) }
    source.apply(editor.snapshot, animatingDifferences: Bool.random(using: &editor.random))
    window.layoutIfNeeded()
    shown = editor.model
    check("at the beginning")
  }

  // MARK: What happens

  func step(_ number: Int) {
    switch Int.random(in: 0..<12, using: &editor.random) {
    case 0: select()
    case 1: focus()
    case 2, 3: scroll()
    case 4: hand.rest(Double.random(in: 0...0.4, using: &editor.random))
    case 5: reload()
    default: apply()
    }
    check("after step \(number)")
  }

  private func select() {
    guard let path = paths.randomElement(using: &editor.random), let item = item(at: path) else {
      return
    }
    if let table = list as? TableView {
      table.selectRow(at: path)
    } else if let collection = list as? CollectionView {
      collection.selectItem(at: path, animated: false, scrollPosition: [])
    }
    selected.insert(item)
  }

  private func focus() {
    guard !shown.items.isEmpty else { return }
    window.setFocus(to: list)
    hand.press(.down)
    focused = list.focusedIndexPath.flatMap(item)
  }

  private func scroll() {
    let range = list.scrollRange
    // In the middle of a row: no row begins at the very edge.
    let line = Int.random(in: 0...max(0, Int(range.maximum.y / height)), using: &editor.random)
    list.contentOffset.y = min(Double(line) * height + 7, max(0, range.maximum.y))
    window.layoutIfNeeded()
  }

  private func reload() {
    source.applySnapshotUsingReloadData(editor.snapshot)
    window.layoutIfNeeded()
    shown = editor.model
    selected = []
    focused = list.focusedIndexPath.flatMap(item)
  }

  private func apply() {
    for _ in 0..<Int.random(in: 0...5, using: &editor.random) { editor.edit() }
    if Int.random(in: 0..<12, using: &editor.random) == 0 { editor.shuffle() }
    var snapshot = editor.snapshot
    let some = editor.model.items.shuffled(using: &editor.random)
    var reloaded: Set<Int> = []
    var reconfigured: Set<Int> = []
    var renewed: Set<Int> = []
    if Int.random(in: 0..<3, using: &editor.random) == 0 {
      reloaded = Set(some.prefix(3))
      reconfigured = Set(some.dropFirst(2).prefix(3))
      renewed = Set(editor.model.names.shuffled(using: &editor.random).prefix(1))
      snapshot.reloadItems(reloaded.sorted())
      snapshot.reconfigureItems(reconfigured.sorted())
      snapshot.reloadSections(Array(renewed))
    }
    let sight = Set(paths.compactMap(item))
    let top = topItem
    asked = []
    let numbers = source.applier.shown.numbers(of: paths)
    let difference = snapshot.difference(from: source.applier.shown, inSight: numbers)
    source.apply(snapshot, animatingDifferences: Bool.random(using: &editor.random))
    window.layoutIfNeeded()
    let old = shown
    shown = editor.model
    forgetLost(old, reloaded, renewed)
    checkAsked(sight, reloaded, reconfigured, renewed, old)
    checkPlace(top, old, difference)
  }

  /// Items lose selection and focus if they are gone, or come anew with their section, or come to
  /// another place and are reloaded.
  private func forgetLost(_ old: NaiveSnapshot, _ reloaded: Set<Int>, _ renewed: Set<Int>) {
    func isLost(_ item: Int) -> Bool? {
      guard let new = shown.place(of: item), let before = old.place(of: item) else { return true }
      let (section, earlier) = (shown.sections[new.section].name, old.sections[before.section].name)
      if section == earlier, renewed.contains(section) { return true }
      guard reloaded.contains(item) else { return false }
      if section != earlier { return true }
      // Whether it counts as moved depends on which of the others do.
      return nil
    }
    let now = Set(selectedPaths.compactMap(item))
    selected = selected.filter { isLost($0).map { !$0 } ?? now.contains($0) }
    if let item = focused {
      // The focus then goes to another item.
      if isLost(item) != false { focused = list.focusedIndexPath.flatMap(self.item) }
    }
  }

  // MARK: What must hold

  private var paths: [IndexPath] {
    (list as? TableView).map { $0.indexPathsForVisibleRows ?? [] }
      ?? (list as? CollectionView)?.indexPathsForVisibleItems ?? []
  }

  private var selectedPaths: [IndexPath] {
    (list as? TableView)?.indexPathsForSelectedRows
      ?? (list as? CollectionView)?.indexPathsForSelectedItems ?? []
  }

  private func cell(at path: IndexPath) -> ReusableView? {
    (list as? TableView)?.cellForRow(at: path) ?? (list as? CollectionView)?.cellForItem(at: path)
  }

  private func item(at path: IndexPath) -> Int? {
    guard shown.sections.indices.contains(path.section) else { return nil }
    let items = shown.sections[path.section].items
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  /// The upper edge of each item, added up section by section.
  private var tops: [(item: Int, path: IndexPath, y: Double)] {
    var found: [(Int, IndexPath, Double)] = []
    var y = 0.0
    for (section, content) in shown.sections.enumerated() {
      for (index, item) in content.items.enumerated() {
        found.append(
          (item, IndexPath(row: index, section: section), y + Double(index / lineLength) * height))
      }
      y += Double((content.items.count + lineLength - 1) / lineLength) * height
    }
    return found
  }

  private var top: Double { list.contentOffset.y }

  /// The first item in sight, which the edge cuts, and the distance between their upper edges.
  private var topItem: (item: Int, distance: Double)? {
    guard top > 0, let first = tops.first(where: { $0.y + height > top }), first.y < top else {
      return nil
    }
    return (first.item, first.y - top)
  }

  private func check(_ step: String) {
    let occasion = "\(step), seed \(seed)"
    let visible = tops.filter { $0.y < top + 200 && $0.y + height > top }
    guard paths.sorted() == visible.map(\.path) else {
      Issue.record("\(kind) \(occasion): \(paths) in sight instead of \(visible.map(\.path))")
      return
    }
    for (item, path, y) in visible {
      #expect(cell(at: path)?.contentIdentity == AnyHashable(item), "\(kind) \(occasion)")
      #expect(cell(at: path)?.frame.minY == y, "\(kind) \(occasion)")
    }
    #expect(Set(selectedPaths.compactMap(item)) == selected, "\(kind) \(occasion)")
    #expect(selectedPaths.count == selected.count, "\(kind) \(occasion)")
    if window.focusedView === list, let focused {
      #expect(list.focusedIndexPath.flatMap(item) == focused, "\(kind) \(occasion)")
    }
  }

  /// Of items in sight before and after, only those are asked for that get new content; of others,
  /// those that have come into sight, once.
  private func checkAsked(
    _ before: Set<Int>, _ reloaded: Set<Int>, _ reconfigured: Set<Int>, _ renewed: Set<Int>,
    _ old: NaiveSnapshot
  ) {
    let after = Set(paths.compactMap(item))
    let counts = asked.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    for (item, count) in counts {
      #expect(after.contains(item), "seed \(seed): item \(item) was asked for out of sight")
      #expect(count == 1, "seed \(seed): item \(item) was asked for \(count) times")
    }
    for item in after {
      let section = shown.place(of: item).map { shown.sections[$0.section].name }
      let earlier = old.place(of: item).map { old.sections[$0.section].name }
      let isNew =
        reloaded.contains(item) || section == earlier && section.map(renewed.contains) == true
      if before.contains(item), !isNew, !reconfigured.contains(item) {
        #expect(counts[item] == nil, "seed \(seed): item \(item) was asked for although in sight")
      } else if isNew || !before.contains(item), item != focused {
        #expect(counts[item] == 1, "seed \(seed): item \(item) was not asked for")
      }
    }
  }

  /// An item that the edge cuts stays where it is, unless the content ends before.
  private func checkPlace(
    _ before: (item: Int, distance: Double)?, _ old: NaiveSnapshot, _ difference: SnapshotDifference
  ) {
    guard kind != .grid, let (item, distance) = before, let place = old.place(of: item),
      let new = tops.first(where: { $0.item == item }),
      old.sections[place.section].name == shown.sections[new.path.section].name
    else { return }
    let path = IndexPath(row: place.index, section: place.section)
    let isMoved =
      difference.movedItems.contains { $0.from == path } || difference.deletedItems.contains(path)
      || difference.movedSections.contains { $0.from == path.section }
      || (difference.deletedSections + difference.reloadedSections).contains(path.section)
    guard !isMoved else { return }
    let wanted = new.y - distance
    let end = max(0, Double(shown.items.count) * height - 200)
    #expect(
      abs(top - min(max(0, wanted), end)) < 1e-9, "\(kind), seed \(seed): item \(item) has moved")
  }

  /// Once nothing moves, exactly the cells in sight have been shown and not hidden.
  func checkCallbacks() {
    hand.settle()
    window.layoutIfNeeded()
    #expect(observer.shown == Set(paths.compactMap(cell).map(ObjectIdentifier.init)))
    #expect(observer.mistakes == [])
  }

  private final class Observer: TableViewDelegate, CollectionViewDelegate {
    var shown: Set<ObjectIdentifier> = []
    var mistakes: [String] = []

    private func show(_ cell: ReusableView) {
      if !shown.insert(ObjectIdentifier(cell)).inserted { mistakes.append("shown twice") }
    }
    private func hide(_ cell: ReusableView) {
      if shown.remove(ObjectIdentifier(cell)) == nil {
        mistakes.append("hidden without being shown")
      }
    }
    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { show(cell) }
    func tableView(
      _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { hide(cell) }
    func collectionView(
      _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { show(cell) }
    func collectionView(
      _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { hide(cell) }
  }
}
