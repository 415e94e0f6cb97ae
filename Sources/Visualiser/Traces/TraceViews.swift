import Drawing
import SceneParts
import ScrollEngine
import Traces

/// The stand-ins for the views, cells and queues of a trace.
@MainActor
final class TraceViews {
  let panes: [TraceShape.PaneViews]
  /// The pane of each view of the shape that is a list, and the index of its queue; nil for other views.
  private(set) var places: [(pane: Int, queue: Int)?]
  /// The pane of each view of the shape, as an index; nil for those in none.
  private var panesOfViews: [Int?]
  private let shape: TraceShape
  private let look: TraceLook
  /// The stand-in of each view of the shape; nil for those in no pane.
  private var standIns: [(any TraceStandIn)?]
  private var queues: [ReuseQueue] = []
  private var queueNumbers: [String: Int] = [:]
  /// The pane of each queue.
  private var panesOfQueues: [Int: Int] = [:]
  /// The index of each view in the shape, and the shown panes of roots.
  private let ids: [String: Int]
  private var roots: [Int: Pane] = [:]
  private var keys: [TraceView.Key: Int] = [:]
  private var shown: Set<Int> = []
  private var cells: [TraceCell.Key: StandInCell] = [:]
  private var named: [RecordedCells.Cell: StandInCell] = [:]
  private var statistics: [RecordedCells.Pool: (key: TraceQueue.Key, counts: TraceQueue.Counts)] =
    [:]
  private var pools: [TraceQueue.Key: RecordedCells.Pool] = [:]

