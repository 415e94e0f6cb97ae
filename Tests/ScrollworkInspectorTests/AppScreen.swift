import Controls
import Hosting
import SceneParts
import ScrollEngine
import TestSupport

@testable import ScrollworkInspector

/// A program's window without a display, with an inspector.
@MainActor
final class AppScreen {
  let window = Window()
  let content: WindowContent
  let inspector: Inspector
  private(set) var time = 0.0

  init(
    _ controller: ViewController? = nil, size: Size = Size(width: 900, height: 600),
    place: Inspector.Place = .over, capture: CallBacktrace.Capture? = nil,
    clock: (any CostMeter)? = nil
  ) {
    content = WindowContent(window, text: FixedAdvanceText())
    inspector = Inspector.attach(to: content, place: place, capture: capture, clock: clock)
    content.resize(to: size)
    window.rootViewController = controller
    pass(0)
  }

  /// The open inspector.
  var screen: InspectorScreen? { content.companion as? InspectorScreen }

  /// Lets time pass, in seconds, frame by frame.
  func pass(_ seconds: Double) {
    let end = time + seconds
    repeat {
      time = min(end, time + 1.0 / 60)
      _ = content.tick(to: time)
    } while time < end
  }

  func send(_ kind: InputEvent.Kind) {
    content.handle(InputEvent(time: time, kind))
    pass(1.0 / 60)
  }

  func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) {
    send(.key(InputEvent.KeyPress(key, modifiers: modifiers)))
  }

  func turnWheel(at point: Point, by notches: Double) {
    send(.wheel(InputEvent.Wheel(at: point, delta: Point(x: 0, y: notches))))
    pass(1)
  }

  func click(_ point: Point) {
    send(.pointerMoved(InputEvent.Pointer(at: point)))
    send(.pointerDown(InputEvent.Pointer(at: point, isPressed: true)))
    send(.pointerUp(InputEvent.Pointer(at: point)))
    pass(0.5)
  }

  /// Draws the window, as a host does after a frame.
  func draw() -> DisplayList { content.displayList(at: 1) }

  /// Clicks a button of the panel.
  func click(_ button: PanelBar.Button) {
    _ = draw()
    guard let screen, let frame = screen.panel.bar.frame(of: button) else { return }
    click(Point(x: frame.midX, y: frame.midY) + screen.panel.frame.origin)
  }
}

/// Rows in a table; counts displayed rows and records selected ones.
final class RowsController: ViewController, TableViewDataSource, TableViewDelegate {
  let table = TableView()
  let count: Int
  private(set) var displayed = 0
  private(set) var selected: [Int] = []

  init(rows: Int) {
    count = rows
    super.init()
  }

  override func loadView() {
    table.rowHeight = 40
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    view = table
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    displayed += 1
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}
