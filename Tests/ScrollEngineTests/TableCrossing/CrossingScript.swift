@testable import ScrollEngine
import TestSupport

/// Makes random changes to a table, and checks the table after each change.
@MainActor
final class CrossingScript {
  /// What determines the heights of rows.
  enum Heights: CaseIterable {
    /// One height for all rows.
    case uniform
    /// The delegate gives all heights at once.
    case exact
    /// The delegate gives the height of a row when the row becomes visible.
    case estimated
    /// The delegate gives the height of a row, or leaves it to a self-sizing cell.
    case mixed
    /// Cells are self-sizing.
    case cells
    /// The delegate estimates heights first.
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
    // Independent of the kind of numbers, so that each kind of heights meets each kind of numbers.
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

  /// Gives sizes to new sections and rows.
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

  /// What must keep its position during a change.
  enum Keeping {
    /// The visible part of the content.
    case place
    /// The upper edge of the first visible row, even if the row goes out of sight.
    case top
    /// The offset if all heights are known, otherwise the visible part.
    case offset
  }

  // MARK: The visible part

  /// The first visible row below the insets, and its position on screen.
  struct First {
    let name: Int
    let path: IndexPath
    let place: Double
    /// Whether the row begins above the edge.
    let isCut: Bool
  }

  /// Nil at the beginning of the content, and while the offset is out of its range.
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
      // A row below the visible part may not be measured, and rows above it may come and go.
      guard frame.minY < table.bounds.maxY - tolerance else { return nil }
      return First(
        name: arrays.model[path], path: path, place: frame.minY - table.bounds.minY,
        isCut: frame.minY < edge - tolerance)
    }
    return nil
  }

  /// Makes a change that keeps the first visible row or the offset in place, as far as there is
  /// content. `stays` tells whether the row keeps its index.
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
    // If the row is now so low that it would end above the edge, the next row takes its place on
    // screen, and nothing is held. A low estimate of a higher row is no excuse.
    let height = arrays.height(of: arrays.model[path], width: frame.width)
    let isGone = first.place + height <= tolerance
    guard keeping == .top || !isGone else { return }
    // Content that ends above the edge goes back to its end, and grows as rows there are measured.
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

  /// Checks that nothing moved on screen. `shift` is how much greater the offset is than expected.
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

  /// The largest difference allowed between the table and the arrays, in points. Both add up some
  /// hundred numbers, each sum is rounded by less than one part in 10^15, and so is each position
  /// that contains the offset.
  var tolerance: Double {
    1e-9 + 1e-12 * max(table.contentSize.height, abs(table.contentOffset.y))
  }
}
