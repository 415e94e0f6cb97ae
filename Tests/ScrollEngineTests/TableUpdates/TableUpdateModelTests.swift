import Extents
@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("An updated table beside arrays")
struct TableUpdateModelTests {
  @Test(
    "shows the same rows after each step of ten long random scripts of updates and scrolls",
    arguments: Soak.seeds(1...10))
  func longScripts(seed: UInt64) {
    play(seed: seed, steps: 1_000)
  }

  /// A reloaded row kept its height of 0 as its estimate, and so was never measured. If only
  /// headers and footers were visible besides, layout did not end.
  @Test("measures a reloaded row that had no height")
  func reloadedFlatRow() { play(seed: 182, steps: 1_000) }

  @Test(
    "shows the same rows after each step of 10,000 short random scripts of updates and scrolls",
    arguments: Soak.seeds(0...9))
  func shortScripts(thousand: UInt64) {
    for seed in thousand * 1_000..<(thousand + 1) * 1_000 {
      guard play(seed: seed, steps: 4) else { return }
    }
  }

  @discardableResult
  private func play(seed: UInt64, steps: Int) -> Bool {
    let copies = Extents.Copies()
    return Extents.$copies.withValue(copies) {
      var run = TableScript(seed: seed)
      for step in 0..<steps {
        run.step()
        let complaint =
          copies.number > 0 ? "copied all heights \(copies.number) times to ask" : run.complaint
        if let complaint {
          Issue.record("seed \(seed), step \(step): \(complaint)\n\(run.journal.suffix(8))")
          return false
        }
      }
      return true
    }
  }
}

