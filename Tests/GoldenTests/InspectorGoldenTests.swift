import Hosting
import Inspecting
import SDLStage
import SceneParts
import ScrollEngine
import Testing

@testable import ScrollworkInspector

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
    let inspector = Inspector.attach(to: content, place: place, capture: nil)
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

  @Test(
    "A call with its stack, opened",
    .enabled(GoldenPicture.requirement) { await GoldenPicture.isComparable })
  func trace() async throws {
    let stage = try OffscreenStage(size: Self.size, fonts: FontLibrary())
    let content = WindowContent(Window(), text: stage.text, appearance: .light)
    let inspector = Inspector.attach(to: content, capture: Self.stack)
    content.resize(to: Self.size)
    let controller = FormController()
    content.window.rootViewController = controller
    _ = content.tick(to: 0)
    inspector.isOpen = true
    let screen = try #require(content.companion as? InspectorScreen)
    for frame in 1...4 {
      controller.form.contentOffset.y = Double(frame) * 30
      _ = content.tick(to: Double(frame) / 60)
    }
    controller.form.contentInset.bottom = 24
    _ = content.tick(to: 0.1)
    let list = screen.panel.calls
    list.tableView(list.table, didSelectRowAt: IndexPath(row: 2, section: 0))
    await list.names.finish()
    _ = content.tick(to: 0.2)
    try GoldenPicture.expect(
      stage.picture(of: content.displayList(at: 1)), matches: "inspector-trace")
  }

  @Test(
    "Constraints as struts, and the one that is missing",
    .enabled(GoldenPicture.requirement) { await GoldenPicture.isComparable })
  func struts() throws {
    let stage = try OffscreenStage(size: Self.size, fonts: FontLibrary())
    let content = WindowContent(Window(), text: stage.text, appearance: .light)
    let inspector = Inspector.attach(to: content, capture: nil)
    content.resize(to: Self.size)
    let controller = FormController()
    content.window.rootViewController = controller
    controller.end?.isActive = false
    inspector.isOpen = true
    inspector.showsStruts = true
    inspector.showsOutlines = false
    _ = content.tick(to: 0)
    try GoldenPicture.expect(
      stage.picture(of: content.displayList(at: 1)), matches: "inspector-struts")
  }

  private static let size = Size(width: 760, height: 900)

  /// A stack that is made up, so that it is the same on each machine.
  private static func stack() -> CallBacktrace? {
    CallBacktrace(addresses: [1, 2, 3]) {
      [
        Array(
          repeating: BacktraceFrame(
            function: "ScrollView.note(_:by:)", place: nil, origin: .engine),
          count: 9),
        [
          BacktraceFrame(
            function: "FeedController.refresh()", place: "Feed.swift:42", origin: .program),
          BacktraceFrame(
            function: "closure #1 in FeedController.viewDidLoad()", place: "Feed.swift:19",
            origin: .program),
        ],
        Array(
          repeating: BacktraceFrame(function: "start_thread", place: nil, origin: .system),
          count: 10),
      ]
    }
  }
}

/// A form whose content size comes from constraints.
private final class FormController: ViewController {
  let form = ScrollView()
  /// The tie below the last card.
  private(set) var end: LayoutConstraint?

  override func loadView() {
    form.accessibilityIdentifier = "form"
    form.backgroundColor = .white
    view = form
    let content = form.contentLayoutGuide
    var last: View?
    for (number, name) in ["Name", "Street", "Town"].enumerated() {
      let card = Label()
      card.text = name
      card.identifier = name
      card.backgroundColor = Color(0xE6EEF8)
      card.translatesAutoresizingMaskIntoConstraints = false
      form.addSubview(card)
      let above = last?.bottomAnchor ?? content.topAnchor
      LayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: above, constant: 32),
        card.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
        card.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -24),
        card.heightAnchor.constraint(equalToConstant: 120 + 40 * Double(number)),
      ])
      last = card
    }
    guard let last else { return }
    let width = last.widthAnchor.constraint(equalToConstant: 300)
    width.priority = .defaultHigh
    end = last.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -600)
    LayoutConstraint.activate(
      [
        width, last.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
      ] + (end.map { [$0] } ?? []))
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
