@testable import ScrollEngine
import TestSupport

// The random steps of a script.
extension CrossingScript {
  // MARK: Scrolling

  func scroll() {
    let distance = number(0...70) * (chance(50) ? 1 : -1)
    note("scroll by \(distance)")
    let places = Dictionary(
      uniqueKeysWithValues: table.visibleCells.compactMap { cell in
        table.indexPath(for: cell).map { ($0, cell.frame.minY - table.bounds.minY) }
      })
    let wasAiming = table.scrollTarget != nil
    table.contentOffset.y += distance
    window.layoutIfNeeded()
    if wasAiming { return }
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell), let old = places[path] else { continue }
      // A cell that went out of sight may have been reused elsewhere.
      guard old - distance < table.bounds.height, old - distance + cell.frame.height > 0 else {
        continue
      }
      let place = cell.frame.minY - table.bounds.minY
      checkHeld(by: old - distance - place, "\(path), which is scrolled by \(distance),")
    }
  }

  func jump() {
    let range = table.scrollRange[.vertical]
    let offset = Double.random(
      in: range.lowerBound - 50...range.upperBound + 50, using: &maker.random)
    note("jump to \(offset)")
    table.setContentOffset(Point(x: 0, y: offset), animated: chance(30))
  }

  func scrollToRow() {
    guard let path = arrays.model.paths.randomElement(using: &maker.random) else { return }
    let isAnimated = chance(50)
    note("scroll to \(path), animated: \(isAnimated)")
    table.scrollToRow(
      at: path, at: [.top, .middle, .bottom, .none][maker.below(4)], animated: isAnimated)
    if chance(50) { settle() }
  }

  func drag() {
    let distance = number(0...120) * (chance(50) ? 1 : -1)
    note("drag by \(distance)")
    hand.drag(from: 20, 30, by: 0, distance)
  }

  /// Flicks the content and lets it move on, or updates the table during the drag.
  func fling() {
    let step = number(5...30) * (chance(50) ? 1 : -1)
    note("fling at \(step) a move")
    hand.down(20, 50)
    for move in 1...5 { hand.move(20, 50 + step * Double(move)) }
    if chance(70) {
      hand.up(20, 50 + step * 5)
      hand.rest(Double(maker.below(10)) / 60)
    } else {
      // The table is updated in the middle of the drag, and then the finger lifts.
      hand.rest(0.05)
      update()
      hand.up(20, 50 + step * 5)
    }
  }

  func pause() {
    note("pause")
    if chance(50) { settle() } else { hand.rest(Double(maker.below(20)) / 60) }
  }

  private func settle() {
    hand.settle()
    window.layoutIfNeeded()
  }

  // MARK: Changes

  func update() {
    maker.unrest = [0, 2, 10, 40, 80][maker.below(5)]
    let script = maker.script(from: arrays.model, rows: 12)
    let isAnimated = chance(50)
    note("\(isAnimated ? "animate" : "apply") \(script.calls)")
    keepingPlace(.place, stays: { staying(script).contains($0.name) }) {
      arrays.model = script.after
      for name in script.reloaded.sorted() { arrays.heights[name] = newHeight(of: name) }
      nameSizes()
      do {
        try table.apply(script.updates, animated: isAnimated)
      } catch {
        complaints.append("\(error)")
      }
    }
  }

  /// The rows that stay in their section, if the section keeps its place among those that stay.
  private func staying(_ script: ListScript) -> Set<Int> {
    var names: Set<Int> = []
    let sections = Dictionary(
      uniqueKeysWithValues: script.before.sections.map { ($0.name, Set($0.rows)) })
    for section in script.after.sections {
      names.formUnion(section.rows.filter { sections[section.name]?.contains($0) ?? false })
    }
    for call in script.calls {
      switch call {
      case .move(let path, _): names.remove(script.before[path])
      case .moveSection(let section, _):
        names.subtract(script.before.sections[section].rows)
      case .reloadSections(let sections):
        for section in sections { names.subtract(script.before.sections[section].rows) }
      default: break
      }
    }
    return names
  }

  func reload() {
    let isNew = chance(30)
    note("reload, new: \(isNew)")
    keepingPlace(.offset, stays: { _ in !isNew }) {
      if isNew {
        arrays.model = maker.model(sections: maker.below(5), rows: 25)
      } else {
        for index in arrays.model.sections.indices where chance(50) {
          arrays.model.sections[index].rows.append(maker.newName())
        }
        for name in arrays.model.sections.flatMap(\.rows) where chance(10) {
          if arrays.heights[name] != nil { arrays.heights[name] = newHeight(of: name) }
        }
      }
      nameSizes()
      table.reloadData()
    }
  }

  func resize() {
    if chance(60) {
      let height = number(5...380)
      note("height \(height)")
      keepingPlace(.top) { table.frame.size.height = height }
    } else {
      let width = number(60...200)
      note("width \(width)")
      keepingPlace(.top) { table.frame.size.width = width }
    }
  }

  func changeInsets() {
    let top = chance(30) ? 0 : number(0...70)
    let bottom = chance(30) ? 0 : number(0...50)
    note("insets \(top) \(bottom)")
    table.contentInset = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  func changeMeasures() {
    note("measures")
    if chance(60) { table.rowSpacing = chance(40) ? 0 : number(0.001...90) }
    if chance(50) {
      table.sectionInset = EdgeInsets(
        top: number(0...9), left: number(0...5), bottom: number(0...9), right: number(0...5))
    }
    if heights == .uniform, chance(50) || arrays.common == nil {
      let height = number(1...90)
      arrays.common = height
      table.rowHeight = height
    }
  }

  func changeEstimate() {
    if heights == .uniform, arrays.common == nil { changeMeasures() }
    switch heights {
    case .uniform, .exact: return
    case .estimated, .mixed, .cells, .guessed: break
    }
    // Estimates that are right on average, too low, too high, and left to the table.
    table.estimatedRowHeight = [45, 5, 150, TableView.automaticDimension][maker.below(4)]
    note("estimate \(table.estimatedRowHeight)")
  }

  func changeEdgeViews() {
    note("table header and footer")
    func view() -> View? {
      chance(30) ? nil : View(frame: Rect(x: 0, y: 0, width: 9, height: number(1...80)))
    }
    if chance(50), let header = table.tableHeaderView {
      header.frame.size.height = number(1...80)
    } else {
      table.tableHeaderView = view()
    }
    if chance(50) { table.tableFooterView = view() }
  }

  func reconfigure() {
    let paths = arrays.model.paths.filter { _ in chance(20) }
    note("reconfigure \(paths)")
    keepingPlace(.place) {
      for path in paths { arrays.heights[arrays.model[path]] = newHeight(of: arrays.model[path]) }
      table.reconfigureRows(at: paths)
    }
  }

  func invalidate() {
    note("invalidate")
    keepingPlace(.top) {
      for case let cell as ArrayCell in table.visibleCells
      where chance(40) && arrays.told.contains(cell.name) {
        arrays.heights[cell.name] = newHeight(of: cell.name)
        cell.invalidateIntrinsicContentSize()
      }
    }
  }
}
