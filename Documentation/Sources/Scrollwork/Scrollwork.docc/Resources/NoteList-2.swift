import ScrollworkApp

/// A long list of notes; new ones come in at the top.
final class NoteList: ViewController, TableViewDataSource, StackContainable {
  let tableView = TableView()
  private var notes = (1...1_000).map { "Note \($0)" }

  override func loadView() {
    tableView.rowHeight = 44
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "note")
    tableView.dataSource = self
    view = tableView
  }

  func add(_ new: [String]) {
    notes.insert(contentsOf: new, at: 0)
    tableView.insertRows(at: new.indices.map { IndexPath(row: $0, section: 0) }, with: .none)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "Notes"
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }

  func preferredAppearanceInStack() -> StackAppearance { .scroll(tableView) }
}
