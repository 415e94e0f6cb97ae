import ScrollEngine

/// A table whose rows have tables of their own, so that scroll views come and go with rows.
final class ShelvesController: ViewController, TableViewDataSource {
  let table = TableView()
  var rows = 60

  override func loadView() {
    table.rowHeight = 130
    table.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
    table.dataSource = self
    view = table
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
  }
}

/// A row with a table.
final class ShelfCell: TableViewCell, TableViewDataSource {
  private let books = TableView()

  required convenience init(forReuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
    books.rowHeight = 30
    books.register(TableViewCell.self, forCellReuseIdentifier: "book")
    books.dataSource = self
    contentView.addSubview(books)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    books.frame = Rect(x: 10, y: 5, width: 200, height: 120)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 25 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
  }
}
