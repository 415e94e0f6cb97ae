import ScrollEngine
import TestSupport

/// Performs random actions on a table, and checks the table after each action.
@MainActor
final class TableViewScript {
  var complaints: [String] = []
  private(set) var journal: [String] = []
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 300))
  let reference = ReferenceTable()
  let table: WatchedTable
  private let hand: Hand
  private var numbers: RandomNumbers
  /// An estimate in points that equals no height of a row, and no sum of rows and spacing.
  private let estimate: Double
  private var isReloading = false
  /// Whether the heights of rows are estimates until they come into sight.
  var estimates: Bool { table.estimatedRowHeight != 0 }

  init(seed: UInt64) {
    numbers = RandomNumbers(seed: seed)
    estimate = numbers.number(in: 5...90) + 1 / 128
    hand = Hand(window)
    table = WatchedTable(
      frame: Rect(x: 0, y: 0, width: 100, height: numbers.number(in: 60...260)),
      style: seed.isMultiple(of: 3) ? .grouped : .plain)
    table.rowHeight = 44
    table.register(TellingCell.self, forCellReuseIdentifier: "cell")
    table.register(
      TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
    // Other digits of the seed choose the kind of numbers, so that each kind meets both.
    table.estimatedRowHeight = (seed / 8).isMultiple(of: 4) ? 0 : estimate
    table.dataSource = reference
    table.delegate = reference
    window.addSubview(table)
    fillModel()
    window.layoutIfNeeded()
    check()
  }

  // MARK: Chance

  private func chance(_ part: Double) -> Bool { .random(in: 0..<1, using: &numbers.random) < part }
  private func count(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &numbers.random)
  }
  private func points(_ range: ClosedRange<Double>) -> Double { numbers.number(in: range) }

  private func fillModel() {
    reference.sections = (0..<count(0...6)).map { _ in
      ReferenceTable.Section(
        header: chance(0.5) ? points(4...30) : 0, footer: chance(0.3) ? points(4...20) : 0,
        rows: (0..<count(0...40)).map { _ in row() })
    }
  }

  private func row() -> ReferenceTable.Row {
    // A cell that tells a height of zero would take one cell more than the visible rows need.
    let isTold = chance(0.5)
    return ReferenceTable.Row(
      height: !isTold && chance(0.2) ? 0 : points(0.001...90), isTold: isTold)
  }

  private var anyPath: IndexPath? {
    let filled = reference.sections.indices.filter { !reference.sections[$0].rows.isEmpty }
    guard let section = filled.randomElement(using: &numbers.random) else { return nil }
    return IndexPath(
      row: count(0...reference.sections[section].rows.count - 1), section: section)
  }

  // MARK: Steps

  func step() {
    switch count(0...17) {
    case 0...4: scroll()
    case 5: jump()
    case 6: reload()
    case 7: resize()
    case 8: changeMeasures()
    case 9: invalidate()
    case 10: scrollToRow(isAnimated: false)
    case 11: scrollToRow(isAnimated: true)
    case 12: drag()
    case 13: wheel()
    case 14: changeEdges()
    case 15, 16: interfere()
    default: changeEstimate()
    }
    check()
  }

  private func scroll() {
    let distance = points(-70...70)
    note("scroll by \(distance)")
    keepsPlaces(moving: distance) { table.contentOffset.y += distance }
    table.contentOffset.y = clamped(table.contentOffset.y)
    window.layoutIfNeeded()
  }

  private func clamped(_ offset: Double) -> Double {
    table.scrollRange.clamp(Point(x: 0, y: offset)).y
  }

  private func jump() {
    let range = table.scrollRange[.vertical]
    let offset = points(range.lowerBound - 50...range.upperBound + 50)
    note("jump to \(offset)")
    table.contentOffset.y = offset
    window.layoutIfNeeded()
    check()
    table.contentOffset.y = clamped(table.contentOffset.y)
    window.layoutIfNeeded()
  }

  private func reload() {
    note("reload")
    if chance(0.5) {
      fillModel()
    } else {
      for index in reference.sections.indices where chance(0.5) {
        if chance(0.5) { reference.sections[index].rows.append(row()) }
        if chance(0.2) { reference.sections[index].header = points(0...20) }
      }
    }
    table.reloadData()
    window.layoutIfNeeded()
  }

  private func resize() {
    if chance(0.5) {
      table.frame.size.height = points(60...260)
      note("height \(table.frame.height)")
      window.layoutIfNeeded()
    } else {
      let width = points(50...125)
      note("width \(width)")
      keepsPlaces(moving: 0, onlyFirst: true) { table.frame.size.width = width }
    }
  }

  private func changeMeasures() {
    note("measures")
    if chance(0.5) { table.rowSpacing = chance(0.5) ? 0 : points(0.001...12) }
    if chance(0.5) {
      table.sectionInset = EdgeInsets(
        top: points(0...9), left: points(0...5), bottom: points(0...9), right: points(0...5))
    }
    if chance(0.5) {
      table.contentInset = EdgeInsets(
        top: points(0...20), left: 0, bottom: points(0...20), right: 0)
    }
    window.layoutIfNeeded()
  }

  private func changeEstimate() {
    note("estimate")
    table.estimatedRowHeight = chance(0.3) ? 0 : estimate
    window.layoutIfNeeded()
  }

  private func changeEdges() {
    note("table header and footer")
    func view() -> View? {
      chance(0.5) ? nil : View(frame: Rect(x: 0, y: 0, width: 9, height: points(0.001...50)))
    }
    table.tableHeaderView = view()
    table.tableFooterView = view()
    window.layoutIfNeeded()
  }

  private func invalidate() {
    note("invalidate")
    keepsPlaces(moving: 0, onlyFirst: true) {
      for path in table.visibleRows
      where chance(0.4) && reference.sections[path.section].rows[path.row].isTold {
        reference.sections[path.section].rows[path.row].height = points(0.001...90)
        table.cellForRow(at: path)?.invalidateIntrinsicContentSize()
      }
    }
  }

  private func scrollToRow(isAnimated: Bool) {
    guard let path = anyPath else { return }
    let positions: [TableView.ScrollPosition] = [.top, .middle, .bottom]
    let position = positions[count(0...2)]
    note("to \(path) at \(position), animated: \(isAnimated)")
    table.scrollToRow(at: path, at: position, animated: isAnimated)
    if isAnimated { hand.settle() }
    window.layoutIfNeeded()
    let frame = table.rectForRow(at: path)
    let section = reference.sections[path.section]
    let inset = table.contentInset
    let top = inset.top + (table.style == .plain ? section.header : 0)
    let bottom =
      table.bounds.height - inset.bottom - (table.style == .plain ? section.footer : 0)
    let wanted =
      switch position {
      case .none, .top: frame.minY - top
      case .middle: frame.midY - (top + bottom) / 2
      case .bottom: frame.maxY - bottom
      }
    if !closeness.isEqual(table.contentOffset.y, clamped(wanted)) {
      complaints.append("\(path) is at \(frame), the offset \(table.contentOffset.y)")
    }
  }

  private func drag() {
    note("drag")
    let distance = points(-90...90)
    hand.drag(from: 20, 30, by: 0, distance)
    if table.contentOffset.y != clamped(table.contentOffset.y) {
      complaints.append("it rests at \(table.contentOffset.y), out of range")
    }
  }

  private func wheel() {
    note("wheel")
    let notches = Double(count(-3...3))
    let distance = -notches * table.wheelStep
    // Near an end of the content, the range may change during the motion, and the target with it.
    let target = table.contentOffset.y + distance
    guard clamped(target - 400) == target - 400, clamped(target + 400) == target + 400 else {
      return
    }
    keepsPlaces(moving: distance) { hand.wheel(20, 10, notches: 0, notches) }
  }

  /// Performs a random action within one of the next callbacks.
  private func interfere() {
    var calls = count(0...12)
    let action = count(0...5)
    let offset = points(-300...300)
    let path = anyPath
    reference.onCall = { [unowned self] name in
      calls -= 1
      // During a reload, the answers to the table have to be consistent.
      guard calls < 0, !isReloading else { return }
      reference.onCall = nil
      note("in \(name): \(action)")
      // After the action, another row may have the cell for which the table has just asked.
      if name == "cell" || name == "first fit" { table.countNewCell() }
      switch action {
      case 0: table.reloadData()
      case 1:
        fillModel()
        table.reloadData()
      case 2: table.contentOffset.y += offset
      case 3:
        table.contentOffset.y += offset
        table.layoutIfNeeded()
      case 4: for cell in table.visibleCells { cell.invalidateIntrinsicContentSize() }
      default:
        if let path { table.scrollToRow(at: path, at: .middle, animated: offset > 0) }
      }
    }
    if chance(0.3) {
      isReloading = true
      table.reloadData()
      isReloading = false
    }
    table.contentOffset.y = clamped(table.contentOffset.y + points(-300...300))
    window.layoutIfNeeded()
    reference.onCall = nil
    hand.settle()
    table.contentOffset.y = clamped(table.contentOffset.y)
    window.layoutIfNeeded()
  }

  private func note(_ what: String) { journal.append(what) }
}
