@testable import ScrollEngine
import TestSupport

/// Random changes to a stack of controllers, compared with a list of the expected controllers.
@MainActor
final class StackScript: StackControllerDelegate {
  /// The expected state of a controller.
  struct Entry {
    let controller: LoggingController
    /// The length of the controller's whole content, in points.
    var length: Double
    var insets = EdgeInsets.zero
    var isHidden = false
  }

  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  private let stack = StackController()
  private let hand: Hand
  private var numbers: RandomNumbers
  private var entries: [Entry] = []
  private let log = LoggingController.Log()
  /// The controllers that have appeared, by their calls, and the visible fractions reported.
  private var appeared: Set<String> = []
  private var fractions: [String: Double] = [:]
  private var made = 0
  private(set) var journal: [String] = []
  private(set) var complaint: String?

  init(seed: UInt64) {
    numbers = RandomNumbers(seed: seed)
    hand = Hand(window)
    stack.delegate = self
    if chance(30) { window.rootViewController = stack }
    for _ in 0..<4 { insert() }
    window.rootViewController = stack
    hand.settle()
    compare()
  }

  private var container: ContainerScrollView { stack.containerScrollView }

  private func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers.random) }
  private func chance(_ percent: Int) -> Bool { below(100) < percent }
  private func within(_ limit: Double) -> Double { min(numbers.number(in: 0...limit), limit) }

  private func complain(_ text: String) { complaint = complaint ?? text }

  // MARK: Steps

  func step() {
    let isAnimated = chance(50)
    let entry = entries.isEmpty ? nil : below(entries.count)
    switch (below(16), entry) {
    case (0, _), (_, nil): insert(isAnimated)
    case (1, let index?):
      journal.append("remove \(name(index))")
      stack.remove(entries.remove(at: index).controller, animated: isAnimated)
    case (2, let index?):
      let place = below(entries.count)
      journal.append("move \(name(index)) to \(place)")
      let entry = entries.remove(at: index)
      entries.insert(entry, at: place)
      stack.move(entry.controller, to: place, animated: isAnimated)
    case (3, let index?):
      let new = make()
      journal.append("replace \(name(index)) with \(new.controller.name)")
      stack.replace(entries[index].controller, with: new.controller, animated: isAnimated)
      entries[index] = new
    case (4...5, let index?):
      entries[index].isHidden.toggle()
      journal.append("hide \(name(index)) \(entries[index].isHidden)")
      stack.setHidden(
        entries[index].isHidden, for: entries[index].controller, animated: isAnimated)
    case (6, _): setAll(isAnimated)
    case (7...9, let index?): resize(index, isAnimated)
    case (10, _): rearrange()
    default: scroll()
    }
    // Sometimes the next change comes while this one is still animated.
    if chance(40) {
      hand.rest(Double(below(10)) / 60)
      checkEachFrame()
    } else {
      hand.settle()
      compare()
    }
  }

  private func name(_ index: Int) -> String { entries[index].controller.name }

  private func make() -> Entry {
    made += 1
    // A controller with a height of zero is a mistake.
    let height = max(0.001, numbers.number(in: 0...120))
    if chance(40) {
      return Entry(
        controller: BlockController("block \(made)", height: height, log), length: height)
    }
    let rows = below(12)
    let insets = EdgeInsets(
      top: within(12), left: within(12), bottom: within(12), right: within(12))
    let rowHeight = max(0.001, numbers.number(in: 0...40))
    return Entry(
      controller: RowsController(
        "list \(made)", rows: rows, height: rowHeight, insets: insets, log),
      length: Double(rows) * rowHeight, insets: insets)
  }

  private func insert(_ isAnimated: Bool = false) {
    let index = below(entries.count + 1)
    let entry = make()
    journal.append("insert \(entry.controller.name) at \(index)")
    entries.insert(entry, at: index)
    stack.insert(entry.controller, at: index, animated: isAnimated)
  }

  private func setAll(_ isAnimated: Bool) {
    var all = entries.filter { _ in chance(80) }.shuffled(using: &numbers.random)
    if chance(50) { all.append(make()) }
    journal.append("set \(all.map(\.controller.name))")
    entries = all
    stack.setViewControllers(all.map(\.controller), animated: isAnimated)
  }

  private func resize(_ index: Int, _ isAnimated: Bool) {
    journal.append("resize \(name(index))")
    switch entries[index].controller {
    case let block as BlockController:
      entries[index].length = max(0.001, numbers.number(in: 0...120))
      block.height = entries[index].length
      stack.reloadAppearance(of: block, animated: isAnimated)
    case let list as RowsController where chance(50):
      let height = numbers.number(in: 0...40)
      let rows = (0..<below(12)).map { _ in height }
      list.source.sections = [.init(header: 0, rows: rows)]
      list.table.reloadData()
      entries[index].length = rows.reduce(0, +)
    case let list as RowsController:
      list.insets = EdgeInsets(
        top: within(12), left: within(12), bottom: within(12), right: within(12))
      entries[index].insets = list.insets
      stack.reloadAppearance(of: list, animated: isAnimated)
    default: break
    }
  }

  private func rearrange() {
    journal.append("rearrange")
    switch below(3) {
    case 0: container.spacing = within(15)
    case 1:
      container.contentInset = EdgeInsets(
        top: within(20), left: within(20), bottom: within(20), right: within(20))
    default: window.frame.size = Size(width: 60 + within(60), height: 60 + within(200))
    }
  }

  private func scroll() {
    let range = container.scrollRange[.vertical]
    switch below(3) {
    case 0:
      // The sum may be rounded to more than the upper bound.
      container.contentOffset.y = min(
        range.lowerBound + within(range.upperBound - range.lowerBound), range.upperBound)
      journal.append("scroll to \(container.contentOffset.y)")
    case 1:
      guard !entries.isEmpty else { return }
      let index = below(entries.count)
      let positions: [StackingScrollView.ScrollPosition] = [.start, .center, .end, .nearest]
      journal.append("scroll to \(name(index))")
      stack.scrollToViewController(
        entries[index].controller, at: positions[below(4)], animated: chance(50))
    default:
      journal.append("fling")
      hand.down(50, 30)
      let way = within(60) - 30
      for step in 1...4 { hand.move(50, 30 + way * Double(step)) }
      hand.up(50, 30 + way * 4)
    }
  }

  // MARK: Callbacks

  func stackController(
    _ stackController: StackController, didChangeVisibleFraction fraction: Double,
    of viewController: ViewController
  ) {
    if fraction < 0 || fraction > 1 { complain("a fraction of \(fraction)") }
    fractions[viewController.title ?? ""] = fraction
  }

  /// Records which controllers appeared and disappeared.
  private func readLog() {
    for call in log.take() {
      for (ending, isIn) in [(" didAppear", true), (" didDisappear", false)] {
        guard let end = call.firstRange(of: ending)?.lowerBound else { continue }
        let name = String(call[..<end])
        if isIn {
          if !appeared.insert(name).inserted { complain("\(name) appears twice") }
        } else if appeared.remove(name) == nil {
          complain("\(name) disappears, but was not there")
        }
      }
    }
  }

  // MARK: Comparing

  /// Checks what must hold in every frame, also during animations.
  private func checkEachFrame() {
    window.layoutIfNeeded()
    container.checkInvariants()
    readLog()
    let visible = Set(stack.visibleViewControllers.compactMap(\.title))
    if visible != appeared { complain("in sight are \(visible), but \(appeared) appeared") }
    let closeness = Closeness(
      upTo: container.contentSize.height + abs(container.contentOffset.y))
    for entry in entries {
      let (name, fraction) = (entry.controller.name, stack.visibleFraction(of: entry.controller))
      if fractions[name] ?? 0 != fraction {
        complain("\(name) shows \(fraction), was told \(fractions[name] ?? 0)")
      }
      guard let list = entry.controller as? RowsController,
        let row = stack.items[stack.place(of: list)].row,
        let length = container.contentFrame(of: row)?.height
      else { continue }
      let offset = list.table.contentOffset.y
      if offset < 0 || offset + list.table.bounds.height > length + closeness.tolerance {
        complain("\(name) stands at \(offset) of \(length)")
      }
      let rows = list.table.visibleRows
      if !visible.contains(name), !rows.isEmpty { complain("\(name) has cells for \(rows)") }
    }
  }

  private func compare() {
    checkEachFrame()
    let names = stack.viewControllers.compactMap(\.title)
    if names != entries.map(\.controller.name) { complain("the stack has \(names)") }
    let bounds = container.bounds
    var (end, space) = (0.0, 0.0)
    var seen: [(String, Closeness.Overlap)] = []
    let closeness = Closeness(
      upTo: entries.reduce(abs(bounds.maxY)) { $0 + $1.length } + container.contentSize.height)
    for entry in entries where !entry.isHidden {
      let start = end + space + entry.insets.top
      end = start + entry.length
      let name = entry.controller.name
      seen.append((name, closeness.overlap(start, end, from: bounds.minY, to: bounds.maxY)))
      let shown = max(0, min(end, bounds.maxY) - max(start, bounds.minY))
      let told = stack.visibleFraction(of: entry.controller) * entry.length
      if !closeness.isEqual(shown, told) { complain("\(name) shows \(shown), says \(told)") }
      compareRows(of: entry, from: start, bounds, closeness)
      end += entry.insets.bottom
      space = container.spacing
    }
    if !closeness.isEqual(container.contentSize.height, end) {
      complain("the content is \(container.contentSize.height), expected \(end)")
    }
    let visible = stack.visibleViewControllers.compactMap(\.title)
    if !Closeness.isShown(visible, of: seen) { complain("in sight are \(visible), not \(seen)") }
    let offset = container.contentOffset
    if container.scrollRange.clamp(offset) != offset {
      complain("rests at \(offset) outside \(container.scrollRange)")
    }
  }

  private func compareRows(
    of entry: Entry, from start: Double, _ bounds: Rect, _ closeness: Closeness
  ) {
    guard let list = entry.controller as? RowsController else { return }
    var top = start
    var rows: [(Int, Closeness.Overlap)] = []
    for (row, height) in (list.source.sections.first?.rows ?? []).enumerated() {
      rows.append(
        (row, closeness.overlap(top, top + height, from: bounds.minY, to: bounds.maxY)))
      top += height
    }
    let shown = list.table.visibleRows.map(\.row)
    if !Closeness.isShown(shown, of: rows) { complain("\(list.name) has \(shown), not \(rows)") }
  }
}
