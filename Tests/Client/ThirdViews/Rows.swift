import ScrollEngine

/// A data source of any number of rows, each 40 points high.
final class Rows: TableViewDataSource {
  var count: Int

  init(_ count: Int) {
    self.count = count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func table() -> TableView {
    let table = TableView()
    table.rowHeight = 40
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    return table
  }
}
