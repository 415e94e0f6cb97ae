import Inspecting
import SceneParts
import ScrollEngine

// The marked cell is marked everywhere at once: on the stage, in the queue, in its lane and on its
// chip.
extension Shell {
  /// Updates the lanes to the shown moment.
  func showLanes() {
    guard !lanes.isHidden else { return }
    let now = transport.state
    lanes.show(
      LanesView.State(
        changeCount: session.record.lanes.changeCount, origin: now.start, time: now.time,
        length: now.length,
        end: now.end, marked: markedCell),
      laneGroups)
  }

  /// Updates the strip of the pictures' times to the shown moment.
  func showStrip() {
    guard !strip.isHidden else { return }
    let now = transport.state
    strip.show(
      PictureStrip.State(
        changeCount: session.record.pictures.changeCount, start: now.start, time: now.time,
        length: now.length,
        end: now.end),
      session.record.pictures)
  }

  private var laneGroups: [LanesView.Group] {
    let all = session.record.lanes.lanes
    let places = scene.panes.indices.filter { all.indices.contains($0) && !all[$0].isEmpty }
    let groups = places.map { place in
      let pane = scene.panes[place]
      let colors = pane.lists.map(\.colors.cell)
      return LanesView.Group(
        title: pane.shortTitle, of: pane.root, lanes: all[place],
        colors: Set(colors).count > 1 ? colors : [],
        rowName: { pane.lists[$0].title(ofRowAt: $1) })
    }
    guard groups.count == 1, let place = places.first else { return groups }
    // If a single pane has two or three reuse queues, each queue has a group of its own.
    let (pane, group) = (scene.panes[place], groups[0])
    let owners = Set(group.lanes.map(\.cell.owner)).sorted()
    guard (2...3).contains(owners.count) else { return groups }
    return owners.map { owner in
      let lists =
        session.run.cells.queues(inPane: place).first { $0.lists[0] == owner }?.lists ?? []
      return LanesView.Group(
        title: lists.count == 1 ? pane.lists[owner].title : "\(lists.count) lists",
        of: pane.lists[owner].view, lanes: group.lanes.filter { $0.cell.owner == owner },
        colors: lists.count == 1 ? [] : group.colors, rowName: group.rowName)
    }
  }

  /// The hovered target, or the pinned one if none is hovered, if that target is a cell; else nil.
  var markedCell: CellBook.Cell? {
    let target = pointer.hoverTarget ?? pin
    if case .cell(let cell) = target { return cell }
    return nil
  }

  /// The cell that a lane, a reuse queue or a chip shows at a point of the shell; nil if there is
  /// none.
  func cellAside(at position: Point) -> CellBook.Cell? {
    let hit = window.hitTest(position, with: nil)
    if hit === lanes { return lanes.cell(at: window.convert(position, to: lanes)) }
    if hit === stage { return stage.cellAside(at: position - stage.frame.origin) }
    guard let hit, hit.isDescendant(of: inspector) else { return nil }
    return inspector.cell(at: window.convert(position, to: inspector))
  }

  /// The area, in points of the stage, of the lane, queue entry or chip at a position; nil if none
  /// is there.
  func placeAside(at position: Point) -> Rect? {
    guard let cell = cellAside(at: position) else { return nil }
    let origin = stage.frame.origin
    if !lanes.isHidden, lanes.frame.contains(position), let lane = lanes.frame(of: cell) {
      return lane.offsetBy(lanes.frame.origin - origin)
    }
    return Rect(origin: position - origin, size: .zero).inset(by: -Self.chipReach)
  }

  /// The greatest radius of chips and discs, in points.
  private static let chipReach = 21.0

  /// Scrolls to the position of a press on a map; returns whether a map is there.
  func pressMap(at position: Point, _ finger: InputEvent.Pointer) -> Bool {
    let point = position - stage.frame.origin
    guard help.isHidden, window.hitTest(position, with: nil) === stage,
      let pane = stage.stageLayout.panes.firstIndex(where: { $0.mapReach?.contains(point) == true })
    else { return false }
    pointer.holder = .map(pane: pane, pointer: finger.id)
    if session.isRecording { announce("A script has no clicks on the map: scroll instead") }
    scroll(toMapPoint: position, ofPane: pane)
    return true
  }

  /// Scrolls to the position of a drag on a pane's map.
  func dragOnMap(ofPane pane: Int, _ kind: InputEvent.Kind, at position: Point) {
    switch kind {
    case .pointerUp, .pointerCancelled: pointer.holder = .nobody
    case .pointerMoved, .pointerDown: scroll(toMapPoint: position, ofPane: pane)
    default: break
    }
  }

  private func scroll(toMapPoint position: Point, ofPane place: Int) {
    let pane = scene.panes[place]
    guard !session.isRecording, let map = stage.map(of: pane, stage.stageLayout.panes[place]),
      let y = map.offset(at: position.y - stage.frame.minY)
    else { return }
    session.send(.jump(Point(x: pane.scroller?.contentOffset.x ?? 0, y: y), pane: place))
  }

  /// Shows the moment at a press on the chart of the scene's panel; returns whether a chart is there.
  func pressChart(at position: Point, _ finger: InputEvent.Pointer) -> Bool {
    guard help.isHidden, window.hitTest(position, with: nil) === stage,
      stage.part(at: position - stage.frame.origin, configuration.text) == .chart
    else { return false }
    setFocus(nil)
    pointer.holder = .chart(pointer: finger.id, end: session.shownTime)
    seekOnChart(at: position)
    return true
  }

  /// Shows the moments under a drag on the chart.
  func dragOnChart(_ kind: InputEvent.Kind, at position: Point) {
    switch kind {
    case .pointerUp, .pointerCancelled: pointer.holder = .nobody
    case .pointerMoved, .pointerDown: seekOnChart(at: position)
    default: break
    }
  }

  private func seekOnChart(at position: Point) {
    if let time = stage.chartTime(at: position.x - stage.frame.minX) { seek(to: time) }
  }

  /// Marks a cell everywhere; nil removes the mark.
  func mark(_ cell: CellBook.Cell?) {
    stage.marked = cell
    inspector.marked = cell
    showLanes()
    if tour != nil { updateTour() }
  }
}
