import ScrollEngine

/// Sections of equal rows with a header and a footer each, both from the table's queue.
@MainActor
final class SectionSource: TableViewDataSource, TableViewDelegate {
  var counts: [Int]
  /// The height of headers in points; sections have no header if it is zero.
  var header = 20.0
  var footer = 10.0
  var log: [String] = []
  var makesViews = true
  private(set) var selected: [IndexPath] = []

  init(_ counts: Int...) {
    self.counts = counts
  }

  func table(_ style: TableView.Style, height: Double = 100, in window: Window) -> TableView {
    let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: height), style: style)
    table.rowHeight = 30
    table.register(ProbeCell.self, forCellReuseIdentifier: "cell")
    table.register(NumberedView.self, forHeaderFooterViewReuseIdentifier: "edge")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    header
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    footer
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    view("header \(section)", tableView)
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    view("footer \(section)", tableView)
  }

  private func view(_ name: String, _ table: TableView) -> View? {
    log.append("view \(name)")
    guard makesViews else { return nil }
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "edge")
    view?.identifier = name
    return view
  }

  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {
    log.append("show \(view.identifier ?? "?")")
  }

  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {
    log.append("show \(view.identifier ?? "?")")
  }

  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {
    log.append("end \(view.identifier ?? "?")")
  }

  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {
    log.append("end \(view.identifier ?? "?")")
  }
}

/// A header or footer that counts how often it was prepared for reuse.
final class NumberedView: TableViewHeaderFooterView {
  var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

/// Sections with titles above and below, or without.
@MainActor
final class TitleSource: TableViewDataSource {
  var headers: [String?]
  var footers: [String?]

  init(headers: [String?], footers: [String?]) {
    self.headers = headers
    self.footers = footers
  }

  func numberOfSections(in tableView: TableView) -> Int { headers.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }
}
