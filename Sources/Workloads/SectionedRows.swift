import ScrollEngine

/// One table with many sections of ten rows, each with a header.
@MainActor
final class SectionedRows: TableViewDataSource, TableViewDelegate {
  static let rowsPerSection = 10
  let window = Window(frame: Rect(x: 0, y: 0, width: 800, height: 600))
  let table = TableView()
  private let sections: Int

  init(sections: Int) {
    self.sections = sections
    table.frame = window.bounds
    table.rowHeight = 48
    table.sectionHeaderHeight = 28
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  func numberOfSections(in tableView: TableView) -> Int { sections }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowsPerSection
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "Section"
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row"
    return cell
  }
}
