import ScrollEngine

/// Tables of ten rows that a container takes by number: those in sight exist, so neither the making
/// nor a tick may depend on how many there are.
@MainActor
final class NumberedWorkload: ContainerScrollViewDataSource, TableViewDataSource {
  private static let rowsPerTable = 10
  private static let rowHeight = 48.0
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
  private let container = ContainerScrollView()
  private let queue = ReuseQueue()
  private let tables: Int
  private var spare: [TableView] = []
  private var created = 0
  private var direction = 40.0

  init(tables: Int) { self.tables = tables }

  func run(steps: Int, jumps: Int, send: @escaping (Measurement) -> Void) {
    let report = Report(
      variant: "numbered-tens", rows: tables * Self.rowsPerTable, sections: tables, send: send)
    let resident = ProcessMemory.resident
    let (setUp, _) = CPUClock.milliseconds {
      container.frame = window.bounds
      window.addSubview(container)
      container.dataSource = self
      window.layoutIfNeeded()
    }
    report.value("set_up", setUp, unit: "ms")
    report.value("set_up_memory", ProcessMemory.resident - resident, unit: "MiB")
    report.samples("layout_step", CPUClock.measure(steps, step))
    var state: UInt64 = 1
    let jump = CPUClock.measure(jumps) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let end = container.scrollRange.maximum.y
      container.contentOffset.y = Double(state >> 11) / Double(1 << 53) * end
      window.layoutIfNeeded()
    }
    report.samples("layout_jump", jump)
    report.count("tables_created", created)
    report.count("cells_created", queue.statistics(forIdentifier: "cell").created)
  }

  private func step() {
    let range = container.scrollRange
    let offset = container.contentOffset.y + direction
    if offset < 0 || offset > range.maximum.y { direction = -direction }
    container.contentOffset.y = min(max(offset, 0), range.maximum.y)
    window.layoutIfNeeded()
  }

  func numberOfChildren(in container: ContainerScrollView) -> Int { tables }

  func container(_ container: ContainerScrollView, lengthOfChildAt index: Int) -> Double {
    Double(Self.rowsPerTable) * Self.rowHeight
  }

  func container(_ container: ContainerScrollView, childAt index: Int) -> View {
    if let table = spare.popLast() {
      table.reloadData()
      return table
    }
    created += 1
    let table = TableView()
    table.reuseQueue = queue
    table.rowHeight = Self.rowHeight
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    return table
  }

  func container(_ container: ContainerScrollView, didGiveBack child: View, from index: Int) {
    if let table = child as? TableView { spare.append(table) }
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