/// A table, and a model of the rows that it should show, as arrays.
@MainActor
private struct TableScript {
  private var maker: ListScriptMaker<SeededRandom>
  private var numbers: RandomNumbers
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 120))
  private let rows: NamedRows
  private let table: TableView
  private(set) var journal: [String] = []
  private(set) var complaint: String?
  private var selected: Int?

  init(seed: UInt64) {
    maker = ListScriptMaker(random: SeededRandom(seed: seed &+ 1_000_000))
    numbers = RandomNumbers(seed: seed)
    rows = NamedRows(ListModel(sections: []))
    rows.hasHeaders = maker.chance(50)
    rows.footerHeight = maker.chance(25) ? numbers.number(in: 0.001...9) : 0
    table = rows.table(
      height: numbers.number(in: 60...160), in: window,
      style: maker.chance(33) ? .grouped : .plain)
    table.rowSpacing = maker.chance(50) ? 0 : numbers.number(in: 0.001...8)
    table.sectionInset =
      maker.chance(40)
      ? .zero
      : EdgeInsets(
        top: numbers.number(in: 0...5), left: numbers.number(in: 0...5),
        bottom: numbers.number(in: 0...5), right: numbers.number(in: 0...5))
    if maker.chance(30) {
      rows.estimate = numbers.number(in: 5...60)
      table.estimatedRowHeight = rows.estimate
      rows.measured = [:]
    }
    reload()
    window.layoutIfNeeded()
  }

  /// Gives heights to new sections and rows. Some heights are zero.
  private mutating func nameHeights() {
    for name in rows.model.sections.flatMap({ [$0.name] + $0.rows }) where rows.heights[name] == nil
    {
      rows.heights[name] = maker.chance(8) ? 0 : numbers.number(in: 0.001...35)
    }
  }

  // MARK: Steps

  mutating func step() {
    rows.forget()
    switch maker.below(20) {
    case 0...10: update()
    case 11...15: scroll()
    case 16: reload()
    case 17: reconfigure()
    case 18: select()
    default:
      journal.append("resize")
      table.frame.size = Size(
        width: numbers.number(in: 50...110), height: numbers.number(in: 0...160))
    }
    if maker.chance(50) {
      journal.append("advance")
      window.advance(to: window.now + Double(maker.below(20)) / 50)
    }
    window.layoutIfNeeded()
    compare()
  }

  private mutating func update() {
    maker.unrest = [2, 10, 40, 80][maker.below(4)]
    let script = maker.script(from: rows.model, rows: 6)
    let kept = stayingCells(script)
    let shownNames = Set(table.visibleNames)
    let first = firstHeight
    rows.model = script.after
    nameHeights()
    for name in script.reloaded.sorted() {
      rows.heights[name] = numbers.number(in: 0...30)
      rows.stale.insert(name)
      // A row with a height of zero would never become visible and be measured.
      if rows.measured?[name] == 0 {
        rows.measured?[name] = nil
        rows.guesses[name] = nil
      }
    }
    let alreadyMeasured = (rows.measured ?? [:]).filter { !rows.stale.contains($0.key) }
    let isAnimated = maker.chance(50)
    journal.append("\(isAnimated ? "animate" : "apply") \(script.calls)")
    do {
      try table.apply(script.updates, animated: isAnimated)
    } catch {
      complaint = "\(error)"
      return
    }
    noteGuess(first)
    if let selected, script.after.path(of: selected) == nil { self.selected = nil }
    window.layoutIfNeeded()
    // An estimate above a row may move it out of sight, until the estimated row is measured.
    if rows.measured == nil {
      checkKept(script, kept)
      checkAsked(script, shownNames)
    } else if rows.heightsAsked.contains(where: { alreadyMeasured[$0] != nil }) {
      complaint = "heights were asked for \(rows.heightsAsked), some of them were known"
    }
  }

  /// The height of the first row that ends below the upper edge of the bounds, in points.
  private var firstHeight: Double? {
    let edge = table.bounds.minY + Closeness(upTo: table.contentSize.height).tolerance
    return rows.model.paths.lazy.map { table.rectForRow(at: $0) }
      .first { $0.height > 0 && $0.maxY > edge }?.height
  }

  /// The row in the place of the first visible row keeps that row's height until it is measured.
  private mutating func noteGuess(_ first: Double?) {
    guard let measured = rows.measured else { return }
    let closeness = Closeness(upTo: table.contentSize.height)
    var guessed: [Int] = []
    for path in rows.model.paths {
      let name = rows.model[path]
      let height = table.rectForRow(at: path).height
      guard measured[name] == nil, rows.guesses[name] == nil,
        !closeness.isEqual(height, rows.estimate)
      else { continue }
      guessed.append(name)
      if let first, closeness.isEqual(height, first) { rows.guesses[name] = height }
    }
    if guessed.count > 1 || guessed.contains(where: { rows.guesses[$0] == nil }) {
      complaint = "takes \(guessed) for other than the estimate, the first was \(first ?? 0) high"
    }
  }

  /// The cells of the rows that stay, by name.
  private func stayingCells(_ script: ListScript) -> [Int: TableViewCell] {
    let fresh = freshNames(script)
    var cells: [Int: TableViewCell] = [:]
    for case let cell as NamedCell in table.visibleCells where !fresh.contains(cell.name) {
      cells[cell.name] = cell
    }
    return cells
  }

  /// The rows whose cells and heights are asked for again: new rows, reloaded rows, and the rows of
  /// reloaded sections that do not move out of them.
  private func freshNames(_ script: ListScript) -> Set<Int> {
    let old = Set(script.before.sections.flatMap(\.rows))
    return Set(script.after.sections.flatMap(\.rows)).subtracting(old).union(script.reloaded)
  }

  private mutating func checkKept(_ script: ListScript, _ kept: [Int: TableViewCell]) {
    for case let cell as NamedCell in table.visibleCells {
      if let old = kept[cell.name], old !== cell {
        complaint = "row \(cell.name) stays, but has another cell"
      }
    }
  }

  private mutating func checkAsked(_ script: ListScript, _ shownNames: Set<Int>) {
    guard complaint == nil else { return }
    let fresh = freshNames(script)
    if Set(rows.heightsAsked) != fresh || rows.heightsAsked.count != fresh.count {
      complaint = "heights were asked for \(rows.heightsAsked), new are \(fresh.sorted())"
    }
    let asked = Set(rows.cellsAsked)
    let needed = Set(table.visibleNames).subtracting(shownNames.subtracting(fresh))
    if asked != needed || rows.cellsAsked.count != asked.count {
      complaint = "cells were asked for \(rows.cellsAsked), needed were \(needed.sorted())"
    }
  }

  private mutating func scroll() {
    let range = table.scrollRange
    let reach = range[.vertical].lowerBound - 40...range[.vertical].upperBound + 40
    if maker.chance(30), let path = rows.model.paths.randomElement(using: &maker.random) {
      // One edge of the row lies exactly at the same edge of the table.
      let frame = table.rectForRow(at: path)
      table.contentOffset.y = maker.chance(50) ? frame.minY : frame.maxY - table.bounds.height
    } else {
      table.contentOffset.y =
        maker.chance(50) ? numbers.number(in: reach) : .random(in: reach, using: &maker.random)
    }
    journal.append("scroll to \(table.contentOffset.y)")
  }

  private mutating func reload() {
    journal.append("reload")
    if rows.measured != nil { rows.measured = [:] }
    rows.guesses = [:]
    let first = firstHeight
    rows.model = maker.model(sections: maker.below(6), rows: 14)
    nameHeights()
    table.reloadData()
    noteGuess(first)
    if let path = table.indexPathForSelectedRow {
      selected = rows.model[path]
    } else {
      selected = nil
    }
  }

  private mutating func reconfigure() {
    let paths = rows.model.paths.filter { _ in maker.chance(20) }
    journal.append("reconfigure \(paths)")
    let cells = table.visibleCells
    let offset = table.contentOffset.y
    for path in paths {
      rows.heights[rows.model[path]] = numbers.number(in: 0...30)
      rows.stale.insert(rows.model[path])
    }
    table.reconfigureRows(at: paths)
    if Set(rows.cellsAsked)
      != Set(
        paths.filter { path in
          cells.contains { ($0 as? NamedCell)?.name == rows.model[path] }
        }.map { rows.model[$0] })
    {
      complaint = "\(rows.cellsAsked) were filled again at \(offset)"
    }
  }

  private mutating func select() {
    let paths = rows.model.paths
    guard !paths.isEmpty else { return }
    let path = paths[maker.below(paths.count)]
    selected = rows.model[path]
    table.selectRow(at: path)
    journal.append("select \(path)")
  }

  // MARK: Comparing

  private mutating func compare() {
    guard complaint == nil else { return }
    let bounds = table.bounds
    let expected = rows.frames(in: table)
    let closeness = Closeness(
      upTo: expected.height + abs(bounds.minY) + bounds.height + bounds.width)
    let seen = expected.rows.map { name, frame in
      (name, closeness.overlap(frame.minY, frame.maxY, from: bounds.minY, to: bounds.maxY))
    }
    let frames = Dictionary(uniqueKeysWithValues: expected.rows.map { ($0.name, $0.frame) })
    let misplaced = table.visibleCells.first {
      guard let name = ($0 as? NamedCell)?.name, let frame = frames[name] else { return true }
      return !closeness.isEqual($0.frame, frame)
    }
    if !Closeness.isShown(table.visibleNames, of: seen) {
      complaint =
        "shows \(table.visibleNames), not \(seen.filter { $0.1 != .none }), in \(bounds)"
    } else if let misplaced {
      let name = (misplaced as? NamedCell)?.name ?? -1
      complaint = "row \(name) is at \(misplaced.frame), not \(frames[name] ?? .zero)"
    } else if !closeness.isEqual(table.contentSize.height, expected.height) {
      complaint = "is \(table.contentSize.height) points high, not \(expected.height)"
    } else if table.indexPathForSelectedRow != selected.flatMap({ rows.model.path(of: $0) }) {
      complaint = "has selected \(String(describing: table.indexPathForSelectedRow))"
    } else if table.visibleCells.contains(where: {
      $0.isSelected != (($0 as? NamedCell)?.name == selected)
    }) {
      complaint = "marks the wrong rows as selected"
    } else if let first = rows.complaints.first {
      complaint = first
    } else {
      compareCells()
    }
    // This check stops the program, and its message says less.
    if complaint == nil { table.checkInvariants() }
  }

  /// Checks that each cell that was shown is visible or animates out.
  private mutating func compareCells() {
    let inTable = table.subviews.filter { $0 is NamedCell }
    let live = table.reuseQueue.statistics(forIdentifier: "cell").live
    if rows.shown.count != inTable.count || live != inTable.count {
      complaint = "\(rows.shown.count) cells were shown, \(live) are live, \(inTable.count) are in"
    }
    let ghosts = inTable.filter { cell in !table.visibleCells.contains { $0 === cell } }
    if ghosts.contains(where: { $0.transit == nil }) {
      complaint = "a cell that is not visible is on no way"
    }
  }
}
