/// A row that is swiped aside: its cell is drawn shifted, and buttons fill the uncovered part.
@MainActor
final class RowSwipe: FrameAnimating {
  private enum Phase {
    case dragged
    /// The uncovered width changes between two values in points, since a time in seconds.
    case moving(from: Double, to: Double, since: Double)
    case open
    case over
  }

  let cell: TableViewCell
  let path: IndexPath
  let view: SwipeActionsView
  private weak var table: TableView?
  private let reveal: SwipeReveal
  private var phase = Phase.dragged
  private var revealed = 0.0
  /// The width that was uncovered when the finger went down.
  private var base = 0.0

  init(
    _ cell: TableViewCell, at path: IndexPath, _ configuration: SwipeActionsConfiguration,
    isAtRight: Bool, in table: TableView
  ) {
    self.cell = cell
    self.path = path
    self.table = table
    view = SwipeActionsView(
      configuration.actions, isAtRight: isAtRight, rowHeight: cell.bounds.height)
    // An index lies in front of all rows, but not in front of uncovered buttons.
    if table.additions?.index == nil {
      table.put(view, .aboveCells)
    } else {
      table.addSubview(view)
    }
    cell.set(.swiped, to: true)
    reveal = SwipeReveal(
      buttons: view.widths.reduce(0, +), row: cell.bounds.width,
      hasFullSwipe: configuration.performsFirstActionWithFullSwipe)
    for button in view.buttons {
      button.addAction(
        Action { [unowned self, unowned button] _ in perform(button) }, for: .touchUpInside)
    }
  }

  /// Whether the row is moving back, or has moved back.
  var isClosing: Bool {
    switch phase {
    case .moving(_, let end, _): end == 0
    case .over: true
    case .dragged, .open: false
    }
  }

  // MARK: Dragging

  /// Converts a movement to the right, in points, to one that is positive if it uncovers the
  /// buttons.
  private func uncovering(_ x: Double) -> Double { view.isAtRight ? -x : x }

  func grab() {
    base = revealed
    phase = .dragged
  }

  func drag(by x: Double) { show(reveal.revealed(by: base + uncovering(x))) }

  func letGo(velocity x: Double) {
    switch reveal.end(at: revealed, velocity: uncovering(x)) {
    case .closed: move(to: 0)
    case .open: move(to: reveal.buttons)
    case .full:
      move(to: reveal.row)
      if let first = view.buttons.first { perform(first) }
    }
  }

  func open() { move(to: reveal.buttons) }
  func close() { move(to: 0) }

  private func perform(_ button: SwipeButton) {
    button.action.handler(button.action, button) { [weak self] _ in self?.close() }
  }

  // MARK: Showing

  private func show(_ width: Double) {
    revealed = width
    view.place(in: cell.uprightFrame, reveal, revealed: width)
    let x = view.isAtRight ? -width : width
    cell.transit = width == 0 ? nil : Transit(offset: Point(x: x, y: 0))
  }

  private func move(to end: Double) {
    if case .over = phase { return }
    guard let window = table?.window else { return finish() }
    phase = .moving(from: revealed, to: end, since: window.now)
    window.start(self)
  }

  func advance(to time: Double) -> Double? {
    guard case .moving(let start, let end, let began) = phase else { return nil }
    let part = min(max((time - began) / SwipeReveal.duration, 0), 1)
    // Fast at first, to continue the movement of the finger.
    show(start + (end - start) * (1 - (1 - part) * (1 - part)))
    guard part == 1 else { return time }
    phase = .open
    if end == 0 { finish() }
    return nil
  }

  /// Adapts the buttons to the row's current frame; ends the swipe if the row is gone.
  func follow() {
    guard let table, cell.superview === table, table.cellForRow(at: path) === cell else {
      return finish()
    }
    view.place(in: cell.uprightFrame, reveal, revealed: revealed)
  }

  /// Puts the row back at once.
  func finish() {
    if case .over = phase { return }
    phase = .over
    cell.transit = nil
    cell.set(.swiped, to: false)
    view.removeFromSuperview()
    table?.swipeIsOver(self)
  }
}
