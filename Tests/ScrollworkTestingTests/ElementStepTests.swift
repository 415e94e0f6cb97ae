import Controls
import Documents
import Testing

@testable import ScrollworkTesting

/// A form above a list, with things that a person finds by their names.
private final class NotesController: ViewController, TableViewDataSource {
  let field = TextField(frame: Rect(x: 10, y: 10, width: 180, height: 34))
  let add = Button(frame: Rect(x: 200, y: 10, width: 100, height: 34))
  let table = TableView(frame: Rect(x: 0, y: 60, width: 320, height: 180))
  var notes = (1...60).map { "Note \($0)" }

  override func viewDidLoad() {
    field.accessibilityLabel = "Title"
    add.setTitle("Add", for: .normal)
    add.addAction(
      Action { [unowned self] _ in
        notes.insert(field.text ?? "", at: 0)
        table.reloadData()
      }, for: .touchUpInside)
    table.dataSource = self
    table.register(TableViewCell.self, forCellReuseIdentifier: "note")
    for view in [field as View, add, table] { self.view.addSubview(view) }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }
}

@MainActor
@Suite("Steps on parts of a screen that have names")
struct ElementStepTests {
  private func played(_ steps: [SnapshotStep]) async throws -> NotesController {
    let controller = NotesController()
    let screen = try TestScreen(
      controller, named: "notes",
      SnapshotSurface(size: Size(width: 320, height: 240), scale: 1, appearance: .light),
      fonts: try SnapshotFonts.installed.library(), notesCalls: false, background: .awaited,
      work: WorkList())
    try await screen.play(steps) { _ in }
    return controller
  }

  private func failure(_ steps: [SnapshotStep]) async throws -> String {
    do {
      _ = try await played(steps)
      return ""
    } catch let failure as SnapshotFailure {
      return failure.description
    }
  }

  @Test("A name is tapped, typed into, and scrolled to")
  func names() async throws {
    let controller = try await played([
      .type("Milk", into: "Title"), .tap(on: "Add", role: .button), .scroll(to: "Note 40"),
    ])
    #expect(controller.notes.first == "Milk" && controller.field.text == "Milk")
    let shown = controller.table.visibleCells.map { $0.textLabel?.text }
    #expect(shown.contains("Note 40") && controller.table.contentOffset.y > 1_000)
    let back = try await played([.scroll(to: "Note 60"), .scroll(to: "Note 2"), .tap(on: "Note 2")])
    #expect(back.table.contentOffset.y < 60)
    #expect(back.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("A name that is not there, or there twice, says what is there")
  func messages() async throws {
    let missing = try await failure([.tap(on: "Ad")])
    #expect(
      missing.hasPrefix(
        "notes: no part of the screen is called \"Ad\"; did you mean \"Add\"? there are \"Title\""),
      "\(missing)")
    #expect(missing.contains("\"Add\" (button)") && missing.contains("and ") == false, "\(missing)")
    let role = try await failure([.tap(on: "Add", role: .link)])
    #expect(role.contains("is called \"Add\" (link)"), "\(role)")
    let far = try await failure([.scroll(to: "Note 61")])
    #expect(
      far == "notes: nowhere on the screen, wherever it scrolls, is a part called \"Note 61\"")
    let twice = try await failure([
      .type("Note 1", into: "Title"), .tap(on: "Add"), .tap(on: "Note 1"),
    ])
    #expect(twice.contains("2 parts of the screen are called \"Note 1\""), "\(twice)")
  }

  @Test("Text that nothing takes is a failure")
  func lostText() async throws {
    for label in ["Note 1", "Add"] {
      let text = try await failure([.type("Milk", into: label), .settle])
      #expect(
        text
          == "notes: a tap on \"\(label)\" does not give the keys to anything that takes text",
        "\(text)")
    }
    #expect(try await failure([.type("Milk", into: "Add")]).isEmpty == false)
    #expect(try await failure([.type("Milk"), .type("Milk", into: "Title"), .settle]) == "")
    try await expectInvariants(
      of: { NotesController() }, changes: [.type("Milk", into: "Add")], seeds: 0..<2)
  }

  @Test("Random scripts with named steps are written, read again, and skip what is out of sight")
  func scripts() async throws {
    let steps: [SnapshotStep] = [
      .tap(on: "Add"), .type("\"x\"", into: "Title", value: "y"),
      .scroll(to: "Note 3", role: .button),
    ]
    let script = ScreenScript(
      screen: "Notes", size: Size(width: 10, height: 10), steps: steps.map(\.written))
    let text = ScreenScriptDocument.text(for: script)
    #expect(try ScreenScriptDocument.read(text) == script)
    #expect(steps.map(\.description)[2] == "scroll to \"Note 3\" (button)")
    try await expectInvariants(
      of: { NotesController() },
      changes: [.tap(on: "Note 5"), .scroll(to: "Note 50"), .tap(on: "Nothing")], seeds: 0..<6)
  }

  @Test("A part behind another view is not tapped, and the failure says what is before it")
  func covered() async throws {
    final class Curtain: View {}
    func cover(_ rect: Rect, letsTouchesThrough: Bool = false) -> SnapshotStep {
      .call("cover") { controller in
        let curtain = Curtain(frame: rect)
        curtain.isUserInteractionEnabled = !letsTouchesThrough
        controller.view.addSubview(curtain)
      }
    }
    let button = Rect(x: 200, y: 10, width: 100, height: 34)
    let text = try await failure([cover(button), .tap(on: "Add")])
    #expect(
      text == "notes: \"Add\" is behind a Curtain, which a tap in its middle would reach", "\(text)"
    )
    let row = try await failure([
      cover(Rect(x: 0, y: 60, width: 320, height: 180)), .type("x", into: "Note 2"),
    ])
    #expect(row.contains("\"Note 2\" is behind a Curtain"), "\(row)")
    for step in [
      cover(button, letsTouchesThrough: true), cover(Rect(x: 200, y: 10, width: 20, height: 34)),
    ] {
      #expect(try await played([step, .tap(on: "Add")]).notes.count == 61)
    }
    try await expectInvariants(
      of: { NotesController() }, changes: [cover(button), .tap(on: "Add")], seeds: 0..<2)
  }

  @Test("A view alone fills its screen; one without a size says so")
  func alone() async throws {
    final class Card: View {
      override func draw(in canvas: inout Canvas) {
        canvas.fill(bounds.inset(by: 4), Color(0x3366CC), cornerRadius: 6)
      }
    }
    try await expectSnapshot(
      of: Card(frame: Rect(x: 0, y: 0, width: 60, height: 30)), named: "card")
    let card = Card(frame: Rect(x: 5, y: 5, width: 60, height: 30))
    let subject = ViewSubject(card, size: card.bounds.size)
    subject.view.frame = Rect(x: 0, y: 0, width: 80, height: 40)
    #expect(card.frame == subject.view.bounds)
    do {
      try await expectSnapshot(of: Card(), named: "card")
      Issue.record("a view without a size has a picture")
    } catch let failure as SnapshotFailure {
      #expect(failure.description == "card: the Card has no size; give it a frame, or say size:")
    }
  }
}
