import Inspecting
import SceneParts
import ScrollEngine

// Views on the stage are named and outlined while pointed at; a click pins a view.
extension Shell {
  /// Called when the mouse moves without a pressed button.
  func hover(at position: Point) {
    let isSomething = paneIndex(at: position) != nil || cellAside(at: position) != nil
    pointer.hoverPoint = isSomething && !stage.options.showsContentOnly ? position : nil
    updateInspection()
  }

  /// Called when the content moves or a button is pressed. Hides the card about the view under the
  /// pointer, because the card may cover the content.
  func endHover() {
    guard pointer.hoverPoint != nil else { return }
    pointer.hoverPoint = nil
    updateInspection()
  }

  /// Updates the marks on the hovered and on the pinned target.
  func updateInspection() {
    pointer.hoverTarget = pointer.hoverPoint.flatMap(target(at:))
    inspection.hovered = pointer.hoverTarget.flatMap(mark(on:))
    inspection.line = pointer.hoverPoint.flatMap(lineName(at:))
    if let point = pointer.hoverPoint {
      inspection.hovered?.place = placeAside(at: point)
      if pin == nil { inspection.anchor = point - stage.frame.origin }
    }
    inspection.pinned = pin.flatMap(mark(on:))
    inspection.frame = cardRoom
    mark(markedCell)
  }

  /// The area for the card: the stage, with the lanes if the card is about one of these.
  private var cardRoom: Rect {
    var room = stage.frame
    if pin == nil, !lanes.isHidden, let point = pointer.hoverPoint, lanes.frame.contains(point) {
      room.size.height = lanes.frame.maxY - room.minY
    }
    return room
  }

  /// The inspectable view or cell at a point of the shell; nil if there is none.
  func target(at position: Point) -> InspectionTarget? {
    if let cell = cellAside(at: position) { return .cell(cell) }
    guard let pane = paneIndex(at: position) else { return nil }
    let point = scenePoint(position, inPane: pane)
    let viewport = Rect(origin: .zero, size: scene.panes[pane].viewport)
    guard stage.options.showsOutside || viewport.contains(point) else { return nil }
    return session.run.inspectionTarget(at: point, inPane: pane)
  }

  private func mark(on target: InspectionTarget) -> InspectionView.Mark? {
    guard let inspection = session.run.inspection(of: target) else { return nil }
    let layout = stage.stageLayout
    let frame = layout.panes[inspection.pane]
    return InspectionView.Mark(
      inspection: inspection,
      outline: inspection.outline.map {
        $0.scaled(by: layout.scale).offsetBy(frame.viewport.origin)
      },
      column: stage.options.showsOutside ? frame.column : frame.viewport)
  }

  /// The distance within which a pointer is considered to be on a line, in points.
  private static let lineReach = 2.0

  /// The name of the line at a point of the shell; nil if no line is near.
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
    let root = scene.panes[pane].root
    let width = Fact(.lineWidth, of: outline.name, in: root, outline.size.width)
    let height = Fact(.lineHeight, of: outline.name, in: root, outline.size.height)
    return InspectionView.LineName(
      words: "\(outline.name): \(width) × \(height)",
      point: position - stage.frame.origin,
      rect: outline.rect.scaled(by: layout.scale).offsetBy(frame.viewport.origin), column: column)
  }

  // MARK: Clicks

  /// Pins the target of a click, and decides whether the scene receives the event.
  ///
  /// While time runs, the scene receives clicks too, since a click stops a moving list. While time
  /// stands still, a click must not discard the recorded future, so a press is held back until the
  /// pointer moves. The position of `event` is in the pane's coordinates. Returns whether to keep
  /// the event from the scene.
  func click(_ event: InputEvent, at position: Point, inPane pane: Int) -> Bool {
    let kind = event.kind
    switch kind {
    case .pointerDown(let finger) where pointer.press == nil:
      let isStanding = !session.timeline.isPlaying || !session.timeline.isLive
      let isPointedOut = pointer.hoverPoint != nil || isStanding
      pointer.press = StagePress(
        id: finger.id, start: position, target: isPointedOut ? target(at: position) : nil,
        heldBack: isStanding ? kind : nil)
      endHover()
      return isStanding
    case .pointerMoved(let finger):
      guard let press = pointer.press, press.id == finger.id, finger.isPressed else { return false }
      guard press.isLeft(at: position) else { return press.heldBack != nil }
      pointer.press = nil
      if let heldBack = press.heldBack {
        session.send(.event(heldBack, pane: pane), at: event.time)
      }
      return false
    case .pointerUp(let finger):
      guard let press = pointer.press, press.id == finger.id else { return false }
      pointer.press = nil
      if let target = press.target { togglePin(target, at: position) } else { unpin() }
      if press.heldBack != nil { pointer.holder = .nobody }
      return press.heldBack != nil
    case .pointerCancelled:
      let isHeldBack = pointer.press?.heldBack != nil
      pointer.press = nil
      if isHeldBack { pointer.holder = .nobody }
      return isHeldBack
    default: return false
    }
  }

  // MARK: Pinning

  /// Pins a target, or unpins it if it is already pinned.
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

  /// Pins the target `distance` places after the pinned one in its pane; past either end, pins
  /// nothing.
  func pinNeighbour(_ distance: Int) {
    let pane = focusedPane ?? pin?.pane ?? pointer.position.flatMap(paneIndex(at:)) ?? 0
    let targets = session.run.inspectionTargets(inPane: pane)
    let place = pin.flatMap { targets.firstIndex(of: $0) }
    let next = (place ?? (distance > 0 ? -1 : targets.count)) + distance
    pin = targets.indices.contains(next) ? targets[next] : nil
    let frame = stage.stageLayout.panes[pane]
    inspection.anchor = Point(x: frame.viewport.maxX, y: frame.viewport.minY)
    updateInspection()
  }

  /// The text that `Ctrl C` copies: about the pinned target, or else the report of the whole
  /// layout.
  var copiedText: String {
    pin.flatMap(session.run.inspection(of:))?.text ?? configuration.describe(report)
  }
}

/// A button or a finger that has gone down on the stage and has not moved yet.
struct StagePress {
  let id: Int
  /// The position of the press, in points of the shell.
  let start: Point
  /// The target that a click pins; nil for none.
  let target: InspectionTarget?
  /// The event that is held back from the scene; nil if the scene has received it.
  let heldBack: InputEvent.Kind?

  /// The distance that a pointer may move during a click, in points.
  private static let slop = 4.0

  func isLeft(at position: Point) -> Bool {
    let way = position - start
    return max(way.x.magnitude, way.y.magnitude) > Self.slop
  }
}

extension Fact.Quantity {
  /// The size of the rectangle that a line on the stage outlines.
  fileprivate static let lineWidth = Fact.Quantity("width of an outline", .points)
  fileprivate static let lineHeight = Fact.Quantity("height of an outline", .points)
}
