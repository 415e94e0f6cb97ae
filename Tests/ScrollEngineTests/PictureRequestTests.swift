import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A change that shows")
struct PictureRequestTests {
  private typealias Change = (name: String, make: (Screen) -> Void)

  @Test("asks for a new picture of a view, and that is another one")
  func views() {
    expect([
      ("backgroundColor", { $0.view.backgroundColor = Color(0x00FF00) }),
      ("no backgroundColor", { $0.view.backgroundColor = nil }),
      ("alpha", { $0.view.alpha = 0.5 }),
      ("isHidden", { $0.view.isHidden = true }),
      ("clipsToBounds", { $0.view.clipsToBounds = true }),
      ("cornerRounding", { $0.view.cornerRounding = 8 }),
      ("edgeStroke", { $0.view.edgeStroke = .init(Color(0xFF0000), width: 2) }),
      ("drawingDepth", { $0.back.drawingDepth = 1 }),
      ("tintColor", { $0.dot.tintColor = Color(0xFF00FF) }),
      ("tintColor from above", { $0.window.tintColor = Color(0xFF00FF) }),
      ("frame", { $0.view.frame.origin.x = 20 }),
      ("bounds", { $0.view.bounds.origin.y = 5 }),
      ("center", { $0.view.center.x = 70 }),
      ("frameScale", { $0.view.frameScale = 2 }),
      ("transform", { $0.view.transform = AffineTransform(rotationAngle: 1) }),
      ("addSubview", { $0.view.addSubview(Screen.patch(0x0000FF)) }),
      ("insertSubview above", { $0.view.insertSubview($0.back, aboveSubview: $0.front) }),
      ("insertSubview below", { $0.view.insertSubview($0.front, belowSubview: $0.back) }),
      ("exchangeSubview", { $0.view.exchangeSubview(at: 0, withSubviewAt: 1) }),
      ("bringSubviewToFront", { $0.view.bringSubviewToFront($0.back) }),
      ("sendSubviewToBack", { $0.view.sendSubviewToBack($0.front) }),
      ("removeFromSuperview", { $0.front.removeFromSuperview() }),
      ("userInterfaceLayoutDirection", { $0.window.userInterfaceLayoutDirection = .rightToLeft }),
    ])
  }

  @Test("asks for a new picture of a label, and that is another one")
  func labels() {
    expect([
      ("text", { $0.label.text = "9876543210" }),
      ("font", { $0.label.font = Font(.words, size: 9) }),
      ("textColor", { $0.label.textColor = Color(0xFF0000) }),
      ("textAlignment", { $0.label.textAlignment = .center }),
      ("numberOfLines", { $0.label.numberOfLines = 2 }),
      ("lineBreakMode", { $0.label.lineBreakMode = .byClipping }),
      ("shadowColor", { $0.label.shadowColor = Color(0xFF0000) }),
      ("semanticContentAttribute", { $0.label.semanticContentAttribute = .forceRightToLeft }),
    ])
  }

  @Test("asks for a new picture of a cell, and that is another one")
  func cells() {
    expect([
      ("isSelected", { $0.tile.isSelected = true }),
      ("isHighlighted", { $0.tile.isHighlighted = true }),
      ("backgroundView", { $0.tile.backgroundView = Screen.patch(0x00FF00) }),
      ("isSelected of a row", { $0.row?.isSelected = true }),
      ("isHighlighted of a row", { $0.row?.isHighlighted = true }),
      ("accessoryType", { $0.row?.accessoryType = .disclosureIndicator }),
      ("backgroundView of a row", { $0.row?.backgroundView = Screen.patch(0x00FF00) }),
      ("separatorInset of a row", { $0.row?.separatorInset.left = 40 }),
      ("separatorStyle", { $0.table.separatorStyle = .none }),
      ("separatorInset", { $0.table.separatorInset.left = 50 }),
      ("separatorColor", { $0.table.separatorColor = Color(0xFF0000) }),
      ("setEditing", { $0.table.setEditing(true, animated: false) }),
      ("backgroundView of a table", { $0.table.backgroundView = Screen.patch(0x00FF00) }),
      ("tableHeaderView", { $0.table.tableHeaderView = Screen.patch(0x00FF00) }),
    ])
  }

  @Test("asks for a new picture of a scroll view, and that is another one")
  func scrollViews() {
    expect([
      ("contentOffset", { $0.scrollView.contentOffset.y = 10 }),
      ("contentSize", { $0.scrollView.contentSize.height = 150 }),
      ("contentInset", { $0.scrollView.contentInset.bottom = 100 }),
      ("indicator insets", { $0.scrollView.verticalScrollIndicatorInsets.top = 10 }),
      ("no indicator", { $0.scrollView.showsVerticalScrollIndicator = false }),
    ])
  }

  private func expect(_ changes: [Change]) {
    for (name, make) in changes {
      let screen = Screen()
      let before = screen.picture()
      #expect(!screen.window.needsDisplay && screen.picture() == before, "\(name): at rest")
      make(screen)
      screen.window.layoutIfNeeded()
      #expect(screen.window.needsDisplay, "\(name)")
      #expect(screen.picture() != before, "\(name)")
    }
  }
}

/// A window with one view of each kind.
@MainActor
private final class Screen: TableViewDataSource {
  /// A cell that draws its state, selected, highlighted or neither, as a colour.
  final class Tile: CollectionViewCell {
    override func draw(in canvas: inout Canvas) {
      let color = isSelected ? Color(0xFF0000) : isHighlighted ? Color(0x00FF00) : Color(0x0000FF)
      canvas.fill(bounds.inset(by: 10), color)
    }
  }

  /// Draws in the tint colour, without any code for changes of the tint.
  final class Dot: View {
    override func draw(in canvas: inout Canvas) { canvas.fill(bounds, tintColor, cornerRadius: 5) }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let view = Screen.patch(0xFF0000)
  let back = Screen.patch(0x111111)
  let front = Screen.patch(0x222222)
  let dot = Dot(frame: Rect(x: 200, y: 0, width: 10, height: 10))
  let label = Label(frame: Rect(x: 100, y: 0, width: 60, height: 90))
  let tile = Tile(frame: Rect(x: 0, y: 100, width: 60, height: 60))
  let table = TableView(frame: Rect(x: 100, y: 100, width: 200, height: 90))
  let scrollView = ScrollView(frame: Rect(x: 0, y: 200, width: 90, height: 90))

  var row: TableViewCell? { table.cellForRow(at: IndexPath(row: 0, section: 0)) }

  init() {
    back.frame.origin = Point(x: 10, y: 10)
    front.frame.origin = Point(x: 15, y: 15)
    view.addSubview(back)
    view.addSubview(front)
    label.text = "0123456789 and more"
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    scrollView.contentSize = Size(width: 90, height: 120)
    scrollView.addSubview(Screen.patch(0x333333))
    for part in [view, dot, label, tile, table, scrollView] { window.addSubview(part) }
    window.layoutIfNeeded()
    scrollView.flashScrollIndicators()
  }

  static func patch(_ color: UInt32) -> View {
    let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = Color(color)
    return view
  }

  func picture() -> [DrawCommand] {
    var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
    window.layoutIfNeeded()
    window.renderWindow(in: &canvas)
    return canvas.commands
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if indexPath.row == 1 { cell.accessoryType = .checkmark }
    return cell
  }
}
