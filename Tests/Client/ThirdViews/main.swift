// Two views as another package would write them with the library: a map of pages that reuses its
// pages, even where a container cuts the map, and a container that never cuts its children.
import ScrollEngine

@MainActor
func expect(_ condition: Bool, _ message: @autoclosure () -> String, line: UInt = #line) {
  if !condition { fatalError("main.swift:\(line): \(message())") }
}

/// Maps in a container all return pages before any of them takes one.
@MainActor
func tryMaps() {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let container = ContainerScrollView(frame: window.bounds)
  window.addSubview(container)
  let queue = ReuseQueue()
  let size = Size(width: 150, height: 130)
  let plan: [[String?]] = [
    ["a", "b", nil, "c"], ["d", nil, "e", "f"], [nil, nil, nil, nil], ["g", "h", "i", "j"],
    ["k", "l", nil, "m"],
  ]
  let maps = (0..<3).map { _ in PageMapView(plan, pageSize: size, queue: queue) }
  let rows = Rows(30)
  // A table does not retain its data source.
  defer { withExtendedLifetime(rows) {} }
  container.addArrangedSubview(maps[0])
  container.addArrangedSubview(rows.table())
  container.addArrangedSubview(maps[1])
  container.addArrangedSubview(maps[2])
  window.layoutIfNeeded()
  expect(container.contentSize.height == 3 * 5 * 130 + 30 * 40, "\(container.contentSize)")

  var most = 0
  for offset in stride(from: 0.0, through: container.scrollRange.maximum.y, by: 7) {
    container.contentOffset = Point(x: 0, y: offset)
    window.layoutIfNeeded()
    container.checkInvariants()
    queue.checkInvariants()
    for map in maps {
      expect(map.frame.height <= 400, "\(map) at \(offset) is not cut: \(map.frame)")
      expect(map.pages.count == map.placesInSight.count, "\(map) at \(offset)")
    }
    most = max(most, maps.reduce(0) { $0 + $1.placesInSight.count })
  }
  let statistics = queue.statistics(forIdentifier: "page")
  expect(statistics.created == most, "\(statistics), and \(most) in sight at the most")
  expect(statistics.reused > 0 && maps[0].moves > 0, "\(statistics)")

  // A flick moves the map one page horizontally, and stops at a hole.
  container.contentOffset = .zero
  window.layoutIfNeeded()
  let finger = Finger(window)
  let map = maps[0]
  finger.flick(from: Point(x: 250, y: 60), by: Point(x: -120, y: 0))
  finger.settle { expect(map.contentOffset.x <= 150, "in a hole at \(map.contentOffset)") }
  expect(map.contentOffset == Point(x: 150, y: 0), "\(map.contentOffset)")
  finger.flick(from: Point(x: 250, y: 60), by: Point(x: -200, y: 0))
  finger.settle { expect(map.contentOffset.x <= 150, "in a hole at \(map.contentOffset)") }
  expect(map.contentOffset == Point(x: 150, y: 0), "\(map.contentOffset)")
  // A vertical drag scrolls the container.
  finger.flick(from: Point(x: 150, y: 300), by: Point(x: 0, y: -90))
  finger.settle()
  expect(container.contentOffset.y > 90, "\(container.contentOffset)")
  container.checkInvariants()
}

/// A container that never cuts its children follows the changes that they report.
@MainActor
func tryNaiveContainer() {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let container = NaiveContainer(frame: window.bounds)
  window.addSubview(container)
  let rows = [Rows(20), Rows(5)]
  defer { withExtendedLifetime(rows) {} }
  let tables = rows.map { $0.table() }
  let banner = View(frame: Rect(x: 0, y: 0, width: 300, height: 50))
  container.add(tables[0])
  container.add(banner)
  container.add(tables[1])
  window.layoutIfNeeded()
  expect(container.contentSize.height == 1_050, "\(container.contentSize)")
  expect(tables[0].visibleCells.count == 20, "\(tables[0].visibleCells.count) cells")

  rows[0].count = 30
  tables[0].reloadData()
  window.layoutIfNeeded()
  expect(container.contentSize.height == 1_450, "\(container.contentSize)")
  expect(tables[1].frame.minY == 1_250, "\(tables[1].frame)")
  tables[1].contentInset.bottom = 10
  window.layoutIfNeeded()
  expect(container.contentSize.height == 1_460, "\(container.contentSize)")
  banner.isHidden = true
  window.layoutIfNeeded()
  expect(container.contentSize.height == 1_410, "\(container.contentSize)")
  tables[1].frame.origin.y = 7
  window.layoutIfNeeded()
  expect(tables[1].frame.minY == 1_200, "\(tables[1].frame)")
  tables[0].removeFromSuperview()
  window.layoutIfNeeded()
  expect(tables[1].frame.minY == 0, "\(tables[1].frame)")

  container.add(tables[0])
  window.layoutIfNeeded()
  let finger = Finger(window)
  finger.flick(from: Point(x: 150, y: 300), by: Point(x: 0, y: -90))
  finger.settle()
  expect(container.contentOffset.y > 90 && tables[1].contentOffset == .zero, "the table scrolls")
}

tryMaps()
tryNaiveContainer()
print("A map of pages and a container of somebody else's work with what is public.")
