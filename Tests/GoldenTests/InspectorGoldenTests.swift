import Hosting
import SDLStage
import ScrollEngine
import ScrollworkInspector
import Testing

/// The inspector, opened in a program of its user's own.
@MainActor
@Suite("The inspector over a program's screen")
struct InspectorGoldenTests {
  @Test(
    "Its panel, the outlines and the letters of cells",
    .enabled(GoldenPicture.requirement) { await GoldenPicture.isComparable },
    arguments: [Appearance.light, .dark], [Inspector.Place.over, .beside])
  func picture(appearance: Appearance, place: Inspector.Place) throws {
    let size = Size(width: 760, height: 700)
    let stage = try OffscreenStage(size: size, fonts: FontLibrary())
    let content = WindowContent(Window(), text: stage.text, appearance: appearance)
    let inspector = Inspector.attach(to: content, place: place)
    content.resize(to: size)
    let controller = CitiesController()
    content.window.rootViewController = controller
    _ = content.tick(to: 0)
    inspector.isOpen = true
    for frame in 1...120 {
      controller.table.contentOffset.y = Double(min(frame, 90)) * 4
      _ = content.tick(to: Double(frame) / 60)
    }
    let name = "inspector-\(appearance)-\(place)"
    try GoldenPicture.expect(stage.picture(of: content.displayList(at: 1)), matches: name)
  }
}

/// A program's screen: a heading above a table.
private final class CitiesController: ViewController, TableViewDataSource {
  let table = TableView()
  private let heading = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "Cities"
    table.rowHeight = 44
    table.register(TableViewCell.self, forCellReuseIdentifier: "city")
    table.dataSource = self
    view.addSubview(heading)
    view.addSubview(table)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    heading.frame = Rect(x: 16, y: 0, width: max(0, bounds.width - 32), height: 48)
    table.frame = Rect(x: 0, y: 48, width: bounds.width, height: max(0, bounds.height - 48))
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 200 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    cell.textLabel?.text = "City number \(indexPath.row)"
    return cell
  }
}
