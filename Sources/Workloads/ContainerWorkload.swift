import ScrollEngine

/// Many tables of ten rows in one container: the cost of a tick must not depend on their number.
@MainActor
final class ContainerWorkload: TableViewDataSource {
  private static let rowsPerTable = 10
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
  private let container = ContainerScrollView()
  private let queue = ReuseQueue()
  private var direction = 40.0
  private let tables: Int
  /// In the middle, between tables.
  private let banner = View(frame: Rect(x: 0, y: 0, width: 320, height: 40))

  init(tables: Int) {
    self.tables = tables
    container.frame = window.bounds
    window.addSubview(container)
    for _ in 0..<tables {
      let table = TableView()
      table.reuseQueue = queue
      table.rowHeight = 48
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      container.addArrangedSubview(table)
    }
    container.insertArrangedSubview(banner, at: tables / 2)
    window.layoutIfNeeded()
  }

  func run(steps: Int, jumps: Int, send: @escaping (Measurement) -> Void) {
    let report = Report(
      variant: "container-of-tens", rows: tables * Self.rowsPerTable, sections: tables, send: send)
    report.samples("layout_step", CPUClock.measure(steps, step))
    var state: UInt64 = 1
    let jump = CPUClock.measure(jumps) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let end = container.scrollRange.maximum.y
      container.contentOffset.y = Double(state >> 11) / Double(1 << 53) * end
      window.layoutIfNeeded()
    }
    report.samples("layout_jump", jump)
    container.scrollToArrangedSubview(banner, at: .center, animated: false)
    report.samples("resize_visible_child", CPUClock.measure(jumps, resizeBanner))
    container.contentOffset.y = container.scrollRange.maximum.y
    window.layoutIfNeeded()
    report.samples("resize_child_above", CPUClock.measure(jumps, resizeBanner))
    report.count("cells_created", queue.statistics(forIdentifier: "cell").created)
  }

  private func step() {
    let range = container.scrollRange
    let offset = container.contentOffset.y + direction
    if offset < 0 || offset > range.maximum.y { direction = -direction }
    container.contentOffset.y = min(max(offset, 0), range.maximum.y)
    window.layoutIfNeeded()
  }

  /// Changes what lies above the visible part without moving that.
  private func resizeBanner() {
    banner.frame.size.height = banner.frame.height == 40 ? 60 : 40
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowsPerTable
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
