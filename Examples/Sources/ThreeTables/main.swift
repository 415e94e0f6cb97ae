// Three tables in one container that scrolls. Each is cut to what is visible of it, so the container
// costs as much as the screen shows, not as much as the tables hold.
import ScrollEngine

final class Rows: TableViewDataSource {
  let name: String
  let count: Int

  init(_ name: String, _ count: Int) {
    self.name = name
    self.count = count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(name) \(indexPath.row)"
    return cell
  }
}

let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
let container = ContainerScrollView(frame: window.bounds)
container.spacing = 12
window.addSubview(container)

let sources = [Rows("news", 6), Rows("films", 40), Rows("archive", 1_000_000)]
let heights = [80.0, 50, 30]
let tables = zip(sources, heights).map { rows, height in
  let table = TableView()
  table.rowHeight = height
  table.register(TableViewCell.self, forCellReuseIdentifier: "row")
  table.dataSource = rows
  container.addArrangedSubview(table)
  return table
}

/// What each table shows, and what its cells did so far.
@MainActor
func report(at offset: Double) {
  container.contentOffset = Point(x: 0, y: offset)
  window.trace.begin()
  window.layoutIfNeeded()
  print("offset \(Int(offset)): \(window.trace.viewsTouched) views touched")
  for (table, rows) in zip(tables, sources) {
    let cells = table.reuseQueue.statistics(forIdentifier: "row")
    let share = table.isHidden || table.frame.height == 0 ? "out of sight" : "\(table.liveRows.count) rows"
    print("  \(rows.name): \(share), \(cells.live) live, \(cells.created) created, \(cells.reused) reused")
  }
}

report(at: 0)
report(at: 300)
report(at: 2_300)
report(at: 1_000_000)
report(at: 0)

// With one queue for all three, a cell that leaves one table serves the next.
let queue = ReuseQueue()
for table in tables {
  table.reuseQueue = queue
  table.reloadData()
}
for offset in stride(from: 0.0, through: 20_000, by: 8) {
  container.contentOffset = Point(x: 0, y: offset)
  window.layoutIfNeeded()
}
let shared = queue.statistics(forIdentifier: "row")
print("one queue for all: \(shared.created) created, \(shared.reused) reused")
