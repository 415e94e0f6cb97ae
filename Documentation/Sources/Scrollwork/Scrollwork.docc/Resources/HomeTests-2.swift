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
