import Documents
import SceneParts
import ScrollEngine

extension WatchedRun {
  /// The current facts about a target; nil if the target does not exist.
  package func inspection(of target: InspectionTarget) -> Inspection? {
    guard panes.indices.contains(target.pane) else { return nil }
    let pane = panes[target.pane]
    switch target {
    case .cell(let cell): return inspection(of: cell, in: pane)
    case .row(let path, let list, _):
      guard pane.lists.indices.contains(list) else { return nil }
      return inspection(of: path, inList: list, of: target)
    case .view(let id, let place):
      guard let view = pane.namedViews.first(where: { $0.id == id })?.view else { return nil }
      let title = pane.title(ofViewWithID: id)
      return inspection(of: view, title: title, subtitle: "\(view.reportedKind) \(id)", pane: place)
    case .subview(let path, let place):
      guard let view = pane.window.view(at: path) else { return nil }
      return inspection(
        of: view, title: view.identifier ?? view.reportedKind,
        subtitle: view.superview.map { "in \(name(of: $0, in: pane))" } ?? "", pane: place)
    }
  }

  /// Whether a target lies outside of its viewport; false for a cell that waits.
  package func isOutOfSight(_ target: InspectionTarget) -> Bool {
    guard let outline = inspection(of: target)?.outline else { return false }
    return !outline.intersects(Rect(origin: .zero, size: panes[target.pane].viewport))
  }

  // MARK: Views

  private func inspection(of view: View, title: String, subtitle: String, pane: Int) -> Inspection {
    let slice = (view.superview as? ContainerScrollView)?.slice(of: view)
    let entry = LayoutReport.ViewEntry(view, id: "")
    var facts = [Inspection.Line(name: "frame", words: words(view.frameFacts(entry.frame)))]
    if let place = panes[pane].frameInContent(of: view) {
      facts.append(.init(name: "in the content", words: words(view.placeFacts(place))))
    }
    if let transform = entry.transform {
      facts.append(.init(name: "transform", words: words(transform, of: view)))
    }
    if let bounds = entry.bounds ?? (view.bounds.origin == .zero ? nil : view.bounds) {
      let (origin, size) = (view.offsetFacts(bounds.origin), view.sizeFacts(bounds.size))
      facts.append(
        .init(name: "bounds", words: "\(origin.x) \(origin.y)  \(size.width) \(size.height)"))
    }
    if let offset = entry.contentOffset {
      facts.append(.init(name: "contentOffset", words: words(view.offsetFacts(offset))))
    }
    if let size = entry.contentSize {
      let size = view.contentSizeFacts(size)
      facts.append(.init(name: "contentSize", words: "\(size.width) \(size.height)"))
    }
    if let slice { facts.append(.init(name: "layout", words: Words(slice.placement.words))) }
    if let list = view as? any ReusingView {
      facts.append(
        .init(name: "cells", words: "\(Fact(.live, of: view, list.liveCellCount)) live"))
    }
    return Inspection(
      title: title, subtitle: subtitle, facts: facts, pane: pane,
      outline: view.window == nil ? nil : view.convert(view.bounds, to: nil))
  }

  private func name(of view: View, in pane: Pane) -> String {
    pane.namedViews.first { $0.view === view }?.id ?? view.reportedKind
  }

  // MARK: Rows and cells

  private func inspection(
    of path: IndexPath, inList list: Int, of target: InspectionTarget
  ) -> Inspection? {
    let pane = panes[target.pane]
    let entry = pane.lists[list]
    guard let rect = entry.view.rect(ofRowAt: path) else { return nil }
    // If the row has got a cell since it became the target, the facts are about the cell.
    if let row = entry.liveRows.first(where: { $0.path == path }),
      let cell = cells.name(of: row.cell, inList: list, ofPane: target.pane)
    {
      return inspection(of: cell, in: pane)
    }
    return Inspection(
      title: "\(entry.title(ofRowAt: path)) · no cell", subtitle: "outlined, in \(entry.id)",
      facts: [.init(name: "frame", words: words(rect, ofRowAt: path, in: entry.view))],
      pane: target.pane,
      outline: rect.offsetBy(pane.contentFrame(of: entry.view).origin))
  }

