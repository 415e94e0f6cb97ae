import Drawing
internal import Randomness
import SceneParts
import ScrollEngine

/// A long list of rows with different heights.
@MainActor
final class KeptList: TableViewDataSource, TableViewDelegate, DataSourceModelAssociation {
  /// The data of a row; the name identifies the row at any index.
  struct Row: Hashable {
    let name: String
    var height: Double
  }

  let table = TableView()
  private(set) var rows: [Row]
  private var newest = 0

  private static let count = 200
  static let most = 260
  /// The heights of rows, in points. Their mean is far from the estimate.
  private static let heights = 48...144
  private static let estimate = 60.0
  /// The number of rows that a change affects; then the height of inserted rows and the growth of
  /// rows, both in points.
  static let step = 3
  static let newHeight = 72.0
  static let growth = 40.0

  /// With `isEstimated`, the table asks for the height of a row only when the row becomes visible.
  init(seed: UInt64, isEstimated: Bool) {
    let values = SeededValues(seed)
    let choices = Self.heights.upperBound - Self.heights.lowerBound + 1
    rows = (0..<Self.count).map {
      Row(
        name: "Row \($0 + 1)",
        height: Double(Self.heights.lowerBound + values.number(below: choices, $0, 0)))
    }
    table.estimatedRowHeight = isEstimated ? Self.estimate : 0
    table.separatorStyle = .none
    table.rowSpacing = 4
    table.sectionInset = EdgeInsets(16)
    table.backgroundColor = Palette.first.frame
    table.clipsToBounds = false
    table.register(RowCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  // MARK: What changes

  /// Inserts rows at the top.
  func insert() {
    guard rows.count + Self.step <= Self.most else { return }
    newest += Self.step
    let new = (0..<Self.step).map { Row(name: "New \(newest - $0)", height: Self.newHeight) }
    rows.insert(contentsOf: new, at: 0)
    table.reloadData()
  }

  /// Removes the rows at the top.
  func remove() {
    guard rows.count > Self.step else { return }
    rows.removeFirst(Self.step)
    table.reloadData()
  }

  /// Makes the first rows taller by a length in points, or shorter if the length is negative.
  func grow(by length: Double) {
    for place in rows.indices.prefix(Self.step) {
      rows[place].height = max(Double(Self.heights.lowerBound), rows[place].height + length)
    }
    table.reloadData()
  }

  /// Makes the table forget all measured heights, as after a relaunch.
  func forget() { table.reloadData() }

  // MARK: Rows

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    rows[indexPath.row].height
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? RowCell)?.color = Palette.first.cell
    cell.textLabel?.text = rows[indexPath.row].name
    return cell
  }

  // MARK: Names

  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
    rows[indexPath.row].name
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath? {
    rows.firstIndex { $0.name == identifier }.map { IndexPath(row: $0, section: 0) }
  }
}
