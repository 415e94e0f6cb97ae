@testable import ScrollEngine
import TestSupport

/// Makes the same random changes to a table and a collection, and compares them each time.
@MainActor
final class TwinScript {
  private(set) var complaint: String?
  private(set) var journal: [String] = []
  private let twins: Twins
  private var maker: ListScriptMaker<SeededRandom>
  private var numbers: RandomNumbers
  private let isStacked: Bool
  /// Whether headers stick. Tables scroll rows to below a header. Collections do not, as in UIKit.
  private let sticks: Bool

  init(_ heights: TwinSource.Heights, isStacked: Bool, seed: UInt64) {
    self.isStacked = isStacked
    sticks = heights != .measured && seed % 3 == 0
    var numbers = RandomNumbers(seed: seed)
    maker = ListScriptMaker(random: SeededRandom(seed: seed &+ 1_000_000))
    func inset(_ range: ClosedRange<Double>) -> Double { numbers.number(in: range) }
    twins = Twins(
      heights, even: numbers.number(in: 5...60),
      spacing: maker.chance(50) ? 0 : numbers.number(in: 0.5...9),
      inset: maker.chance(60)
        ? .zero
        : EdgeInsets(
          top: inset(0...9), left: min(inset(0...5), 40), bottom: inset(0...9), right: 0),
      header: maker.chance(50) ? 0 : numbers.number(in: 4...30), sticks: sticks,
      isStacked: isStacked)
    self.numbers = numbers
    show(maker.model(sections: maker.below(5), rows: 25))
    // In a container, the lists have already asked for their content.
    twins.each { $0.reloadData() }
    twins.layOut()
    compare()
  }

  private func show(_ model: ListModel) {
    for source in [twins.rows, twins.items] { source.model = model }
    for name in model.sections.flatMap(\.rows) where twins.rows.heights[name] == nil {
      set(numbers.number(in: 1...90), for: name)
    }
  }

  private func set(_ height: Double, for name: Int) {
    for source in [twins.rows, twins.items] { source.heights[name] = height }
  }

  private var model: ListModel { twins.rows.model }

  private var isMeasured: Bool { twins.heights == .measured }

  private func note(_ what: String) { journal.append(what) }

  private var anyPath: IndexPath? { model.paths.randomElement(using: &maker.random) }

  // MARK: Steps

  func step() {
    switch maker.below(20) {
    case 0...3: scroll()
    case 4...8: update()
    case 9: reloadSection()
    case 10: reload()
    case 11: reconfigure()
    case 12: resize()
    case 13: changeInsets()
    case 14: select()
    case 15 where !sticks: scrollToRow()
    case 16: drag()
    case 17 where !sticks: press()
    case 18 where !sticks: focus()
    default: wheel()
    }
    twins.layOut()
    compare()
    rest()
  }

  private func rest() {
    for _ in 0..<maker.below(30) where complaint == nil {
      for hand in twins.hands { hand.rest(1.0 / 60) }
      twins.layOut()
      compare()
    }
  }

  /// Scrolls to a row, because the same offset shows different rows if estimates differ.
  private func scrollToMeasuredRow() {
    guard let path = anyPath else { return }
    let distance = numbers.number(in: -60...60)
    note("scroll to \(path), and by \(distance)")
    twins.table.scrollToRow(at: path, at: .top, animated: false)
    twins.collection.scrollToItem(at: path, at: .top, animated: false)
    twins.layOut()
    compare()
    for view in twins.scrollers {
      let offset = view.contentOffset.y + distance
      view.contentOffset.y = view.scrollRange.clamp(Point(x: 0, y: offset)).y
    }
  }

  private func scroll() {
    if isMeasured { return scrollToMeasuredRow() }
    let range = twins.scrollers[0].scrollRange[.vertical]
    var offset = numbers.number(in: range.lowerBound - 90...range.upperBound + 90)
    if maker.chance(20), !isStacked, let path = anyPath {
      // The first visible row begins exactly at the edge.
      offset = twins.table.rectForRow(at: path).minY - twins.table.contentInset.top
    }
    note("offset \(offset)")
    for view in twins.scrollers { view.contentOffset.y = offset }
  }

