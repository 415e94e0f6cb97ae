import ScrollworkTesting
import Testing

@testable import album

@MainActor @Test func theScreenHasFewCells() async throws {
  let home = Home(files: files)
  let window = Window(frame: Rect(x: 0, y: 0, width: 360, height: 480))
  window.rootViewController = home
  window.layoutIfNeeded()
  let rows = home.photos.tableView.liveRows.count + home.notes.tableView.liveRows.count
  #expect(rows < 20)
}

@MainActor @Test func theScreenKeepsItsInvariants() async throws {
  try await expectInvariants(of: { Home(files: files) }, seeds: 0..<4)
}

@MainActor @Test func scrollingMakesFewCells() async throws {
  let home = Home(files: files)
  let window = Window(frame: Rect(x: 0, y: 0, width: 360, height: 480))
  window.rootViewController = home
  for offset in stride(from: 0.0, through: 40_000, by: 20) {
    home.containerScrollView.contentOffset = Point(x: 0, y: offset)
    window.layoutIfNeeded()
  }
  let notes = home.notes.tableView.reuseQueue.statistics(forIdentifier: "note")
  #expect(notes.created < 20)
  #expect(notes.reused > 800)
}

@MainActor @Test func theListsMeet() async throws {
  try await expectSnapshot(
    of: Home(files: files), size: Size(width: 360, height: 480), named: "home",
    after: [
      .call("scroll to the notes") {
        ($0 as? Home)?.containerScrollView.contentOffset = Point(x: 0, y: 660)
      }
    ])
}