  init(_ shape: TraceShape, _ look: TraceLook) {
    self.shape = shape
    self.look = look
    panes = shape.panes
    ids = Dictionary(
      shape.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    places = shape.views.map { _ in nil }
    panesOfViews = shape.views.map { _ in nil }
    standIns = shape.views.map { _ in nil }
    for (number, pane) in panes.enumerated() {
      for place in [pane.root] + pane.others { makeStandIn(place, inPane: number) }
    }
  }

  private func makeStandIn(_ place: Int, inPane pane: Int) {
    let view = shape.views[place]
    let isRoot = panes[pane].root == place
    panesOfViews[place] = pane
    if view.hasCells {
      let queue = queueNumber(of: TraceShape.listName(of: view.id))
      places[place] = (pane, queue)
      panesOfQueues[queue] = pane
      let colors = look.list(listName(of: place), view.kind, place).colors
      standIns[place] = StandInList(view, colors: colors, queue: queues[queue])
    } else if view.scrolls {
      standIns[place] = StandInScrollView(view, background: Palette.surface)
    } else {
      standIns[place] = StandInBox(view, isRoot: isRoot)
    }
    standIns[place]?.clipsToBounds = !isRoot
  }

  /// The name of the list that a view is one of, if that is a view, too.
  private func listName(of place: Int) -> String {
    let id = shape.views[place].id
    let name = TraceShape.listName(of: id)
    return ids[name] == nil ? id : name
  }

  /// The number of the queue of a list, by its name.
  private func queueNumber(of list: String) -> Int {
    if let known = queueNumbers[list] { return known }
    let number = queues.count
    queues.append(ReuseQueue())
    let owners = shape.owners.first { $0.contains(list) } ?? [list]
    for owner in owners where queueNumbers[owner] == nil { queueNumbers[owner] = number }
    queueNumbers[list] = number
    return number
  }

  // MARK: Panes

  /// The largest viewport, in points.
  private static let largestViewport = 4_096.0

  private static func viewport(_ size: Size) -> Size {
    Size(
      width: min(max(size.width, 1), largestViewport),
      height: min(max(size.height, 1), largestViewport))
  }

  /// Makes the pane with an index.
  func makePane(_ number: Int, _ record: Pane.Record) -> Pane {
    let views = panes[number]
    let root = shape.views[views.root]
    var lists: [(name: String, places: [Int])] = []
    var others: [(id: String, view: View)] = []
    for place in [views.root] + views.others {
      guard shape.views[place].hasCells else {
        if place != views.root, let view = standIns[place] {
          others.append((shape.views[place].id, view))
        }
        continue
      }
      let name = listName(of: place)
      if let known = lists.firstIndex(where: { $0.name == name }) {
        lists[known].places.append(place)
      } else {
        lists.append((name, [place]))
      }
    }
    let title = look.title(ofPane: root.id)
    let paneLists = lists.enumerated().map { index, list in paneList(list.name, list.places, index)
    }
    let pane = Pane(
      title: title.long, shortTitle: title.short, verdict: title.verdict,
      root: standIns[views.root] ?? View(), rootID: root.id, lists: paneLists,
      decorations: [TraceOutlines()], otherViews: others,
      contents: ([views.root] + views.others).compactMap { place in
        guard standIns[place] != nil else { return nil }
        let id = shape.views[place].id
        return (id, id)
      },
      viewport: Self.viewport(root.first.size), room: Self.viewport(root.largest), record: record)
    roots[views.root] = pane
    return pane
  }

  private func paneList(_ name: String, _ places: [Int], _ index: Int) -> PaneList {
    let all = places.compactMap { standIns[$0] as? StandInList }
    let look = look.list(name, shape.views[places[0]].kind, index)
    var list = PaneList(
      id: name, title: look.title,
      currentViews: { [unowned self] in
        let current = zip(places, all).filter { shown.contains($0.0) }.map(\.1)
        return current.isEmpty ? [all[0]] : current
      },
      colors: look.colors, count: { 0 }, stampPlace: look.stampPlace)
    list.elements = look.elements
    list.knowsCount = false
    return list
  }

  /// The pane of a view that makes a call, as an index, and its queue; the first pane for other views.
  func place(ofCallBy id: String) -> (pane: Int, queue: ReuseQueue?) {
    guard let place = ids[id] else { return (0, nil) }
    if let list = places[place] { return (list.pane, queues[list.queue]) }
    return (panesOfViews[place] ?? 0, nil)
  }

  func isPanned(inPane number: Int) -> Bool {
    let pane = panes[number]
    return ([pane.root] + pane.others).contains { standIns[$0]?.motion == .finger }
  }

  // MARK: States

  /// Shows a whole state; `orders` are those of the waiting cells, and `name` names a cell.
  func show(
    _ state: TraceState, _ orders: RecordedCells.Orders,
    _ name: (TraceCell.Key) -> RecordedCells.Cell?
  ) {
    for (key, cell) in cells where state.cells[key] == nil { forget(cell, key) }
    for key in keys.keys where state.views[key] == nil { forget(key) }
    let views = state.views.sorted { $0.key.number < $1.key.number }
    for (key, view) in views { keys[key] = ids[view.id] }
    for (key, view) in views { show(view.state, key) }
    for (key, cell) in state.cells { show(cell, key, name(key)) }
    for key in state.views.keys { show(state.pictures[.view(key)], of: .view(key)) }
    for key in state.cells.keys { show(state.pictures[.cell(key)], of: .cell(key)) }
    let old = Set(statistics.keys)
    (statistics, pools) = ([:], [:])
    for (key, queue) in state.queues { add(queue, key) }
    show(old.union(statistics.keys).union(orders.keys), orders)
  }

  /// Shows the changes of a tick that cells have noted.
  func show(_ tick: TraceTick, _ known: RecordedCells) {
    for news in tick.views {
      if case .added(let view) = news.change { keys[news.key] = ids[view.id] }
    }
    for news in tick.views {
      switch news.change {
      case .added(let view): show(view.state, news.key)
      case .changed(let state): show(state, news.key)
      case .gone: forget(news.key)
      }
    }
    for news in tick.cells {
      switch news.change {
      case .added(let cell): show(cell, news.key, known.cell(news.key))
      case .changed(let state): cells[news.key].map { show($0, state) }
      case .gone: cells[news.key].map { forget($0, news.key) }
      }
    }
    for news in tick.pictures { show(news.picture, of: news.thing) }
    var touched = known.touched
    for news in tick.queues {
      if case .added(let queue) = news.change { add(queue, news.key) }
      guard let pool = pools[news.key] else { continue }
      touched.insert(pool)
      switch news.change {
      case .added: break
      case .changed(let counts): statistics[pool]?.counts = counts
      case .gone: (statistics[pool], pools[news.key]) = (nil, nil)
      }
    }
    if !touched.isEmpty { show(touched, known.orders) }
  }

  // MARK: Views

  /// Shows what a view or a cell shows by itself; nil if that is not recorded.
  private func show(_ picture: TracePicture?, of thing: TraceThing) {
    switch thing {
    case .view(let key):
      guard let place = keys[key] else { return }
      standIns[place]?.showPicture(picture, isRoot: roots[place] != nil, standIn: standIn)
    case .cell(let key): cells[key]?.showPicture(picture, standIn: standIn)
    }
  }

  private func standIn(for thing: TraceThing) -> View? {
    switch thing {
    case .view(let key): keys[key].flatMap { standIns[$0] }
    case .cell(let key): cells[key]
    }
  }

  private func show(_ state: TraceView.State, _ key: TraceView.Key) {
    guard let place = keys[key], let standIn = standIns[place] else { return }
    shown.insert(place)
    let state = state.standing
    if let pane = roots[place] {
      let size = Self.viewport(state.frame.size)
      if pane.viewport != size { pane.resizeViewport(to: size) }
      return standIn.show(state, isRoot: true)
    }
    move(standIn, into: parent(of: place, state))
    standIn.show(state, isRoot: false)
  }

  /// The view in which a view lies. One of which no parent is recorded lies beside the root of its pane,
  /// or, if it scrolls, in a cell that waits, and so nowhere.
  private func parent(of place: Int, _ state: TraceView.State) -> View? {
    if let parent = state.parent { return keys[parent].flatMap { standIns[$0] } }
    guard state.scroll == nil, let pane = panesOfViews[place] else { return nil }
    return roots[panes[pane].root]?.window
  }

  /// The greatest number of views that lie in each other.
  private static let mostNested = 100

  /// Moves a view into another one; nil for none. It also comes into none that lies in it.
  private func move(_ view: any TraceStandIn, into parent: View?) {
    guard view.superview !== parent else { return }
    view.removeFromSuperview()
    guard let parent, parent !== view, !parent.isDescendant(of: view) else { return }
    var depth = 0
    var ancestor: View? = parent
    while let current = ancestor {
      depth += 1
      ancestor = current.superview
    }
    if depth < Self.mostNested { parent.addSubview(view) }
  }

  private func forget(_ key: TraceView.Key) {
    guard let place = keys.removeValue(forKey: key), !keys.values.contains(place) else { return }
    shown.remove(place)
    if roots[place] == nil { standIns[place]?.removeFromSuperview() }
  }

  // MARK: Cells

  private func show(_ cell: TraceCell, _ key: TraceCell.Key, _ name: RecordedCells.Cell?) {
    guard let name, queues.indices.contains(name.pool.queue) else { return }
    let standIn = cells[key] ?? StandInCell(name)
    if cells.updateValue(standIn, forKey: key) == nil {
      named[name] = standIn
      setStamp(cell.letter, of: name)
    }
    show(standIn, cell.state)
  }

  private func setStamp(_ letter: String, of cell: RecordedCells.Cell) {
    let queue = cell.pool.queue
    guard let stamp = Stamp(letter: letter), let pane = panesOfQueues[queue] else { return }
    roots[panes[pane].root]?.stamps.set(
      stamp, of: cell.number, cell.pool.identifier, in: queues[queue])
  }

  private func show(_ cell: StandInCell, _ state: TraceCell.State) {
    guard let path = state.path, let place = keys[state.list],
      let list = standIns[place] as? StandInList
    else { return cell.show(nil) }
    cell.show((list, IndexPath(path), state.frame.standing, state.isStale))
  }

  private func forget(_ cell: StandInCell, _ key: TraceCell.Key) {
    cell.show(nil)
    cells[key] = nil
    if named[cell.name] === cell { named[cell.name] = nil }
  }

  // MARK: Queues

  private func add(_ queue: TraceQueue, _ key: TraceQueue.Key) {
    guard let owner = queue.owner.split(separator: "+").first,
      let number = queueNumbers[String(owner)]
    else { return }
    let pool = RecordedCells.Pool(queue: number, identifier: queue.identifier)
    statistics[pool] = (key, queue.counts)
    pools[key] = pool
  }

  /// Shows the statistics and the waiting cells of pools.
  private func show(_ pools: Set<RecordedCells.Pool>, _ orders: RecordedCells.Orders) {
    // In the order in which the queue of the run has them.
    func place(_ pool: RecordedCells.Pool) -> Int { statistics[pool]?.key.number ?? .max }
    for pool in pools.sorted(by: { (place($0), $0.identifier) < (place($1), $1.identifier) }) {
      let counts = statistics[pool]?.counts ?? TraceQueue.Counts()
      let cells = (orders[pool] ?? []).compactMap { number in
        named[RecordedCells.Cell(pool: pool, number: number)]
      }
      queues[pool.queue].show(
        counts.statistics, waiting: cells, forIdentifier: pool.identifier)
    }
  }
}
