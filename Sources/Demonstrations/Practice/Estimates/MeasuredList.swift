internal import Randomness
import SceneParts
import ScrollEngine

extension Fact.Quantity {
  static let guessedHeight = Fact.Quantity("guessed height of a row", .points)
  static let rowHeight = Fact.Quantity("height of a row", .points)
  /// The height that the table takes its content to have, and the true one.
  static let wholeContentHeight = Fact.Quantity("contentSize.height, whole points", .wholePoints)
  static let trueHeight = Fact.Quantity("height of all rows, measured", .wholePoints)
}

/// A list of short rows, some with a tall picture, whose table learns their heights in one of several
/// manners.
@MainActor
final class MeasuredList: TableViewDataSource, TableViewDelegate {
  /// What the table knows about the height of a row before the row becomes visible.
  enum Manner: Hashable, CaseIterable {
    /// A guess, which is about right for the short rows only.
    case guess
    /// The same guess, until the table has measured the row ahead: one row in each frame.
    case ahead
    /// The mean of all heights.
    case mean
    /// The height itself.
    case exact
  }

  let table = TableView()
  let manner: Manner
  /// The heights of the rows, in points.
  let heights: [Double]
  /// The number of times that the table has asked for the height of a row.
  private(set) var heightRequests = 0

  private let server: PictureServer

  static let count = 20
  static let guess = 44.0
  /// One row in five has a picture; the ranges of heights are in points.
  private static let picturePeriod = 5
  private static let withPicture = 300...340
  private static let withoutPicture = 52...60
  private static let spacing = 4.0
  private static let inset = 8.0

  /// The server has the pictures; its seed determines the heights, too.
  init(_ manner: Manner, server: PictureServer) {
    self.manner = manner
    self.server = server
    let values = SeededValues(server.seed)
    heights = (0..<Self.count).map { row in
      let range = Self.hasPicture(row) ? Self.withPicture : Self.withoutPicture
      return Double(
        range.lowerBound + values.number(below: range.upperBound - range.lowerBound + 1, row, 0))
    }
    table.estimatedRowHeight = estimate ?? 0
    if manner == .ahead { table.rowsMeasuredPerFrame = 1 }
    table.separatorStyle = .none
    table.rowSpacing = Self.spacing
    table.sectionInset = EdgeInsets(Self.inset)
    table.backgroundColor = Palette.first.frame
    table.register(PictureRowCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  private static func hasPicture(_ row: Int) -> Bool { row % picturePeriod == picturePeriod - 1 }

  /// The estimated height of a row, in points; nil if no height is an estimate.
  var estimate: Double? {
    switch manner {
    case .guess, .ahead: Self.guess
    case .mean: (heights.reduce(0, +) / Double(heights.count)).rounded()
    case .exact: nil
    }
  }

  /// The height of the content once all rows are measured, in points.
  var trueHeight: Double {
    heights.reduce(2 * Self.inset, +) + Double(heights.count - 1) * Self.spacing
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    heightRequests += 1
    return heights[indexPath.row]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let row = indexPath.row
    (cell as? PictureRowCell)?.show(
      row: row, Self.hasPicture(row) ? server.landscape(of: row) : nil)
    return cell
  }
}
