@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Submenus")
struct SubmenuTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 700, height: 500))
  let hand: Hand
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  init() { hand = Hand(window) }

  private func action(
    _ title: String, _ attributes: MenuElement.Attributes = [], _ state: MenuElement.State = .off
  ) -> Action {
    Action(title: title, attributes: attributes, state: state) { [log] _ in
      log.lines.append(title)
    }
  }

  private var menu: Menu {
    Menu(children: [
      action("Open"),
      Menu(
        title: "Sort",
        children: [
          action("Name"), action("Date"),
          Menu(title: "More", children: [action("Size"), action("Kind", .disabled)]),
        ]),
      action("Rename"),
      Menu(title: "Empty", children: [action("Secret", .hidden)]),
      Menu(
        title: "Danger", options: .displayInline, children: [action("Delete", .destructive)]),
    ])
  }

  private func present(_ menu: Menu? = nil, at point: Point = Point(x: 50, y: 50)) {
    window.presentContextMenu(menu ?? self.menu, at: point)
  }

  private var view: ContextMenuView? { window.contextMenu }
  private var depth: Int { view?.panes.count ?? 0 }
  private var labels: [String] { window.spokenElements.compactMap(\.label) }

  /// The frame of the row with this label.
  private func frame(_ label: String) -> Rect {
    window.spokenElements.first { $0.label == label }?.frame ?? .zero
  }

  private func frame(of depth: Int) -> Rect { view?.panes[depth].frame ?? .zero }

  /// The titles of the chosen rows, from the first menu on.
  private var way: [String?] {
    view?.panes.map { $0.panel.chosenPart?.element?.title } ?? []
  }

  private func hover(_ label: String) {
    hand.hover(frame(label).midX, frame(label).midY)
  }

  private func tap(_ label: String) { hand.tap(frame(label).midX, frame(label).midY) }

  private func tapByFinger(_ x: Double, _ y: Double) {
    hand.down(x, y, device: .touch)
    hand.up(x, y, device: .touch)
  }

  @Test("are rows with a chevron; sections are not, and both have their bits from UIKit")
  func rows() {
    present()
    #expect(labels == ["Open", "Sort", "Rename", "Empty", "Danger", "Delete"])
    let elements = window.spokenElements
    #expect(elements[1].traits == .button && elements[1].value == "submenu")
    #expect(elements[3].traits == [.button, .notEnabled], "it has no row that is shown")
    #expect(elements[4].traits == .header)
    #expect(Menu.Options.displayInline.rawValue == 1 && Menu.Options.destructive.rawValue == 2)
    #expect(Menu.Options.singleSelection.rawValue == 32)
    #expect(MenuElement.Attributes.hidden.rawValue == 4)
  }

  @Test("open beside their row once the mouse has stayed on it")
  func hovering() {
    present()
    hover("Sort")
    #expect(depth == 1)
    hand.rest(MenuHand.delay - 0.05)
    #expect(depth == 1)
    hand.rest(0.1)
    #expect(depth == 2 && way == ["Sort", nil])
    #expect(frame(of: 1).minX == frame(of: 0).maxX - MenuLayout.overlap)
    #expect(frame("Name").minY == frame("Sort").minY, "its first row lies beside its own")
    #expect(window.spokenElements[1].value == "submenu, open")
    #expect(labels.suffix(3) == ["Name", "Date", "More"], "the title is not there twice")
    hover("More")
    hand.rest(0.3)
    #expect(depth == 3 && way == ["Sort", "More", nil])
    tap("Size")
    #expect(log.lines == ["Size"] && !window.isShowingContextMenu)
  }

  @Test("do not open where the mouse only passes, or for a row without rows")
  func passing() {
    present()
    hover("Sort")
    hand.rest(0.1)
    hover("Rename")
    hand.rest(0.5)
    #expect(depth == 1 && way == ["Rename"])
    hover("Empty")
    hand.rest(0.5)
    #expect(depth == 1 && way == [nil])
    tap("Empty")
    #expect(depth == 1 && window.isShowingContextMenu)
    hover("Sort")
    hand.hover(690, 490)
    hand.rest(0.5)
    #expect(depth == 1)
  }

  @Test("stay open while the mouse moves towards them over other rows")
  func diagonal() {
    present()
    hover("Sort")
    hand.rest(0.3)
    let start = Point(x: frame("Sort").midX, y: frame("Sort").maxY - 1)
    hand.hover(start.x, start.y)
    let goal = Point(x: frame("More").minX + 10, y: frame("More").midY)
    for step in 1...20 {
      let point = start + (goal - start) * (Double(step) / 20)
      hand.hover(point.x, point.y)
      #expect(depth == 2 && way[0] == "Sort", "step \(step)")
    }
    #expect(way == ["Sort", "More"])
  }

  @Test("close when the mouse moves to another row, at once or after a moment of rest")
  func leaving() {
    present()
    hover("Sort")
    hand.rest(0.3)
    hover("Rename")
    #expect(depth == 1 && way == ["Rename"], "straight down")
    hover("Sort")
    hand.rest(0.3)
    let start = Point(x: frame("Sort").midX, y: frame("Sort").maxY - 1)
    hand.hover(start.x, start.y)
    hand.hover(start.x + 20, start.y + 10)
    #expect(depth == 2 && way == ["Sort", nil], "towards it")
    hand.rest(SubmenuApproach.patience - 0.05)
    #expect(depth == 2)
    hand.rest(0.1)
    #expect(depth == 1 && way == ["Rename"], "it has stayed there")
  }

  @Test("stay open while the mouse is beside all menus, and close beyond the row it comes back to")
  func back() {
    present()
    tap("Sort")
    tap("More")
    #expect(depth == 3)
    hand.hover(690, 490)
    #expect(depth == 3 && way == ["Sort", "More", nil])
    hover("Date")
    #expect(depth == 2 && way == ["Sort", "Date"])
    hover("Sort")
    #expect(depth == 2 && way == ["Sort", nil])
  }

  @Test("open at once by a click or a finger, and close with all by a click beside")
  func clicking() {
    present()
    tap("Sort")
    #expect(depth == 2 && log.lines.isEmpty)
    tap("Sort")
    #expect(depth == 2, "a second click changes nothing")
    hand.tap(690, 490)
    #expect(!window.isShowingContextMenu)
    present()
    tapByFinger(frame("Sort").midX, frame("Sort").midY)
    #expect(depth == 2)
    tapByFinger(frame("Open").midX, frame("Open").midY)
    #expect(depth == 1 && log.lines.isEmpty, "a finger goes back to the menu behind")
    tapByFinger(frame("Sort").midX, frame("Sort").midY)
    tapByFinger(frame("Date").midX, frame("Date").midY)
    #expect(log.lines == ["Date"] && !window.isShowingContextMenu)
    present()
    hand.down(frame("Sort").midX, frame("Sort").midY, device: .touch)
    hand.rest(1)
    #expect(depth == 1, "a finger that stays may still move on")
    hand.up(frame("Sort").midX, frame("Sort").midY, device: .touch)
    #expect(depth == 2)
  }

  @Test("are entered by Right, Return and Space, and left by Left and Escape, one by one")
  func keys() {
    present()
    hand.press(.right)
    #expect(depth == 1 && way == [nil])
    hand.press(.down)
    hand.press(.right)
    #expect(depth == 1 && way == ["Open"], "it has no submenu")
    hand.press(.down)
    hand.press(.right)
    #expect(way == ["Sort", "Name"])
    hand.press(.up)
    hand.press(.enter)
    #expect(way == ["Sort", "More", "Size"])
    hand.press(.left)
    #expect(way == ["Sort", "More"])
    hand.press(.space)
    hand.press(.escape)
    hand.press(.home)
    #expect(way == ["Sort", "Name"])
    hand.press(.escape)
    #expect(way == ["Sort"])
    hand.press(.left)
    #expect(way == ["Sort"])
    hand.press(.down)
    hand.press(.down)
    #expect(way == ["Delete"], "the empty submenu is passed over")
    hand.press(.escape)
    #expect(!window.isShowingContextMenu && log.lines.isEmpty)
    present()
    hand.press(.down)
    hand.press(.down)
    hand.press(.right)
    hand.press(.end)
    hand.press(.right)
    hand.press(.enter)
    #expect(log.lines == ["Size"] && !window.isShowingContextMenu)
  }

  @Test("are mirrored in a right-to-left window, with the keys")
  func mirrored() {
    window.userInterfaceLayoutDirection = .rightToLeft
    present(at: Point(x: 650, y: 50))
    #expect(frame(of: 0).maxX == 650)
    hand.press(.down)
    hand.press(.down)
    hand.press(.right)
    #expect(depth == 1)
    hand.press(.left)
    #expect(way == ["Sort", "Name"])
    #expect(frame(of: 1).maxX == frame(of: 0).minX + MenuLayout.overlap)
    hand.press(.right)
    #expect(depth == 1)
  }

  private func secondary(_ point: Point, isDown: Bool) {
    let pointer = InputEvent.Pointer(at: point, isPressed: isDown, button: .secondary)
    window.router.handle(
      InputEvent(time: window.now, isDown ? .pointerDown(pointer) : .pointerUp(pointer)))
  }

  @Test("are passed through with the secondary button held, and chosen from when it is let go")
  func draggingThrough() {
    final class Ground: View {
      var menu: Menu?
      override func contextMenuConfiguration(at location: Point) -> ContextMenuConfiguration? {
        ContextMenuConfiguration { [menu] _ in menu }
      }
    }
    let ground = Ground(frame: window.bounds)
    ground.menu = menu
    window.addSubview(ground)
    secondary(Point(x: 50, y: 50), isDown: true)
    hover("Sort")
    hand.rest(0.3)
    #expect(depth == 2)
    hover("More")
    hand.rest(0.3)
    #expect(depth == 3)
    hover("Size")
    secondary(Point(x: frame("Size").midX, y: frame("Size").midY), isDown: false)
    #expect(log.lines == ["Size"] && !window.isShowingContextMenu)
    secondary(Point(x: 50, y: 50), isDown: true)
    hover("Sort")
    secondary(Point(x: frame("Sort").midX, y: frame("Sort").midY), isDown: false)
    #expect(depth == 2, "let go on a submenu, it stays open")
    hand.rest(1)
    #expect(depth == 2 && log.lines == ["Size"])
  }

  @Test("lie on their menu where there is no room beside it, and do not take what comes under them")
  func narrow() {
    window.frame.size = Size(width: 320, height: 480)
    present(at: Point(x: 100, y: 100))
    hover("Sort")
    hand.rest(0.3)
    #expect(depth == 2)
    #expect(frame(of: 1).minX > frame(of: 0).minX && frame(of: 1).maxX <= 312)
    #expect(frame(of: 1).minY >= frame("Sort").maxY, "their row is still seen")
    window.frame.size = Size(width: 320, height: 150)
    present(at: Point(x: 10, y: 10))
    // If a submenu opens under the pointer while the button is held, nothing in it is chosen.
    hand.hover(frame("Sort").midX, frame("Sort").midY)
    hand.down(frame("Sort").midX, frame("Sort").midY)
    let point = Point(x: frame("Sort").midX, y: frame("Sort").midY)
    hand.rest(0.3)
    #expect(depth == 2 && frame(of: 1).contains(point))
    hand.up(point.x, point.y)
    #expect(depth == 2 && log.lines.isEmpty)
  }

  @Test("scroll by themselves where they are higher than the window")
  func high() {
    let long = Menu(title: "Long", children: (0..<40).map { action("\($0)") })
    present(Menu(children: [long]), at: Point(x: 10, y: 200))
    tap("Long")
    #expect(frame(of: 1) == Rect(x: 166, y: 8, width: 160, height: 484))
    hand.wheel(200, 100, -2)
    let top = view?.panes[1].top ?? 0
    #expect(top > 0 && view?.panes[0].top == 0)
    #expect(frame("0").minY == 8 + MenuLayout.margin - top)
    hand.wheel(200, 100, 50)
    #expect(view?.panes[1].top == 0)
    // A finger drags the rows, and chooses none.
    hand.down(200, 300, device: .touch)
    hand.move(200, 200, device: .touch)
    hand.up(200, 200, device: .touch)
    #expect(view?.panes[1].top == 100 && depth == 2 && log.lines.isEmpty)
    hand.press(.end)
    #expect(frame("39").maxY == 492 - MenuLayout.margin)
    hand.wheel(50, 220, -5)
    #expect(depth == 2, "the first menu has nothing to scroll")
    hand.down(200, 300, device: .touch)
    hand.press(.left)
    hand.move(200, 200, device: .touch)
    hand.up(200, 200, device: .touch)
    #expect(depth == 1)
  }

  @Test("close when a menu behind them is scrolled")
  func scrolledAway() {
    let rows = (0..<40).map { number in
      number == 2 ? Menu(title: "Sub", children: [action("In")]) : action("\(number)")
    }
    present(Menu(children: rows), at: Point(x: 10, y: 10))
    tap("Sub")
    #expect(depth == 2)
    hand.wheel(50, 400, -1)
    #expect(depth == 1)
  }

  @Test("leave nothing behind in the window when they close while something is awaited")
  func closedWhileWaiting() {
    weak var shown: ContextMenuView?
    present()
    shown = view
    hover("Sort")
    window.dismissContextMenu()
    hand.rest(0.5)
    #expect(window.movingParts.isEmpty && shown == nil)
  }

  @Test("without rows are no lines either")
  func emptySections() {
    let layout = MenuLayout(
      Menu(children: [
        action("One"), Menu(title: "None", options: .displayInline, children: []),
        Menu(options: .displayInline, children: [action("Hidden", .hidden)]), action("Two"),
      ]))
    #expect(layout.parts.count == 2)
    present(
      Menu(children: [Menu(options: .displayInline, children: [action("Hidden", .hidden)])]))
    #expect(!window.isShowingContextMenu)
  }

  @Test("of single selection turn their other actions off")
  func singleSelection() {
    let (name, date, size) = (action("Name", [], .on), action("Date"), action("Size", [], .mixed))
    let other = action("Other", [], .on)
    let menu = Menu(children: [
      Menu(
        title: "Sort", options: .singleSelection,
        children: [
          name, date, Menu(title: "More", options: .displayInline, children: [size]),
        ]), other,
    ])
    present(menu)
    tap("Sort")
    tap("Date")
    #expect([name, date, size, other].map(\.state) == [.off, .on, .off, .on])
    present(menu)
    tap("Other")
    #expect(date.state == .on && log.lines == ["Date", "Other"])
  }

  @Test("have names, and others in their place keep them")
  func replacing() {
    let menu = Menu(
      title: "Sort", subtitle: "by name", identifier: Menu.Identifier("sort"),
      options: .singleSelection, children: [action("Name")])
    let other = menu.replacingChildren([action("Date"), action("Size")])
    #expect(other.identifier == menu.identifier && other.options == .singleSelection)
    #expect(other.title == "Sort" && other.subtitle == "by name" && other.children.count == 2)
    #expect(Menu().identifier != Menu().identifier)
  }

  @Test("lie in the window and beside their menu if there is room", arguments: Soak.seeds(1...30))
  func places(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let room = Rect(x: 8, y: 8, width: 484, height: 384)
    let edge = room.inset(by: -1e-9)
    for _ in 0..<20 {
      func size() -> Size {
        Size(
          width: Double.random(in: 50...320, using: &random),
          height: Double.random(in: 20...500, using: &random))
      }
      let point = Point(
        x: Double.random(in: 0...500, using: &random),
        y: Double.random(in: 0...400, using: &random))
      let isMirrored = Bool.random(using: &random)
      let menu = MenuLayout.frame(of: size(), at: point, in: room, isMirrored: isMirrored)
      let row = Rect(
        x: menu.minX, y: Double.random(in: menu.minY...menu.maxY, using: &random),
        width: menu.width, height: 36)
      let wanted = size()
      let (frame, opensRight) = MenuLayout.frame(
        of: wanted, beside: row, of: menu, in: room, opensRight: !isMirrored)
      #expect(frame.minX >= edge.minX && frame.maxX <= edge.maxX)
      #expect(frame.minY >= edge.minY && frame.maxY <= edge.maxY)
      #expect(frame.width == min(wanted.width, 484) && frame.height == min(wanted.height, 384))
      let fits =
        menu.maxX + frame.width - 4 <= room.maxX || menu.minX + 4 - frame.width >= room.minX
      if fits {
        #expect(opensRight ? frame.minX >= menu.maxX - 4.01 : frame.maxX <= menu.minX + 4.01)
      } else {
        #expect(opensRight == !isMirrored)
      }
    }
  }
}
