@testable import ScrollEngine
import TestSupport

/// Does random things to a table and looks at it after each of them.
@MainActor
final class CrossingScript {
  /// Who says how high rows are.
  enum Heights: CaseIterable {
    /// One height for all.
    case uniform
    /// The delegate, at once.
    case exact
    /// The delegate, when a row comes into sight.
    case estimated
    /// The delegate, or the cell.
    case mixed
    /// The cell.
    case cells
    /// The delegate guesses first.
    case guessed
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 400))
  let arrays: any ArrayTable & TableViewDelegate
  let table: TableView
  let hand: Hand
  let heights: Heights
  var maker: ListScriptMaker<SeededRandom>
  var numbers: RandomNumbers
  var complaints: [String] = []
  var journal: [String] = []

  init(seed: UInt64) {
    // A seed of its own, so that all heights meet all kinds of numbers.
    heights = Heights.allCases[Int(seed / 8 % UInt64(Heights.allCases.count))]
    numbers = RandomNumbers(seed: seed)
    maker = ListScriptMaker(random: SeededRandom(seed: seed &+ 1_000_000))
    hand = Hand(window)
    switch heights {
    case .uniform, .cells: arrays = EvenArrayTable()
    case .exact, .estimated, .mixed: arrays = VariableArrayTable()
    case .guessed: arrays = GuessingArrayTable()
    }
    table = TableView(
      frame: Rect(x: 0, y: 0, width: 100, height: numbers.number(in: 100...300)),
      style: seed % 3 == 0 ? .grouped : .plain)
    table.register(ArrayCell.self, forCellReuseIdentifier: "cell")
    table.register(
      TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
    if heights == .cells { table.rowHeight = TableView.automaticDimension }
    changeEstimate()
    if chance(50) { changeMeasures() }
    if chance(50) { changeInsets() }
    if chance(50) { changeEdgeViews() }
    table.dataSource = arrays
    table.delegate = arrays
    window.addSubview(table)
    arrays.model = maker.model(sections: maker.below(5), rows: 25)
    nameSizes()
    window.layoutIfNeeded()
    check()
  }

  var about: String {
    "\(heights), \(numbers.kind), \(table.style), \(table.bounds), \(table.contentInset), "
      + "estimate \(table.estimatedRowHeight), \(table.contentSize.height) high"
  }

  // MARK: Chance

  func chance(_ percent: Int) -> Bool { maker.chance(percent) }
  func number(_ range: ClosedRange<Double>) -> Double { numbers.number(in: range) }
  func note(_ what: String) { journal.append(what) }

  /// Gives sizes to what is new.
  func nameSizes() {
    for section in arrays.model.sections where arrays.headers[section.name] == nil {
      arrays.headers[section.name] = chance(50) ? number(4...30) : 0
      arrays.footers[section.name] = chance(30) ? number(4...20) : 0
    }
    for name in arrays.model.sections.flatMap(\.rows) where arrays.heights[name] == nil {
      let isTold = heights == .cells || heights == .mixed && chance(50)
      if isTold { arrays.told.insert(name) }
      arrays.heights[name] = newHeight(of: name)
      if chance(80) { arrays.guesses[name] = number(1...150) }
    }
  }

  func newHeight(of name: Int) -> Double {
    !arrays.told.contains(name) && chance(10) ? 0 : number(1...90)
  }

  // MARK: Steps

  func step() {
    switch maker.below(24) {
    case 0...3: scroll()
    case 4: jump()
    case 5...9: update()
    case 10, 11: reload()
    case 12, 13: resize()
    case 14: keepingPlace(.place) { changeInsets() }
    case 15: keepingPlace(.offset) { changeMeasures() }
    case 16: keepingPlace(.offset) { changeEstimate() }
    case 17: keepingPlace(.place) { changeEdgeViews() }
    case 18: reconfigure()
    case 19: invalidate()
    case 20: scrollToRow()
    case 21: drag()
    case 22: fling()
    default: pause()
    }
    window.layoutIfNeeded()
    check()
  }

  /// What is to stay where it is in a change.
  enum Keeping {
    /// What one sees.
    case place
    /// The upper edge of the row that is seen first, even if that goes out of sight.
    case top
    /// The offset, where all heights are known; else what one sees.
    case offset
  }

  // MARK: What one sees

  /// The row that begins what one sees below the insets, by its name, and where it is on screen.
  struct First {
    let name: Int
    let path: IndexPath
    let place: Double
    /// Whether it begins above the edge.
    let isCut: Bool
  }

  /// Nil at the beginning of the content, and where the offset is out of its range.
  var firstInSight: First? {
    let inset = table.adjustedContentInset.top
    let range = table.scrollRange[.vertical]
    let edge = table.bounds.minY + inset
    guard edge > tolerance, inset < table.bounds.height, table.window != nil,
      range.lowerBound - tolerance <= table.bounds.minY,
      table.bounds.minY <= range.upperBound + tolerance,
      edge >= (table.tableHeaderView?.frame.height ?? 0) + tolerance
    else { return nil }
    for path in arrays.model.paths {
      let frame = table.rectForRow(at: path)
      guard frame.height > tolerance, frame.maxY > edge + tolerance else { continue }
      // A row out of sight may not be measured, and what is above one below the edge may come and go.
      guard frame.minY < table.bounds.maxY - tolerance else { return nil }
      return First(
        name: arrays.model[path], path: path, place: frame.minY - table.bounds.minY,
        isCut: frame.minY < edge - tolerance)
    }
    return nil
  }

  /// Does something that keeps the visible part in place, as far as there is content; `stays` tells
  /// whether the row keeps its index.
  func keepingPlace(
    _ keeping: Keeping, stays: (First) -> Bool = { _ in true }, _ change: () -> Void
  ) {
    let offset = table.contentOffset.y
    let wasExact = table.numberOfEstimatedRows == 0
    let first = table.scrollTarget == nil ? firstInSight : nil
    change()
    window.layoutIfNeeded()
    if keeping == .offset, wasExact, isExact {
      guard first != nil else { return }
      return checkHeld(by: table.contentOffset.y - offset, "the offset")
    }
    guard let first, first.isCut || keeping == .top, stays(first), table.scrollTarget == nil else {
      return
    }
    let path = keeping == .offset ? first.path : arrays.model.path(of: first.name)
    guard let path, table.numberOfSections > path.section,
      table.numberOfRows(inSection: path.section) > path.row
    else { return }
    let frame = table.rectForRow(at: path)
    // A row that is now so low that it ends above the edge would not be seen where it was: one sees
    // what follows it, and that holds nothing. A low guess of a row that is higher is no excuse.
    let height = arrays.height(of: arrays.model[path], width: frame.width)
    let isGone = first.place + height <= tolerance
    guard keeping == .top || !isGone else { return }
    // Content that now ends above the edge is brought back to its end, and grows by what is measured there.
    if isGone, table.contentOffset.y >= table.scrollRange.maximum.y - tolerance { return }
    checkHeld(
      by: first.place - (frame.minY - table.bounds.minY), "\(path), which was at \(first.place),")
  }

  /// Whether no row waits to be measured.
  private var isExact: Bool {
    switch heights {
    case .uniform: true
    case .exact: table.estimatedRowHeight == 0
    case .estimated, .mixed, .cells, .guessed: false
    }
  }

  /// Checks that nothing moved on screen; `shift` is how much greater the offset is than it should
  /// be.
  func checkHeld(by shift: Double, _ what: String) {
    guard abs(shift) > 2 * tolerance else { return }
    let range = table.scrollRange[.vertical]
    let wanted = table.contentOffset.y - shift
    let isForced =
      shift < 0
      ? wanted > range.upperBound && abs(table.contentOffset.y - range.upperBound) <= tolerance
      : wanted < range.lowerBound && abs(table.contentOffset.y - range.lowerBound) <= tolerance
    if isForced { return }
    complaints.append(
      "\(what) moves by \(-shift) to an offset of \(table.contentOffset.y) in \(range)")
  }

  /// How far the table and the arrays may lie apart, in points: both add some hundred numbers, each
  /// sum is rounded by less than one part in 10^15, and what moves with the content by that part of
  /// the offset.
  var tolerance: Double {
    1e-9 + 1e-12 * max(table.contentSize.height, abs(table.contentOffset.y))
  }
}
