import Controls
import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("Context menus")
struct ContextMenuTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    var log: [String] = []
    var asked: [Point] = []
    var hasMenu = true

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 40 }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
    ) -> ContextMenuConfiguration? {
      asked.append(point)
      guard hasMenu else { return nil }
      return ContextMenuConfiguration { [unowned self] _ in
        @MainActor func action(_ title: String, _ attributes: MenuElement.Attributes = []) -> Action
        {
          Action(title: title, attributes: attributes) { _ in
            self.log.append("\(title) \(indexPath.row)")
          }
        }
        return Menu(children: [
          action("Open"), action("Locked", .disabled), action("Secret", .hidden),
          Menu(
            title: "More", options: .displayInline,
            children: [action("Delete", .destructive)]),
        ])
      }
    }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let table = exactTable(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let hand: Hand
  private let rows = Rows()

  init() {
    hand = Hand(window)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func secondary(_ x: Double, _ y: Double, isDown: Bool = true) {
    let pointer = InputEvent.Pointer(
      at: Point(x: x, y: y), isPressed: isDown, button: .secondary)
    window.router.handle(
      InputEvent(time: window.now, isDown ? .pointerDown(pointer) : .pointerUp(pointer)))
  }

  private var labels: [String] {
    window.spokenElements.compactMap(\.label)
  }

  /// The frame of the part of the menu with this label.
  private func frame(_ label: String) -> Rect {
    window.spokenElements.first { $0.label == label }?.frame ?? .zero
  }

  @Test("open under the secondary button for the row there, and begin nothing else")
  func opening() {
    secondary(50, 100)
    #expect(window.isShowingContextMenu && rows.asked == [Point(x: 50, y: 100)])
    #expect(labels == ["Open", "Locked", "More", "Delete"])
    #expect(frame("Open").minX == 50 && frame("Open").minY > 100)
    #expect(!window.router.isTracking && rows.log.isEmpty)
    secondary(50, 100, isDown: false)
    #expect(window.isShowingContextMenu, "the button has not moved")
    let open = frame("Open")
    hand.tap(open.midX, open.midY)
    #expect(rows.log == ["Open 2"] && !window.isShowingContextMenu)
  }

  @Test("leave alone what cannot be chosen, and close when another place is clicked")
  func clicking() {
    secondary(50, 100)
    hand.tap(frame("Locked").midX, frame("Locked").midY)
    #expect(rows.log.isEmpty && window.isShowingContextMenu)
    hand.tap(390, 390)
    #expect(!window.isShowingContextMenu && rows.log.isEmpty)
    secondary(50, 100)
    secondary(60, 220)
    #expect(window.isShowingContextMenu && rows.asked.last == Point(x: 60, y: 220))
    window.frame.size.width = 300
    #expect(!window.isShowingContextMenu)
    rows.hasMenu = false
    secondary(50, 100)
    #expect(!window.isShowingContextMenu)
  }

  @Test("choose what the button is let go on, once it has moved")
  func draggingThrough() {
    secondary(50, 100)
    let delete = frame("Delete")
    hand.hover(delete.midX, delete.midY)
    secondary(delete.midX, delete.midY, isDown: false)
    #expect(rows.log == ["Delete 2"] && !window.isShowingContextMenu)
  }

  @Test("are used by keys, which reach nothing else")
  func keys() {
    secondary(50, 100)
    #expect(hand.press(.down) && hand.press(.down))
    hand.press(.enter)
    #expect(rows.log == ["Delete 2"])
    secondary(50, 100)
    hand.press(.up)
    hand.press(.up)
    hand.press(.space)
    #expect(rows.log == ["Delete 2", "Open 2"])
    secondary(50, 100)
    hand.press(.end)
    hand.press(.home)
    #expect(hand.press(.pageDown) && table.contentOffset.y == 0)
    hand.press(.escape)
    #expect(!window.isShowingContextMenu && rows.log.count == 2)
    secondary(50, 100)
    hand.press(.enter)
    #expect(window.isShowingContextMenu, "nothing is chosen yet")
  }

  @Test("open under a finger that stays, and not under one that taps")
  func longPress() {
    hand.down(50, 100, device: .touch)
    hand.up(50, 100, device: .touch)
    #expect(rows.log == ["select 2"] && rows.asked.isEmpty)
    hand.rest(1)
    hand.down(50, 180, device: .touch)
    hand.rest(0.6)
    #expect(window.isShowingContextMenu)
    hand.up(50, 180, device: .touch)
    #expect(window.isShowingContextMenu && rows.log == ["select 2"])
    window.dismissContextMenu()
    rows.hasMenu = false
    hand.down(50, 180, device: .touch)
    hand.rest(0.6)
    hand.up(50, 180, device: .touch)
    #expect(rows.log == ["select 2", "select 4"], "without a menu it is a tap")
  }

  @Test("stay in the window, wherever they are asked for", arguments: Soak.seeds(1...30))
  func inside(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let room = Rect(x: 8, y: 8, width: 384, height: 384)
    for _ in 0..<20 {
      let size = Size(
        width: Double.random(in: 50...600, using: &random),
        height: Double.random(in: 20...600, using: &random))
      let point = Point(
        x: Double.random(in: 0...400, using: &random),
        y: Double.random(in: 0...400, using: &random))
      let frame = MenuLayout.frame(of: size, at: point, in: room)
      // The edges allow for rounding.
      let edge = room.inset(by: -1e-9)
      #expect(frame.minX >= edge.minX && frame.maxX <= edge.maxX)
      #expect(frame.minY >= edge.minY && frame.maxY <= edge.maxY)
      #expect(frame.width == min(size.width, 384) && frame.height == min(size.height, 384))
    }
  }

  @Test("higher than the window follow the keys")
  func high() {
    window.presentContextMenu(
      Menu(children: (0..<30).map { number in Action(title: "\(number)") { _ in } }),
      at: Point(x: 10, y: 10))
    hand.press(.end)
    #expect(frame("29").maxY <= 392 && frame("29").minY > 300)
    hand.press(.home)
    #expect(frame("0").minY >= 8)
    window.presentContextMenu(Menu(children: []), at: .zero)
    #expect(!window.isShowingContextMenu)
  }

  @Test("of a text field cut, copy and paste")
  func textField() {
    final class Board: Pasteboard { var string: String? }
    let board = Board()
    window.pasteboard = board
    let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    field.text = "abc"
    window.addSubview(field)
    secondary(50, 20)
    #expect(labels == ["Cut", "Copy", "Paste", "Select All"] && field.isEditing)
    hand.tap(frame("Select All").midX, frame("Select All").midY)
    secondary(50, 20)
    hand.tap(frame("Copy").midX, frame("Copy").midY)
    #expect(board.string == "abc" && field.isEditing)
  }
}