  private func update() {
    maker.unrest = [2, 10, 40][maker.below(3)]
    let script = maker.script(from: model, rows: 6)
    let isAnimated = maker.chance(50)
    note("\(isAnimated ? "animate" : "apply") \(script.calls)")
    show(script.after)
    for name in script.reloaded.sorted() { set(numbers.number(in: 1...90), for: name) }
    do {
      for list in twins.lists { try list.apply(script.updates, animated: isAnimated) }
    } catch {
      complaint = "\(error)"
    }
  }

  private func reloadSection() {
    guard !model.sections.isEmpty else { return }
    let section = maker.below(model.sections.count)
    var model = model
    switch maker.below(4) {
    case 0: model.sections[section].rows += (0..<maker.below(6)).map { _ in maker.newName() }
    case 1: model.sections[section].rows.removeLast(min(model.sections[section].rows.count, 3))
    case 2: model.sections[section].rows = maker.newSection(rows: maker.below(25)).rows
    default: break
    }
    note("reload section \(section) with \(model.sections[section].rows.count) rows")
    show(model)
    twins.each { $0.reloadSections([section], with: .none) }
  }

  private func reload() {
    note("reload")
    if maker.chance(50) { show(maker.model(sections: maker.below(5), rows: 25)) }
    twins.each { $0.reloadData() }
  }

  private func reconfigure() {
    let paths = model.paths.filter { _ in maker.chance(20) }
    note("reconfigure \(paths)")
    for path in paths { set(numbers.number(in: 1...90), for: model[path]) }
    twins.table.reconfigureRows(at: paths)
    twins.collection.reconfigureItems(at: paths)
  }

  private func resize() {
    let size = Size(
      width: isMeasured || maker.chance(50) ? 100 : numbers.number(in: 50...150),
      height: numbers.number(in: 60...300))
    note("resize to \(size)")
    for view in twins.scrollers { view.frame.size = size }
  }

  private func changeInsets() {
    let inset = EdgeInsets(
      top: numbers.number(in: 0...40), left: 0, bottom: numbers.number(in: 0...40), right: 0)
    note("insets \(inset)")
    for view in twins.scrollers { view.contentInset = inset }
  }

  private func select() {
    guard let path = anyPath else { return }
    note("select \(path)")
    twins.table.selectRow(at: path)
    twins.collection.selectItem(at: path, animated: false, scrollPosition: [])
  }

  private func scrollToRow() {
    guard let path = anyPath else { return }
    let isAnimated = maker.chance(50)
    let position = maker.below(3)
    note("scroll to \(path), \(position), animated \(isAnimated)")
    let places: [TableView.ScrollPosition] = [.top, .middle, .bottom]
    twins.table.scrollToRow(at: path, at: places[position], animated: isAnimated)
    let itemPlaces: [CollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
    twins.collection.scrollToItem(at: path, at: itemPlaces[position], animated: isAnimated)
  }

  private func drag() {
    let distance = numbers.number(in: -120...120)
    let end = maker.below(3)
    note("drag by \(distance), \(end)")
    for hand in twins.hands {
      hand.down(30, 60)
      hand.move(30, 60 + distance / 2)
      hand.move(30, 60 + distance)
      if end == 0 { hand.rest(0.1) }
      hand.up(30, 60 + distance)
    }
  }

  private func press() {
    let keys: [InputEvent.Key] = [.up, .down, .home, .end, .space, .pageUp, .pageDown]
    let key = keys[maker.below(keys.count)]
    note("key \(key)")
    for hand in twins.hands { hand.press(key) }
  }

  private func focus() {
    let y = numbers.number(in: 1...190)
    note("tap at \(y)")
    for (hand, list) in zip(twins.hands, twins.lists) {
      hand.tap(30, y)
      hand.window.setFocus(to: list)
    }
  }

  private func wheel() {
    let notches = Double(maker.below(7) - 3)
    note("wheel \(notches)")
    for hand in twins.hands { hand.wheel(30, 60, notches) }
  }

  // MARK: Comparing

  private func compare() {
    guard complaint == nil else { return }
    complaint = twins.difference
    twins.forgetLog()
    guard complaint == nil else { return }
    for view in twins.scrollers {
      (view as? ContainerScrollView)?.checkInvariants()
      (view as? TableView)?.checkInvariants()
      (view as? CollectionView)?.checkInvariants()
    }
  }
}
