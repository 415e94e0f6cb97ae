import ScrollEngine

/// Sections of rows whose true heights a table learns only when they come into sight.
@MainActor
final class EstimateSource: TableViewDataSource {
  /// Whether the delegate or the cell tells the table the height of a row.
  enum Teller: CaseIterable {
    case delegate, cell
  }

  /// The heights of the rows in each section, in points at a width of 100.
  var sections: [[Double]]
  let teller: Teller
  fileprivate(set) var heightRequests = 0
  private var delegate: (any TableViewDelegate)?

  init(_ sections: [[Double]], teller: Teller = .delegate) {
    self.sections = sections
    self.teller = teller
  }

  /// Rows of 10 to 70 points in a scattered order.
  static func uneven(_ count: Int, teller: Teller = .delegate) -> EstimateSource {
    EstimateSource([(0..<count).map { Double(10 + ($0 * 7_919) % 61) }], teller: teller)
  }

  func table(
    height: Double = 200, estimate: Double = 30, style: TableView.Style = .plain,
    in window: Window? = nil
  ) -> TableView {
    let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: height), style: style)
    table.estimatedRowHeight = estimate
    table.register(SizingCell.self, forCellReuseIdentifier: "cell")
    switch teller {
    case .delegate:
      let teller = HeightTeller(self)
      delegate = teller
      table.delegate = teller
    case .cell:
      table.rowHeight = TableView.automaticDimension
    }
    table.dataSource = self
    window?.addSubview(table)
    return table
  }

  /// The true height of a row, in points; a cell that tells its height is higher when narrower.
  func height(at path: IndexPath, width: Double) -> Double {
    let height = sections[path.section][path.row]
    // The width counts as at least 1, so that the height stays finite in the narrowest stack.
    return teller == .cell ? (height * 100 / max(1, width)).rounded() : height
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? SizingCell {
      cell.path = indexPath
      cell.source = self
    }
    return cell
  }
}

/// A cell that is as high as its row in the model.
final class SizingCell: TableViewCell {
  var path = IndexPath(row: 0, section: 0)
  weak var source: EstimateSource?

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: source?.height(at: path, width: size.width) ?? 0)
  }
}

@MainActor
private final class HeightTeller: TableViewDelegate {
  private unowned let source: EstimateSource

  init(_ source: EstimateSource) {
    self.source = source
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    source.heightRequests += 1
    return source.height(at: indexPath, width: tableView.bounds.width)
  }
}

extension TableView {
  /// The distances of the visible cells from the table's upper edge, by row, in points.
  var placesOnScreen: [IndexPath: Double] {
    var places: [IndexPath: Double] = [:]
    for cell in visibleCells {
      if let path = indexPath(for: cell) { places[path] = cell.frame.minY - contentOffset.y }
    }
    return places
  }
}
