import Images
import ScrollworkApp

/// A list of picture files, one a row.
final class PhotoList: ViewController, TableViewDataSource {
  let files: [String]
  let loader: ImageLoader
  let tableView = TableView()

  init(files: [String], loader: ImageLoader = ImageLoader()) {
    self.files = files
    self.loader = loader
    super.init()
  }

  override func loadView() {
    tableView.rowHeight = 72
    tableView.register(PhotoCell.self, forCellReuseIdentifier: "photo")
    tableView.dataSource = self
    view = tableView
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { files.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
    if let cell = cell as? PhotoCell {
      cell.show(files[indexPath.row], number: indexPath.row + 1)
      cell.showPicture(files[indexPath.row], loader)
    }
    return cell
  }
}

extension PhotoList: StackContainable {
  func preferredAppearanceInStack() -> StackAppearance { .scroll(tableView) }
}