  private func inspection(of name: CellBook.Cell, in pane: Pane) -> Inspection? {
    let history = cells.history(of: name)
    guard !history.isEmpty else { return nil }
    let owners = owners(of: name).map { pane.lists[$0] }
    let past = history.enumerated().map { place, stay in
      Inspection.Line(
        name: timeText(stay.time),
        words: words(
          stay,
          isFirst: place == 0 && history.count < CellBook.historyLength
            && cells.openedLate.map { stay.time > $0 } ?? true, in: pane,
          isShared: owners.count > 1))
    }
    guard let found = find(name, in: pane) else {
      let ids = owners.map(\.id).joined(separator: " + ")
      return Inspection(
        title: "\(cellWords(name, "Cell")) · in the queue",
        subtitle: "\"\(name.identifier)\" of \(ids)",
        history: past, pane: name.pane)
    }
    let (cell, list, path) = found
    let offset = (cell.superview ?? list.view).offsetFacts
    return Inspection(
      title: "\(list.title(ofRowAt: path)) · \(cellWords(name, "cell"))",
      subtitle: "\(cell.reportedKind) \"\(name.identifier)\" in \(list.id)",
      facts: placeFacts(of: cell) + [
        .init(name: "on screen", words: words(cell.convert(cell.bounds, to: nil), onScreen: cell)),
        .init(name: "offset", words: "\(words(offset)) of \(list.id)"),
      ],
      history: past, warning: list.staleCells[.init(name.identifier, name.number)]?.words,
      pane: name.pane,
      outline: cell.convert(cell.bounds, to: nil))
  }

  private func placeFacts(of cell: View) -> [Inspection.Line] {
    let frame = Inspection.Line(name: "frame", words: words(cell.frameFacts(cell.frame)))
    guard !cell.transform.isIdentity else { return [frame] }
    return [frame, .init(name: "transform", words: words(cell.transform, of: cell))]
  }

  /// The indexes of the lists that share a cell's reuse queue.
  private func owners(of name: CellBook.Cell) -> [Int] {
    cells.queues(inPane: name.pane).first { $0.lists.first == name.owner }?.lists ?? []
  }

  /// The cell object with its list and row; nil if the cell is not shown.
  private func find(
    _ name: CellBook.Cell, in pane: Pane
  ) -> (cell: ReusableView, list: PaneList, path: IndexPath)? {
    for list in owners(of: name).map({ pane.lists[$0] }) {
      for (cell, path) in list.shownRows
      where cell.instanceNumber == name.number && cell.queueIdentifier == name.identifier {
        return (cell, list, path)
      }
    }
    return findLeaving(name, in: pane)
  }

  /// A cell that has lost its row and is disappearing, with the row that it had.
  private func findLeaving(
    _ name: CellBook.Cell, in pane: Pane
  ) -> (cell: ReusableView, list: PaneList, path: IndexPath)? {
    guard case .row(let path, let list) = cells.history(of: name).last?.place else { return nil }
    var found: ReusableView?
    pane.lists[list].forEachLeavingCell { cell in
      if cell.instanceNumber == name.number, cell.queueIdentifier == name.identifier {
        found = cell
      }
    }
    return found.map { ($0, pane.lists[list], path) }
  }

  // MARK: Words

  /// A cell in words: its letter, with its number in parentheses.
  private func cellWords(_ name: CellBook.Cell, _ cell: String) -> String {
    "\(cell) \(cells.stamp(of: name)?.letter ?? "") (\(name.number))"
  }

  private func words(
    _ stay: CellBook.Stay, isFirst: Bool, in pane: Pane, isShared: Bool
  ) -> Words {
    switch stay.place {
    case .queue: return isFirst ? "created ahead, in the queue" : "to the queue"
    case .row(let path, let list):
      let row = pane.lists[list].rowName(path) + (isShared ? " of \(pane.lists[list].id)" : "")
      return isFirst ? "\(row), new" : Words(row)
    }
  }

  private func words(_ frame: (x: Fact, y: Fact, width: Fact, height: Fact)) -> Words {
    "\(frame.x) \(frame.y)  \(frame.width) \(frame.height)"
  }

  private func words(_ rect: Rect, ofRowAt path: IndexPath, in list: View) -> Words {
    let row = Fact.Subject.part("\(path)", of: ObjectIdentifier(list))
    return words(
      (
        Fact(.frameX, of: row, rect.minX), Fact(.frameY, of: row, rect.minY),
        Fact(.frameWidth, of: row, rect.width), Fact(.frameHeight, of: row, rect.height)
      ))
  }

  private func words(_ rect: Rect, onScreen view: View) -> Words {
    words(
      (
        Fact(.screenX, of: view, rect.minX), Fact(.screenY, of: view, rect.minY),
        Fact(.screenWidth, of: view, rect.width), Fact(.screenHeight, of: view, rect.height)
      ))
  }

  private func words(_ transform: AffineTransform, of view: View) -> Words {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return zip(["a", "b", "c", "d", "tx", "ty"], numbers).reduce("") { words, number in
      words + (words.isEmpty ? "" : " ")
        + Fact(.init("transform.\(number.0)", .points), of: view, number.1).words
    }
  }

  private func words(_ point: (x: Fact, y: Fact)) -> Words { "\(point.x) \(point.y)" }
}
