import ScrollworkApp

/// A long list of notes.
final class NoteList: ViewController, TableViewDataSource, StackContainable {
  let tableView = TableView()

  override func loadView() {
    tableView.rowHeight = 44
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "note")
    tableView.dataSource = self
    view = tableView
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "Notes"
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = "Note \(indexPath.row + 1)"
    return cell
  }

  func preferredAppearanceInStack() -> StackAppearance { .scroll(tableView) }
}
