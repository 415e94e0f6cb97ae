import SceneParts
import ScrollEngine

/// A table of months: its data source and its delegate.
@MainActor
final class MonthsTable: MonthsList, TableViewDataSource, TableViewDelegate {
  let table: TableView
  var months: [Month]
  let colors: Palette.Table
  var view: any ReusingView { table }

  init(_ months: [Month], style: TableView.Style = .plain, colors: Palette.Table) {
    self.months = months
    self.colors = colors
    table = TableView(style: style)
    table.rowHeight = Month.rowHeight
    table.rowSpacing = 2
    table.sectionHeaderHeight = Month.headerHeight
    table.sectionFooterHeight = 0
    table.separatorStyle = .none
    table.clipsToBounds = false
    table.backgroundColor = colors.frame
    table.register(RowCell.self, forCellReuseIdentifier: "day")
    table.dataSource = self
    table.delegate = self
  }

  var headers: [HeaderPlace] {
    months.indices.compactMap { section in
      guard let header = table.headerView(forSection: section) else { return nil }
      return HeaderPlace(
        list: ObjectIdentifier(self), section: section, title: months[section].name,
        place: table.convert(table.rectForHeader(inSection: section), to: nil)
          .offsetBy(header.presentationOffset),
        frame: table.convert(header.frame, to: nil).offsetBy(header.presentationOffset))
    }
  }

  func showInsertion(at path: IndexPath) { table.insertRows(at: [path]) }
  func showDeletion(at path: IndexPath) { table.deleteRows(at: [path]) }

  func numberOfSections(in tableView: TableView) -> Int { months.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    months[section].days
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    months[section].name
  }

  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {
    view.paintHeader(colors)
    let label = (view as? TableViewHeaderFooterView)?.textLabel
    label?.font = Month.titleFont
    label?.textColor = Palette.text
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
    (cell as? RowCell)?.color = colors.cell
    (cell as? RowCell)?.content = .stamp
    cell.textLabel?.text = "\(months[indexPath.section].name) \(indexPath.row + 1)"
    return cell
  }
}
