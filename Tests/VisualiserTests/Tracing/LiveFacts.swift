import Documents
import SceneParts
import ScrollEngine
import Traces

@testable import Inspecting
@testable import Visualiser

/// The facts of a run, read from its views and reports, and those of a trace, as lines that must be
/// equal.
@MainActor
enum LiveFacts {
  // MARK: A run

  static func lines(of run: SceneRun) -> [String] {
    var lines: [String] = []
    for (place, pane) in run.panes.enumerated() {
      let views = Self.views(of: pane)
      for (id, view) in views { lines.append(line(of: view, id, views)) }
      lines += cells(of: pane, place, run.cells)
      let queues = pane.lists.map { (id: pane.prefix + $0.id, queue: $0.view.reuseQueue) }
      lines += LayoutReport.ReuseEntry.entries(for: queues).map {
        let s = $0.statistics
        return
          "queue \($0.owner) \($0.identifier): \([s.live, s.queued, s.created, s.dequeued, s.reused])"
      }
    }
    return lines.sorted()
  }

  private static func views(of pane: Pane) -> [(id: String, view: View)] {
    var views = pane.namedViews
    for list in pane.lists {
      var count = 0
      list.forEachView { view in
        count += 1
        let id = pane.prefix + list.id + (count == 1 ? "" : "#\(count)")
        if !views.contains(where: { $0.id == id }) { views.append((id, view)) }
      }
    }
    return views
  }

  private static func line(
    of view: View, _ id: String, _ views: [(id: String, view: View)]
  ) -> String {
    let entry = LayoutReport.ViewEntry(view, id: id)
    var parent: (id: String, view: View)?
    var ancestor = view.superview
    while let current = ancestor, parent == nil {
      // A view may have two names; the last one counts.
      parent = views.last { $0.view === current }
      ancestor = current.superview
    }
    var frame = entry.frame
    if let parent, let superview = view.superview, superview !== parent.view {
      frame = parent.view.convert(superview.convert(frame, to: nil), from: nil)
    }
    var line = "view \(id) \(entry.kind) in \(parent?.id ?? "-"): \(text(frame))"
    guard let scrollView = view as? ScrollView else { return line }
    line += " bounds \(text(entry.bounds ?? .zero)) content \(text(entry.contentSize ?? .zero))"
    line += " insets \(text(scrollView.contentInset)) \(text(scrollView.adjustedContentInset))"
    return line + (scrollView.movement == nil ? " still" : " moved")
  }

  private static func cells(of pane: Pane, _ place: Int, _ book: CellBook) -> [String] {
    var lines: [String] = []
    func name(_ queue: QueueBook, _ identifier: String, _ number: Int) -> String {
      let cell = CellBook.Cell(
        pane: place, owner: queue.lists[0], identifier: identifier, number: number)
      return "cell \(book.stamp(of: cell)?.letter ?? "") \(identifier) \(number)"
    }
    for queue in book.queues(inPane: place) {
      for index in queue.lists {
        let list = pane.lists[index]
        let stale = list.staleCells
        var count = 0
        list.forEachView { view in
          count += 1
          let id = pane.prefix + list.id + (count == 1 ? "" : "#\(count)")
          view.forEachLiveRow { cell, path in
            let frame =
              cell.superview === view
              ? cell.frame : view.convert(cell.convert(cell.bounds, to: nil), from: nil)
            let isStale =
              stale[.init(cell.queueIdentifier, cell.instanceNumber)] == nil ? "" : " stale"
            lines.append(
              "\(name(queue, cell.queueIdentifier, cell.instanceNumber)) in \(id)"
                + " \(path.section).\(path.row) \(text(frame))\(isStale)")
          }
          for cell in view.leavingCells {
            let number = cell.instanceNumber
            let chip = queue.chips.first { $0.identifier == cell.queueIdentifier }?.all
              .first { $0.number == number }
            let path = chip?.place.path.map { "\($0.section).\($0.row)" } ?? "waits"
            let frame =
              cell.superview === view
              ? cell.frame : view.convert(cell.convert(cell.bounds, to: nil), from: nil)
            lines.append(
              "\(name(queue, cell.queueIdentifier, number)) in \(id) \(path) \(text(frame))")
          }
        }
      }
      for chips in queue.chips {
        lines += chips.waiting.map { "\(name(queue, chips.identifier, $0)) waits" }
      }
    }
    return lines
  }

