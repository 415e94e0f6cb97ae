// A table of a million rows, scrolled without a window: by a program, by a flick, and to its last row.
// How many cells does it make?
import ScrollEngine

final class Rows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
let table = TableView(frame: window.bounds)
let rows = Rows()
table.rowHeight = 50
table.register(TableViewCell.self, forCellReuseIdentifier: "row")
table.dataSource = rows
window.addSubview(table)

@MainActor
func report(_ step: String) {
  let cells = table.reuseQueue.statistics(forIdentifier: "row")
  let visible = "rows \(table.liveRows.first ?? 0) to \(table.liveRows.last ?? 0)"
  print("\(step): \(visible)")
  print("  \(cells.created) cells created, \(cells.reused) reused, \(cells.queued) waiting")
}

window.layoutIfNeeded()
report("At the start")

// A program sets the offset; the layout happens when it asks for one.
for offset in stride(from: 0.0, through: 5_000, by: 10) {
  table.contentOffset = Point(x: 0, y: offset)
  window.layoutIfNeeded()
}
report("After 5,000 points in steps of 10")

// A finger moves 240 points in a tenth of a second and lifts. Time is an argument, so nothing waits.
var time = 0.0
var position = Point(x: 160, y: 400)
@MainActor
func finger(_ isDown: Bool) -> InputEvent.Pointer {
  .init(at: position, device: .touch, id: 1, isPressed: isDown)
}
window.router.handle(InputEvent(time: time, .pointerDown(finger(true))))
for _ in 0..<12 {
  time += 1.0 / 120
  position.y -= 20
  window.router.handle(InputEvent(time: time, .pointerMoved(finger(true))))
}
window.router.handle(InputEvent(time: time, .pointerUp(finger(false))))
var frames = 0
while window.advance(to: time) != nil {
  time += 1.0 / 60
  frames += 1
}
report("After a flick, at rest \(frames) frames later")

table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
window.layoutIfNeeded()
report("At the last row")
