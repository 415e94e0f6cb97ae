import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table under a random script, beside one that is added up row by row")
struct TableViewScriptTests {
  @Test(
    "shows what the other one shows, and nothing jumps",
    arguments: Soak.seeds(1...40))
  func script(seed: UInt64) {
    let script = TableScript(seed: seed)
    for step in 0..<80 {
      script.step()
      guard script.complaints.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(script.journal.suffix(4)) \(script.complaints)")
        return
      }
    }
  }
}

/// Does random things to a table and looks at it after each of them.
@MainActor
private final class TableScript {
  /// No row has this height, nor the sum of some and the space below.
  private static let estimate = 33.125

  private(set) var complaints: [String] = []
  private(set) var journal: [String] = []
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 300))
  private let reference = ReferenceTable()
  private let table: WatchedTable
  private let hand: Hand
  private var random: SeededRandom
  private var isReloading = false
  /// Whether the heights of rows are estimates until they come into sight.
  private var estimates: Bool { table.estimatedRowHeight != 0 }

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    hand = Hand(window)
    table = WatchedTable(
      frame: Rect(x: 0, y: 0, width: 100, height: 200),
      style: seed.isMultiple(of: 3) ? .grouped : .plain)
    table.register(TellingCell.self, forCellReuseIdentifier: "cell")
    table.register(
      TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
    table.estimatedRowHeight = seed.isMultiple(of: 4) ? 0 : Self.estimate
    table.dataSource = reference
    table.delegate = reference
    window.addSubview(table)
    fillModel()
    window.layoutIfNeeded()
    check()
  }

  // MARK: Chance

  private func chance(_ part: Double) -> Bool { .random(in: 0..<1, using: &random) < part }
  private func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  /// In quarters, so that sums are exact in whatever order one adds.
  private func points(_ range: ClosedRange<Int>) -> Double {
    Double(number(range.lowerBound * 4...range.upperBound * 4)) / 4
  }

  private func fillModel() {
    reference.sections = (0..<number(0...6)).map { _ in
      ReferenceTable.Section(
        header: chance(0.5) ? points(4...30) : 0, footer: chance(0.3) ? points(4...20) : 0,
        rows: (0..<number(0...40)).map { _ in row() })
    }
  }

  private func row() -> ReferenceTable.Row {
    // To learn that a row has no height from its cell takes one cell more than one can see.
    let isTold = chance(0.5)
    return ReferenceTable.Row(
      height: !isTold && chance(0.2) ? 0 : points(1...90), isTold: isTold)
  }

  private var anyPath: IndexPath? {
    let filled = reference.sections.indices.filter { !reference.sections[$0].rows.isEmpty }
    guard let section = filled.randomElement(using: &random) else { return nil }
    return IndexPath(
      row: number(0...reference.sections[section].rows.count - 1), section: section)
  }

  // MARK: Steps

  func step() {
    switch number(0...17) {
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

  /// - Parameters:
  ///   - distance: How far what is seen moves up on screen, in points.
  ///   - onlyFirst: Whether only the first row stays of which something lies below the insets.
  private func keepsPlaces(
    moving distance: Double, onlyFirst: Bool = false, _ action: () -> Void
  ) {
    let before = table.placesOnScreen
    let edge = table.bounds.minY + table.contentInset.top
    let first =
      onlyFirst
      ? table.visibleRows.filter { table.rectForRow(at: $0).maxY > edge } : table.visibleRows
    let wasInside = isInside
    action()
    window.layoutIfNeeded()
    // At an end of the content there may be nothing to keep a row where it was.
    guard wasInside, isInside else { return }
    let after = table.placesOnScreen
    for path in onlyFirst ? first.prefix(1) : first[...] {
      guard let old = before[path], let new = after[path] else { continue }
      // One that went out of sight may have come back elsewhere.
      let height = table.rectForRow(at: path).height
      guard old - distance < table.bounds.height, old - distance + height > 0 else { continue }
      if abs(new - old + distance) > 1e-6 {
        complaints.append("\(path) jumps from \(old) to \(new), not by \(-distance)")
      }
    }
  }

  private var isInside: Bool {
    let range = table.scrollRange[.vertical]
    return range.contains(table.contentOffset.y) && table.contentOffset.y > range.lowerBound
      && table.contentOffset.y < range.upperBound
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
    let offset = Double.random(in: range.lowerBound - 50...range.upperBound + 50, using: &random)
    note("jump to \(offset.rounded())")
    table.contentOffset.y = offset.rounded()
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
      let width = Double(number(2...5) * 25)
      note("width \(width)")
      keepsPlaces(moving: 0, onlyFirst: true) { table.frame.size.width = width }
    }
  }

  private func changeMeasures() {
    note("measures")
    if chance(0.5) { table.rowSpacing = chance(0.5) ? 0 : points(1...12) }
    if chance(0.5) {
      table.sectionInset = EdgeInsets(
        top: points(0...9), left: 3, bottom: points(0...9), right: points(0...5))
    }
    if chance(0.5) {
      table.contentInset = EdgeInsets(
        top: points(0...20), left: 0, bottom: points(0...20), right: 0)
    }
    window.layoutIfNeeded()
  }

  private func changeEstimate() {
    note("estimate")
    table.estimatedRowHeight = chance(0.3) ? 0 : Self.estimate
    window.layoutIfNeeded()
  }

  private func changeEdges() {
    note("table header and footer")
    table.tableHeaderView = chance(0.5) ? nil : View(frame: Rect(x: 0, y: 0, width: 9, height: 50))
    table.tableFooterView = chance(0.5) ? nil : View(frame: Rect(x: 0, y: 0, width: 9, height: 30))
    window.layoutIfNeeded()
  }

  private func invalidate() {
    note("invalidate")
    keepsPlaces(moving: 0, onlyFirst: true) {
      for path in table.visibleRows
      where chance(0.4) && reference.sections[path.section].rows[path.row].isTold {
        reference.sections[path.section].rows[path.row].height = points(1...90)
        table.cellForRow(at: path)?.invalidateIntrinsicContentSize()
      }
    }
  }

  private func scrollToRow(isAnimated: Bool) {
    guard let path = anyPath else { return }
    let positions: [TableView.ScrollPosition] = [.top, .middle, .bottom]
    let position = positions[number(0...2)]
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
    if abs(table.contentOffset.y - clamped(wanted)) > 1e-9 {
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
    let notches = Double(number(-3...3))
    let distance = -notches * table.wheelStep
    // Near an end the range may change on the way, and the target with it.
    let target = table.contentOffset.y + distance
    guard clamped(target - 400) == target - 400, clamped(target + 400) == target + 400 else {
      return
    }
    keepsPlaces(moving: distance) { hand.wheel(20, 10, notches: 0, notches) }
  }

  /// Does something in the midst of a callback, some rows or headers later.
  private func interfere() {
    var calls = number(0...12)
    let action = number(0...5)
    let offset = points(-300...300)
    let path = anyPath
    reference.onCall = { [unowned self] name in
      calls -= 1
      // What is asked in a reload has to be consistent.
      guard calls < 0, !isReloading else { return }
      reference.onCall = nil
      note("in \(name): \(action)")
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

  // MARK: Looking

  private func check() {
    complaints += reference.complaints
    table.checkInvariants()
    let width = max(0, table.bounds.width - table.sectionInset.left - table.sectionInset.right)
    var measured: Set<IndexPath> = []
    let frames = reference.frames(of: table) { path in
      let known = table.rectForRow(at: path).height
      let height = reference.height(at: path, width: width)
      if known == height { measured.insert(path) }
      let isTold = reference.sections[path.section].rows[path.row].isTold
      let mayBeEstimate = estimates || isTold
      if known != height, !mayBeEstimate {
        complaints.append("\(path) is \(known) points high, not \(height)")
      }
      return known
    }
    if table.contentSize.height != frames.height {
      complaints.append("it is \(table.contentSize.height) points high, not \(frames.height)")
    }
    checkRows(frames, measured)
    checkSupplements(frames)
    let created = table.reuseQueue.statistics(forIdentifier: "cell").created
    if created > table.mostVisible {
      complaints.append("\(created) cells were made, \(table.mostVisible) visible at most")
    }
  }

  private func checkRows(_ frames: ReferenceTable.Frames, _ measured: Set<IndexPath>) {
    var visible: [IndexPath] = []
    for (path, frame) in frames.rows {
      if table.rectForRow(at: path) != frame {
        complaints.append("\(path) is at \(table.rectForRow(at: path)), not \(frame)")
      }
      guard frame.height > 0, frame.minY < table.bounds.maxY, frame.maxY > table.bounds.minY else {
        continue
      }
      visible.append(path)
      if !measured.contains(path) { complaints.append("\(path) is in sight and not measured") }
      if let cell = table.cellForRow(at: path), cell.frame == frame,
        (cell as? TellingCell)?.path == path
      {
        continue
      }
      complaints.append("\(path) has no cell at \(frame)")
    }
    if table.visibleRows != visible || reference.shown != Set(visible) {
      complaints.append("it shows \(table.visibleRows), in sight are \(visible)")
    }
  }

  private func checkSupplements(_ frames: ReferenceTable.Frames) {
    var shown: [String: Rect] = [:]
    for view in table.subviews where view is TableViewHeaderFooterView {
      shown[view.identifier ?? "?"] = view.frame
    }
    if table.style == .plain {
      let stuck = reference.stuck(frames, in: table)
      if shown != stuck { complaints.append("headers and footers are \(shown), not \(stuck)") }
    } else {
      for (index, section) in frames.sections.enumerated() {
        for (name, y, height) in [
          ("h\(index)", section.start, section.header),
          ("f\(index)", section.end - section.footer, section.footer),
        ] {
          let frame = Rect(x: 0, y: y, width: table.bounds.width, height: height)
          let isSeen =
            height > 0 && y < table.bounds.maxY && y + height > table.bounds.minY
          if let there = shown[name] ?? (isSeen ? .zero : nil), there != frame {
            complaints.append("\(name) is at \(there), not \(frame)")
          }
        }
      }
    }
  }
}
