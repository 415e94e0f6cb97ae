import SceneParts
import ScrollEngine

extension Fact.Quantity {
  /// Rows in sight that show the picture of another row: now, and how often one came to show it.
  static let wrongPictures = Fact.Quantity("wrong pictures", .count)
  static let wrongSoFar = Fact.Quantity("wrong pictures so far", .count)
}

/// A table whose cells ask for the pictures of their rows, which come late; written as in an app,
/// with or without its mistakes.
@MainActor
final class ReusedPictures: TableViewDataSource, TableViewDelegate {
  /// What the app does with answers and with reused cells.
  struct Habits: Hashable {
    /// The cell that gets the picture of a row.
    enum Receiver: Hashable {
      /// The cell that has asked, whatever row it shows by now.
      case askingCell
      /// The cell that shows the row now, if one does.
      case cellOfRow
    }

    var receiver = Receiver.cellOfRow
    /// A cell that is reused cancels its request.
    var cancels = false
    /// A cell that is reused removes its picture.
    var clears = true
  }

  let table = TableView()
  let loads: PictureLoads
  let habits: Habits
  /// The cells that wait for the picture of a row.
  private var askers: [Int: [AskingCell]] = [:]
  /// How often a visible row has come to show the picture of another row.
  private(set) var wrongSoFar = 0

  static let count = 300
  static let rowHeight = 64.0

  init(_ habits: Habits, server: PictureServer) {
    self.habits = habits
    loads = PictureLoads(server: server)
    table.rowHeight = Self.rowHeight
    table.separatorStyle = .none
    table.clipsToBounds = false
    table.backgroundColor = Palette.surface
    table.register(AskingCell.self, forCellReuseIdentifier: "picture")
    table.dataSource = self
    table.delegate = self
    loads.onArrival = { [weak self] row, picture in self?.receive(picture, ofRow: row) }
  }

  // MARK: Rows

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { Self.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    guard let cell = cell as? AskingCell else { return cell }
    cell.clearsOnReuse = habits.clears
    cell.onReuse = habits.cancels ? { [weak self] in self?.cancel(for: $0) } : nil
    cell.show(row: indexPath.row)
    if let picture = loads.picture(indexPath.row) {
      cell.show(picture, ofRow: indexPath.row)
    } else {
      if cell.wrongRow != nil { wrongSoFar += 1 }
      askers[indexPath.row, default: []].append(cell)
      loads.request(indexPath.row)
    }
    return cell
  }

  // MARK: Pictures

  private func receive(_ picture: Landscape, ofRow row: Int) {
    let askers = askers.removeValue(forKey: row) ?? []
    switch habits.receiver {
    case .askingCell:
      for cell in askers { put(picture, ofRow: row, into: cell) }
    case .cellOfRow:
      let path = IndexPath(row: row, section: 0)
      if let cell = table.cellForRow(at: path) as? AskingCell {
        put(picture, ofRow: row, into: cell)
      }
    }
  }

  private func put(_ picture: Landscape, ofRow row: Int, into cell: AskingCell) {
    cell.show(picture, ofRow: row)
    if cell.wrongRow != nil, table.indexPath(for: cell) != nil { wrongSoFar += 1 }
  }

  /// Cancels what a cell waits for, unless another cell waits for it, too.
  private func cancel(for cell: AskingCell) {
    for (row, cells) in askers where cells.contains(where: { $0 === cell }) {
      let others = cells.filter { $0 !== cell }
      askers[row] = others.isEmpty ? nil : others
      if others.isEmpty { loads.cancel(row) }
    }
  }

  // MARK: Counts

  /// The visible cells, from top to bottom.
  var cells: [AskingCell] { table.visibleCells.compactMap { $0 as? AskingCell } }

  /// The visible cells that show the picture of another row.
  var wrongCells: [AskingCell] { cells.filter { $0.wrongRow != nil } }
}
