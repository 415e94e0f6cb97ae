import ScrollEngine

/// A content of a program's own: a note of a height, which says in which state it is shown.
struct NoteConfiguration: ContentConfiguration {
  var text: String
  var height = 30.0
  var isStrong = false
  var isDim = false

  init(_ text: String, height: Double = 30) {
    self.text = text
    self.height = height
  }

  func makeContentView() -> any View & ContentView { NoteView(self) }

  func updated(for state: any ConfigurationState) -> NoteConfiguration {
    var copy = self
    copy.isStrong = (state as? CellConfigurationState)?.isSelected ?? false
    copy.isDim = (state as? CellConfigurationState)?.isDisabled ?? false
    return copy
  }
}

/// The view of a note, which counts what it is given.
final class NoteView: View, ContentView {
  private(set) var note: NoteConfiguration
  private(set) var changes = 0

  init(_ note: NoteConfiguration) {
    self.note = note
    super.init(frame: .zero)
  }

  var configuration: any ContentConfiguration {
    get { note }
    set {
      guard let new = newValue as? NoteConfiguration else { return }
      note = new
      changes += 1
    }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: note.height)
  }
}

/// Another kind of content.
struct LineConfiguration: ContentConfiguration {
  func makeContentView() -> any View & ContentView { LineView(self) }
  func updated(for state: any ConfigurationState) -> LineConfiguration { self }
}

final class LineView: View, ContentView {
  var configuration: any ContentConfiguration

  init(_ line: LineConfiguration) {
    configuration = line
    super.init(frame: .zero)
  }
}

/// Notes in one section, whose cells get configurations.
@MainActor
final class NoteSource: TableViewDataSource, TableViewDelegate {
  var notes: [NoteConfiguration]
  var onCell: ((TableViewCell) -> Void)?

  init(_ notes: [NoteConfiguration]) { self.notes = notes }

  func table(in window: Window, style: TableView.Style = .plain) -> TableView {
    let table = TableView(frame: window.bounds, style: style)
    table.register(TableViewCell.self, forCellReuseIdentifier: "note")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.contentConfiguration = notes[indexPath.row]
    onCell?(cell)
    return cell
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(
      actions: [ContextualAction(style: .normal, title: "A") { _, _, done in done(true) }])
  }
}
