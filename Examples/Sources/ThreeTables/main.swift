// Three tables in one container that scrolls. Each is cut to its visible part, so the container
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

/// A container with one table for each source. The tables share `queue` if there is one.
@MainActor
func makeTables(sharing queue: ReuseQueue? = nil) -> (Window, ContainerScrollView, [TableView]) {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
  let container = ContainerScrollView(frame: window.bounds)
  container.spacing = 12
  window.addSubview(container)
  let tables = zip(sources, [80.0, 50, 30]).map { source, height in
    let table = TableView()
    table.rowHeight = height
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    if let queue { table.reuseQueue = queue }
    container.addArrangedSubview(table)
    return table
  }
  return (window, container, tables)
}

let sources = [Rows("news", 6), Rows("films", 40), Rows("archive", 1_000_000)]
let (window, container, tables) = makeTables()

/// Prints which rows of each table are visible, and how many cells were made and reused so far.
@MainActor
func report(at offset: Double) {
  container.contentOffset = Point(x: 0, y: offset)
  window.trace.begin()
  window.layoutIfNeeded()
  print("offset \(Int(offset)): \(window.trace.viewsTouched) views touched")
  for (table, source) in zip(tables, sources) {
    let cells = table.reuseQueue.statistics(forIdentifier: "row")
    let shown = cells.live == 0 ? "out of sight" : "\(cells.live) rows in sight"
    print("  \(source.name): \(shown), \(cells.created) cells created, \(cells.reused) reused")
  }
}

report(at: 0)
report(at: 300)
report(at: 2_300)
report(at: 1_000_000)
report(at: 0)

// With one queue for all three tables, a cell that leaves one table is reused by the next.
for (name, queue) in [("a queue each", nil), ("one queue for all", ReuseQueue())] {
  let (window, container, tables) = makeTables(sharing: queue)
  for offset in stride(from: 0.0, through: 20_000, by: 8) {
    container.contentOffset = Point(x: 0, y: offset)
    window.layoutIfNeeded()
  }
  var queues: [ReuseQueue] = []
  for table in tables where !queues.contains(where: { $0 === table.reuseQueue }) {
    queues.append(table.reuseQueue)
  }
  let cells = queues.map { $0.statistics(forIdentifier: "row") }
  let created = cells.reduce(0) { $0 + $1.created }
  print("\(name): \(created) cells created to scroll 20,000 points")
}
