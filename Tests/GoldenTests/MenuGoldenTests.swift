import Drawing
import Geometry
import PictureSupport
import SDLStage
import ScrollEngine
import TestSupport
import Testing

/// Menus with every element that a row can have, and swiped rows with images.
@MainActor
@Suite(.enabled(GoldenPicture.requirement) { await GoldenPicture.isComparable })
struct MenuGoldenTests {
  /// An image of 20 points. `inside` tells how far inside the shape a point lies, in points.
  private func icon(_ inside: @escaping (Double, Double) -> Double) -> Image {
    Image(width: 40, height: 40, scale: 2) { x, y in
      let depth = inside(Double(x) / 2 + 0.25 - 10, Double(y) / 2 + 0.25 - 10)
      return Color(0x3478F6).opacity(min(max(depth * 2 + 0.5, 0), 1))
    }
  }

  private var ring: Image {
    icon { x, y in 1 - abs((x * x + y * y).squareRoot() - 8) }
  }
  private var box: Image {
    icon { x, y in 1 - abs(max(abs(x), abs(y)) - 7) }
  }
  private var bars: Image {
    icon { x, y in
      min(8 - abs(x) - (y + 5) * 0.5, 1 - [-5.0, 0, 5].map { abs(y - $0) }.reduce(9, min))
    }
  }
  private var drop: Image {
    icon { x, y in 7 - (x * x + y * y).squareRoot() }.withRenderingMode(.alwaysOriginal)
  }

  private func action(
    _ title: String, subtitle: String? = nil, _ image: Image? = nil,
    _ attributes: MenuElement.Attributes = [], _ state: MenuElement.State = .off
  ) -> Action {
    Action(title: title, subtitle: subtitle, image: image, attributes: attributes, state: state) {
      _ in
    }
  }

  private var menu: Menu {
    Menu(
      title: "Holiday.jpg",
      children: [
        action("Open", box),
        action("Keep offline", subtitle: "Takes 3.2 MB here", nil, [], .on),
        Menu(
          title: "Sort by", image: bars, options: .singleSelection,
          children: [
            action("Name", ring, [], .on), action("Date of the last change", drop),
            Menu(title: "More", children: [action("Size")]), action("Kind", drop, .disabled),
          ]),
        Menu(title: "Share", children: []),
        Menu(
          options: .displayInline,
          children: [action("Rename", ring, .disabled), action("Delete", ring, .destructive)]),
        Menu(
          title: "In this folder", options: .displayInline,
          children: [
            action("A name so long that no menu has enough room for all of it", box, [], .mixed),
            Menu(title: "Empty", options: .destructive, children: [action("Empty it")]),
          ]),
      ])
  }

  private func window(_ size: Size, _ look: GoldenLook, _ fonts: FontLibrary) -> Window {
    let window = Window(frame: Rect(origin: .zero, size: size))
    window.backgroundColor = look.ground
    window.textMeasuring = StageText(fonts: fonts, scale: 2)
    window.userInterfaceLayoutDirection = look.direction
    return window
  }

  private func press(_ keys: [InputEvent.Key], in window: Window) {
    for key in keys {
      window.router.handle(InputEvent(time: window.now, .key(InputEvent.KeyPress(key))))
    }
  }

  @Test("A menu with an open submenu looks as approved", arguments: GoldenLook.allCases)
  func submenu(look: GoldenLook) throws {
    let fonts = try FontLibrary()
    let window = window(Size(width: 640, height: 440), look, fonts)
    window.presentContextMenu(menu, at: Point(x: look == .mirrored ? 600 : 40, y: 20))
    let enter: InputEvent.Key = look == .mirrored ? .left : .right
    press([.down, .down, .down, enter, .down], in: window)
    try look.expect(window, fonts, matches: "menus.\(look)@2x")
  }

  @Test("A submenu on a narrow window looks as approved")
  func narrow() throws {
    let fonts = try FontLibrary()
    let window = window(Size(width: 340, height: 560), .light, fonts)
    window.presentContextMenu(menu, at: Point(x: 10, y: 20))
    press([.down, .down, .down, .right], in: window)
    try GoldenLook.light.expect(window, fonts, matches: "menus.narrow@2x")
  }

  private final class Rows: TableViewDataSource, TableViewDelegate {
    let heights: [Double]
    let images: [Image]

    init(_ heights: [Double], _ images: [Image]) {
      self.heights = heights
      self.images = images
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "A row of \(Int(heights[indexPath.row])) points"
      return cell
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      heights[indexPath.row]
    }
    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      let titles = ["Delete", "Mark as read", "Flag"]
      return SwipeActionsConfiguration(
        actions: zip(titles, images).map { title, image in
          let action = ContextualAction(
            style: title == "Delete" ? .destructive : .normal, title: title
          ) { _, _, done in done(true) }
          if title == "Flag" { action.backgroundColor = Color(0xB25000) }
          action.image = image
          return action
        })
    }
  }

  @Test("Swiped rows with images look as approved", arguments: GoldenLook.allCases)
  func swipes(look: GoldenLook) throws {
    let fonts = try FontLibrary()
    let window = window(Size(width: 560, height: 260), look, fonts)
    let heights = [40.0, 50, 64, 90]
    let rows = Rows(heights, [ring, box, drop])
    // Each row has a table of its own, because a table can have only one open row.
    var y = 4.0
    let hand = Hand(window)
    for (row, height) in heights.enumerated() {
      let table = TableView(frame: Rect(x: 0, y: y, width: 560, height: height))
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = 0
      table.backgroundColor = look.ground
      table.dataSource = rows
      table.delegate = rows
      window.addSubview(table)
      window.layoutIfNeeded()
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      window.layoutIfNeeded()
      let sign = look == .mirrored ? 1.0 : -1
      let (start, middle) = (look == .mirrored ? 20.0 : 540, y + height / 2)
      hand.down(start, middle, device: .touch)
      hand.move(start + sign * 12, middle, device: .touch)
      hand.move(start + sign * 192, middle, device: .touch)
      hand.rest(0.1)
      hand.up(start + sign * 192, middle, device: .touch)
      hand.rest(0.5)
      y += height + 4
    }
    try look.expect(window, fonts, matches: "swipes.\(look)@2x")
  }
}