  /// What the inspector and the trays say of a run: the order of the waiting cells, the numbers of the
  /// bill and the queues, and where the cells were before. A list that never had a cell is not known to
  /// be one in a trace, so its empty queue does not count.
  static func details(of run: SceneRun) -> [String] {
    let readout = run.readout()
    var lines = readout.bills.map {
      "bill \([$0.onScreen, $0.offScreen, $0.waiting, $0.made, $0.asked]) \($0.isReusing)"
    }
    lines += readout.queues.filter { $0.statistics.created > 0 }.map { queue in
      let chips = queue.chips.map {
        "\($0.stamp.letter)\($0.isLive ? "+" : "-")\($0.isStale ? "!" : "") \(text($0.flash))"
      }
      return "queue \(queue.statistics): \(chips.joined(separator: " "))"
    }
    for (place, _) in run.panes.enumerated() {
      for book in run.cells.queues(inPane: place) {
        for chips in book.chips {
          let owner = book.lists[0]
          lines.append("waiting \(chips.identifier) \(chips.waiting)")
          for chip in chips.all {
            let cell = CellBook.Cell(
              pane: place, owner: owner, identifier: chips.identifier, number: chip.number)
            let stays = run.cells.history(of: cell).map { stay in
              "\(text(stay.time)) \(stay.place.path.map { "\($0.section).\($0.row)" } ?? "waits")"
            }
            lines.append("cell \(chips.identifier) \(chip.number): \(stays)")
          }
        }
      }
    }
    return lines.sorted()
  }

  // MARK: A trace

  static func lines(of state: TraceState) -> [String] {
    func id(_ key: TraceView.Key?) -> String { key.map { state.views[$0]?.id ?? "?" } ?? "-" }
    let views = state.views.values.map { view in
      var line =
        "view \(view.id) \(view.kind) in \(id(view.state.parent)): \(text(view.state.frame))"
      if let scroll = view.state.scroll {
        line += " bounds \(text(view.state.bounds)) content \(text(scroll.contentSize))"
        line += " insets \(text(scroll.contentInset)) \(text(scroll.adjustedContentInset))"
        line += scroll.motion == .still ? " still" : " moved"
      }
      return line
    }
    let cells = state.cells.values.map { cell in
      let name = "cell \(cell.letter) \(cell.identifier) \(cell.number)"
      guard let path = cell.state.path else { return "\(name) waits" }
      return "\(name) in \(id(cell.state.list)) \(path.section).\(path.row)"
        + " \(text(cell.state.frame))\(cell.state.isStale ? " stale" : "")"
    }
    let queues = state.queues.values.map {
      let c = $0.counts
      return
        "queue \($0.owner) \($0.identifier): \([c.live, c.queued, c.created, c.dequeued, c.reused])"
    }
    return (views + cells + queues).sorted()
  }

  // MARK: Calls

  static func line(of call: TraceCall) -> String {
    // A report does not say which call of the program makes a list ask.
    let programCall = call.name == "numberOfSections" ? nil : call.programCall
    let cause = [call.cause, programCall].compactMap(\.self).joined(separator: ", ")
    let path = call.path.map { "\($0.section).\($0.row)" } ?? "-"
    let values = call.before.isEmpty ? "" : "\(call.before) \(call.after)"
    // In a report, a list that stands for several has one name.
    let view = call.view.prefix { $0 != "#" }
    return
      "\(view) \(call.name) \(path) \(call.letter ?? "-") \(call.outcome ?? "-") \(cause) \(values)"
  }

  static func line(of call: CallEntry) -> String {
    // The calls about several rows name one of them.
    let isOfSeveral = call.call.hasPrefix("prefetch") || call.call.hasPrefix("cancelPrefetching")
    var path = "-"
    if !isOfSeveral, let section = call.section, let row = call.row { path = "\(section).\(row)" }
    let values = call.from.map { "\($0) \(call.to ?? [])" } ?? ""
    return
      "\(call.view) \(call.call) \(path) \(call.letter ?? "-") \(call.outcome ?? "-") \(call.cause ?? "") \(values)"
  }

  // MARK: Numbers

  /// A number to a millionth of a point: some are converted in another way than the trace does it.
  private static func text(_ number: Double) -> String {
    "\((number * 1e6).rounded() / 1e6 + 0)"
  }

  private static func text(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: ",")
  }

  private static func text(_ size: Size) -> String { "\(text(size.width)),\(text(size.height))" }

  private static func text(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: ",")
  }
}
