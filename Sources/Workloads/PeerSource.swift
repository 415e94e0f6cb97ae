import ScrollEngine

/// The rows of one table, and the number of cells filled.
@MainActor
class PeerSource: TableViewDataSource {
  static let identifier = "row"

  let section: Int
  final private(set) var count: Int
  /// The number of the table's first row, counting the rows of all tables.
  final let firstRow: Int
  /// The index of the raised row, or -1, and its additional height, in points.
  @exclusivity(unchecked) final fileprivate var raisedRow = -1
  @exclusivity(unchecked) final fileprivate var raise = 0
  /// The number of times that a cell was filled.
  @exclusivity(unchecked) final private(set) var binds = 0

  required init(section: Int, count: Int) {
    self.section = section
    self.count = count
    firstRow = section * count
  }

  /// Makes one row higher by some points; a row raised earlier gets its original height again.
  final func raise(_ row: Int, by height: Int) {
    raisedRow = row
    raise = height
  }

  final func insertRow() { count += 1 }

  final func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  final func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    cell.textLabel?.text = PeerText.text(section: section, row: indexPath.row)
    cell.backgroundColor =
      indexPath.row & 1 == 0 ? PeerCell.backgrounds.even : PeerCell.backgrounds.odd
    binds += 1
    return cell
  }
}

/// Rows with the table's `rowHeight`.
final class EvenPeerSource: PeerSource, TableViewDelegate {}

/// Rows with the varying heights of the peers' workload, requested one by one.
final class VaryingPeerSource: PeerSource, TableViewDelegate {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    let height = PeerRows.varyingHeight(of: firstRow + indexPath.row)
    return Double(indexPath.row == raisedRow ? height + raise : height)
  }
}
