import ScrollworkApp

/// A list of picture files, one a row.
final class PhotoList: ViewController, TableViewDataSource {
  let files: [String]
  let tableView = TableView()

  init(files: [String]) {
    self.files = files
    super.init()
  }

  override func loadView() {
    tableView.rowHeight = 72
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "photo")
    tableView.dataSource = self
    view = tableView
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { files.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
    cell.textLabel?.text = files[indexPath.row]
    return cell
  }
}
