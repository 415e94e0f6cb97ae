import Loading
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("The wrong picture")
struct WrongPictureTests {
  private let clock = SceneClock()

  private func scene(_ comparison: WrongPictureScene.Comparison, seed: UInt64 = 1)
    -> WrongPictureScene
  {
    WrongPictureScene(comparison, seed: seed, clock: clock)
  }

  /// Lets time pass in frames, as the shell does, while the content moves by `velocity` points a
  /// second.
  private func run(
    _ scene: WrongPictureScene, for duration: Double, velocity: Double = 0
  ) async {
    await clock.run(scene, for: duration) { seconds in
      for list in scene.lists where velocity != 0 {
        let most = list.table.scrollRange.maximum.y
        list.table.contentOffset.y = min(
          max(list.table.contentOffset.y + velocity * seconds, 0), most)
      }
    }
  }

  /// Moves fast, stops, and waits until all pictures have come.
  private func rush(_ scene: WrongPictureScene) async {
    await run(scene, for: 0.5)
    await run(scene, for: 0.9, velocity: 1_600)
    await run(scene, for: 7)
  }

  private func figures(_ scene: WrongPictureScene) -> [String?] {
    scene.panes.map { $0.figure?.value }
  }

  @Test(
    "Given to the cell that asked, pictures come into other rows and stay; given to the row, never",
    arguments: [WrongPictureScene.Comparison.receiver, .cancelling, .slowNetwork], 1...4)
  func receiver(comparison: WrongPictureScene.Comparison, seed: UInt64) async {
    let scene = scene(comparison, seed: seed)
    await rush(scene)
    let (left, right) = (scene.lists[0], scene.lists[1])
    #expect(!left.wrongCells.isEmpty && left.wrongSoFar >= left.wrongCells.count)
    #expect(right.wrongSoFar == 0 && right.wrongCells.isEmpty)
    #expect(figures(scene) == ["\(left.wrongCells.count)", "0"])
    #expect(scene.panes.map { $0.figure?.verdict } == [.costly, .frugal])
    #expect(right.cells.allSatisfy { $0.pictureRow == $0.row })
  }

  @Test("A wrong picture is the one of the row that is named, and its cell had shown that row")
  func named() async throws {
    let scene = scene(.receiver)
    let list = scene.lists[0]
    let server = PictureServer(clock: clock.tasks, seed: 1)
    var shown: [ObjectIdentifier: Set<Int>] = [:]
    var mistakes = 0
    for step in 0..<400 {
      await run(scene, for: 1.0 / 60, velocity: step > 30 && step < 85 ? 1_600 : 0)
      for cell in list.cells {
        let path = try #require(list.table.indexPath(for: cell))
        #expect(cell.row == path.row)
        shown[ObjectIdentifier(cell), default: []].insert(cell.row)
        #expect(cell.landscape == cell.pictureRow.map(server.landscape))
        guard let wrong = cell.wrongRow else { continue }
        mistakes += 1
        #expect(shown[ObjectIdentifier(cell)]?.contains(wrong) == true)
      }
    }
    #expect(mistakes > 100)
  }

  @Test("Rows that stand still get their own pictures, after 0.3 to 2 seconds")
  func atRest() async {
    let scene = scene(.receiver)
    await run(scene, for: 0.29)
    #expect(scene.lists.allSatisfy { $0.cells.allSatisfy { $0.pictureRow == nil } })
    await run(scene, for: 2)
    for list in scene.lists {
      #expect(list.cells.count == 8 && list.cells.allSatisfy { $0.pictureRow == $0.row })
      #expect(list.wrongSoFar == 0)
    }
    #expect(scene.panes.map { $0.figure?.verdict } == [.neutral, .neutral])
  }

  @Test("A reused cell cancels its request, and each request has one end")
  func cancelled() async {
    let scene = scene(.cancelling)
    await rush(scene)
    await run(scene, for: 0.6, velocity: -1_600)
    await run(scene, for: 4)
    let (left, right) = (scene.lists[0].loads, scene.lists[1].loads)
    #expect(left.cancelled == 0 && right.cancelled > 5)
    for loads in [left, right] { #expect(loads.started == loads.cancelled + loads.loaded) }
    #expect(right.loaded < left.loaded)
    #expect(scene.lists[1].cells.allSatisfy { $0.pictureRow == $0.row })
  }

  @Test("A row that comes back in another cell keeps its request when the first cell is reused")
  func returning() async {
    for seed in Soak.seeds(1...6) {
      let scene = scene(.cancelling, seed: seed)
      var random = SeededRandom(seed: seed)
      for _ in 0..<12 {
        await run(
          scene, for: .random(in: 0.05...0.3, using: &random),
          velocity: .random(in: -2_000...2_400, using: &random))
      }
      await run(scene, for: 3)
      #expect(scene.lists[1].wrongSoFar == 0)
      #expect(scene.lists[1].cells.allSatisfy { $0.pictureRow == $0.row }, "seed \(seed)")
    }
  }

  @Test("On a slow network rows on the left are wrong for seconds; on the right they are empty")
  func slow() async {
    let scene = scene(.slowNetwork)
    await run(scene, for: 0.5)
    await run(scene, for: 0.9, velocity: 1_600)
    await run(scene, for: 3)
    let (left, right) = (scene.lists[0], scene.lists[1])
    #expect(left.loads.loaded < left.loads.started && !left.wrongCells.isEmpty)
    #expect(right.cells.contains { $0.pictureRow == nil } && right.wrongCells.isEmpty)
  }

  @Test(
    "A cell that keeps its picture shows a wrong one until its own comes; an empty one does not")
  func clearing() async {
    let scene = scene(.clearing)
    await run(scene, for: 2)
    await run(scene, for: 0.5, velocity: 1_600)
    let (left, right) = (scene.lists[0], scene.lists[1])
    #expect(!left.wrongCells.isEmpty && right.wrongCells.isEmpty)
    await run(scene, for: 3)
    for list in [left, right] {
      #expect(list.cells.allSatisfy { $0.pictureRow == $0.row })
    }
    #expect(left.wrongSoFar > 5 && right.wrongSoFar == 0)
    #expect(figures(scene) == ["\(left.wrongSoFar)", "0"])
  }

  @Test("Each wrong picture is named beside it, and its cell has its letter")
  func marks() async throws {
    let driver = ShellDriver(.wrongPicture, folded: FoldablePart.usual)
    await driver.live(0.5)
    for page in 1...4 {
      driver.shell.setOffset(Point(x: 0, y: Double(page) * 7 * ReusedPictures.rowHeight))
      await driver.live(0.15)
    }
    await driver.live(3)
    let facts = try #require(driver.shell.scene.facts as? WrongPictureFacts)
    #expect(!facts.left.mistakes.isEmpty)
    let words = driver.texts
    for mistake in facts.left.mistakes {
      #expect(words.contains { $0.hasSuffix("of Row \(mistake.pictureRow)") })
      #expect(words.contains(mistake.letter))
    }
    #expect(words.count { $0.contains("of Row ") } == facts.left.mistakes.count)
  }
}
