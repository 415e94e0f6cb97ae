// A list whose pictures take 0.3 seconds to load, under three policies and the same flick. The clock is
// virtual: the program finishes at once and prints the same numbers every time.
import Loading
import ScrollEngine

/// Rows that show a picture when it has been loaded.
@MainActor
final class Pictures: TableViewDataSource, TableViewDelegate {
  let loader: PageLoader<Int, String>
  /// How many of the visible rows had their picture when the content came to rest.
  private(set) var readyAtRest = ""

  init(_ policy: LoadingPolicy, _ clock: VirtualClock) {
    loader = PageLoader(policy: policy) { row in
      try await clock.sleep(for: .milliseconds(300))
      return "picture \(row)"
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    cell.textLabel?.text = loader.show(indexPath.row, at: tableView.rectForRow(at: indexPath))
    return cell
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    loader.hide(indexPath.row)
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { loader.willBeginDragging() }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    loader.willEndDragging(scrollView, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    loader.didEndDragging(willDecelerate: willDecelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    if let table = scrollView as? TableView {
      let ready = table.liveRows.filter { loader.isLoaded($0) }
      readyAtRest = "\(ready.count) of \(table.liveRows.count)"
    }
    loader.didEndDecelerating()
  }
}

for policy in LoadingPolicy.allCases {
  let clock = VirtualClock()
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
  let table = TableView(frame: window.bounds)
  let pictures = Pictures(policy, clock)
  table.rowHeight = 120
  table.register(TableViewCell.self, forCellReuseIdentifier: "picture")
  table.dataSource = pictures
  table.delegate = pictures
  pictures.loader.onArrival = { [weak table] row, picture in
    table?.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text = picture
  }
  window.addSubview(table)

  // One frame: advance the clock, run the tasks that it wakes, then move the content and lay it
  // out.
  func frame(_ time: Double) async {
    clock.advance(to: time)
    await clock.settle()
    _ = window.advance(to: time)
  }

  var time = 0.0
  func wait(_ seconds: Double) async {
    for _ in 0..<Int(seconds * 60) {
      time += 1.0 / 60
      await frame(time)
    }
  }

  await wait(1)
  var position = Point(x: 160, y: 500)
  func finger(_ isDown: Bool) -> InputEvent.Pointer {
    .init(at: position, device: .touch, id: 1, isPressed: isDown)
  }
  window.router.handle(InputEvent(time: time, .pointerDown(finger(true))))
  for _ in 0..<6 {
    time += 1.0 / 60
    position.y -= 60
    window.router.handle(InputEvent(time: time, .pointerMoved(finger(true))))
    await frame(time)
  }
  window.router.handle(InputEvent(time: time, .pointerUp(finger(false))))
  await wait(6)

  let counts = pictures.loader.statistics
  print("\(policy): at rest at \(Int(table.contentOffset.y.rounded()))")
  print("  \(counts.started) requests, \(counts.wasted) of them for pictures that nobody saw")
  print("  \(pictures.readyAtRest) pictures in sight were there when the content came to rest")
}
