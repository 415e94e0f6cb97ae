import Inspecting
import SceneParts
import ScrollEngine

// What a person points at on the stage is named and outlined; a click pins it.
extension Shell {
  /// The pointer rests or moves over the stage, with nothing pressed.
  func hover(at position: Point) {
    let isSomething = paneIndex(at: position) != nil || cellAside(at: position) != nil
    hoverPoint = isSomething && !stage.options.showsContentOnly ? position : nil
    updateInspection()
  }

  /// The content moves or a button goes down: the card must not be in the way.
  func endHover() {
    guard hoverPoint != nil else { return }
    hoverPoint = nil
    updateInspection()
  }

  /// Updates the names of what lies under the pointer and what is pinned.
  func updateInspection() {
    hoverTarget = hoverPoint.flatMap(target(at:))
    inspection.hovered = hoverTarget.flatMap(mark(on:))
    if let hoverPoint { inspection.hovered?.place = placeAside(at: hoverPoint) }
    inspection.line = hoverPoint.flatMap(lineName(at:))
    if let hoverPoint, pin == nil { inspection.anchor = hoverPoint - stage.frame.origin }
    inspection.pinned = pin.flatMap(mark(on:))
    mark(markedCell)
  }

  /// What lies at a point of the shell.
  func target(at position: Point) -> InspectionTarget? {
    if let cell = cellAside(at: position) { return .cell(cell) }
    guard let pane = paneIndex(at: position) else { return nil }
    let point = scenePoint(position, inPane: pane)
    let viewport = Rect(origin: .zero, size: scene.panes[pane].viewport)
    guard stage.options.showsOutside || viewport.contains(point) else { return nil }
    return run.inspectionTarget(at: point, inPane: pane)
  }

  private func mark(on target: InspectionTarget) -> InspectionView.Mark? {
    guard let inspection = run.inspection(of: target) else { return nil }
    let layout = stage.stageLayout
    let frame = layout.panes[inspection.pane]
    return InspectionView.Mark(
      inspection: inspection,
      outline: inspection.outline.map {
        $0.scaled(by: layout.scale).offsetBy(frame.viewport.origin)
      },
      column: stage.options.showsOutside ? frame.column : frame.viewport)
  }

  /// How far from a line a pointer still means it, in points.
  private static let lineReach = 2.0

  /// The line of the stage at a point of the shell, in words; nil if none is meant.
  private func lineName(at position: Point) -> InspectionView.LineName? {
    guard cellAside(at: position) == nil, tour == nil, let pane = paneIndex(at: position) else {
      return nil
    }
    let layout = stage.stageLayout
    let point = scenePoint(position, inPane: pane)
    let frame = layout.panes[pane]
    let column = stage.options.showsOutside ? frame.sight : frame.viewport.inset(by: -4)
    guard column.contains(position - stage.frame.origin) else { return nil }
    let nearest = scene.panes[pane].outlines(stage.options)
      .map { (outline: $0, distance: $0.distance(from: point) * layout.scale) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= Self.lineReach else { return nil }
    let outline = nearest.outline
    return InspectionView.LineName(
      words: "\(outline.name): \(tidy(outline.size.width)) × \(tidy(outline.size.height))",
      point: position - stage.frame.origin,
      rect: outline.rect.scaled(by: layout.scale).offsetBy(frame.viewport.origin), column: column)
  }

  // MARK: Clicks

  /// Pins what is clicked on, and keeps from the scene what it must not get.
  ///
  /// While time is running, the scene gets a click, too: it has to stop a moving list. While time
  /// stands, a click must not begin a new future; a press is held back until it moves. The position
  /// of `event` is the pane's. Returns whether to keep the event from the scene.
  func click(_ event: InputEvent, at position: Point, inPane pane: Int) -> Bool {
    let kind = event.kind
    switch kind {
    case .pointerDown(let pointer) where press == nil:
      let isStanding = !timeline.isPlaying || !timeline.isLive
      let isPointedOut = hoverPoint != nil || isStanding
      press = StagePress(
        id: pointer.id, start: position, target: isPointedOut ? target(at: position) : nil,
        heldBack: isStanding ? kind : nil)
      endHover()
      return isStanding
    case .pointerMoved(let pointer):
      guard let press, press.id == pointer.id, pointer.isPressed else { return false }
      guard press.isLeft(at: position) else { return press.heldBack != nil }
      self.press = nil
      if let heldBack = press.heldBack { send(.event(heldBack, pane: pane), at: event.time) }
      return false
    case .pointerUp(let pointer):
      guard let press, press.id == pointer.id else { return false }
      self.press = nil
      if let target = press.target { togglePin(target, at: position) } else { unpin() }
      if press.heldBack != nil { capturingPane = nil }
      return press.heldBack != nil
    case .pointerCancelled:
      let isHeldBack = press?.heldBack != nil
      press = nil
      if isHeldBack { capturingPane = nil }
      return isHeldBack
    default: return false
    }
  }

  // MARK: Pinning

  /// Pins something, or unpins it if it is pinned already.
  func togglePin(_ target: InspectionTarget, at position: Point) {
    pin = pin == target ? nil : target
    inspection.anchor = position - stage.frame.origin
    updateInspection()
  }

  /// Pins the cell whose chip in the inspector is at a point of the shell.
  func pinChip(at position: Point) {
    guard case .cell(let cell) = control(at: position) else { return }
    togglePin(.cell(cell), at: position)
  }

  func unpin() {
    pin = nil
    updateInspection()
  }

  /// Pins what comes before or after the pinned thing in its pane; nothing after the last one.
  func pinNeighbour(_ distance: Int) {
    let pane = focusedPane ?? pin?.pane ?? pointer.flatMap(paneIndex(at:)) ?? 0
    let targets = run.inspectionTargets(inPane: pane)
    let place = pin.flatMap { targets.firstIndex(of: $0) }
    let next = (place ?? (distance > 0 ? -1 : targets.count)) + distance
    pin = targets.indices.contains(next) ? targets[next] : nil
    let frame = stage.stageLayout.panes[pane]
    inspection.anchor = Point(x: frame.viewport.maxX, y: frame.viewport.minY)
    updateInspection()
  }

  /// What `Ctrl C` copies: the pinned thing, or else the report of the whole layout.
  var copiedText: String {
    pin.flatMap(run.inspection(of:))?.text ?? configuration.describe(report)
  }
}

/// A button or a finger that has gone down on the stage and has not moved yet.
struct StagePress {
  let id: Int
  /// In points of the shell.
  let start: Point
  /// What a click pins.
  let target: InspectionTarget?
  /// What the scene has not been told.
  let heldBack: InputEvent.Kind?

  /// A hand does not quite keep still during a click, in points.
  private static let slop = 4.0

  func isLeft(at position: Point) -> Bool {
    let way = position - start
    return max(way.x.magnitude, way.y.magnitude) > Self.slop
  }
}
