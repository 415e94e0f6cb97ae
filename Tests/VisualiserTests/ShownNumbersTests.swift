import Demonstrations
import Documents
import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
@Suite("All numbers on the screen at one moment")
struct ShownNumbersTests {
  /// High enough for all of the bill and the queues.
  private static let size = Size(width: 1280, height: 1_600)

  private func compare(_ shell: Shell, _ place: String) {
    let stated = StatedFacts(shell)
    stated.check(place)
    // The facts from which guided paths take their numbers.
    for (pane, fact) in zip(shell.scene.panes, shell.guide.facts.panes) {
      func expect(_ quantity: Fact.Quantity, _ value: Double) {
        guard let number = stated.value(quantity, of: pane.root) else { return }
        #expect(abs(number - value) < 1e-9, "\(place): \(quantity.name) of paths")
      }
      expect(.onScreen, Double(fact.onScreen))
      expect(.made, Double(fact.made))
      expect(.waiting, Double(fact.waiting))
      expect(.asked, Double(fact.asked))
      expect(.rows, Double(fact.rows))
      if pane.scroller != nil {
        expect(.offsetX, fact.bounds.minX)
        expect(.offsetY, fact.bounds.minY)
        expect(.contentWidth, fact.contentSize.width)
        expect(.contentHeight, fact.contentSize.height)
      }
    }
  }

  /// Acts as a restless person would, once.
  static func act(_ driver: ShellDriver, _ random: inout SeededRandom) {
    let ids = driver.shell.viewIDs
    let id = ids[Int.random(in: 0..<ids.count, using: &random)]
    let point = driver.location(60, 90, in: id)
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: driver.wheel(Double(Int.random(in: -9...6, using: &random)), at: point)
    case 3:
      driver.flick(from: point, by: Point(x: 0, y: -60))
      driver.wait(Double.random(in: 0...0.4, using: &random))
    case 4:
      driver.drag(from: point, by: Point(x: -40, y: Double.random(in: -90...90, using: &random)))
    case 5: driver.type(Bool.random(using: &random) ? "+" : "-")
    case 6: driver.press([.end, .home, .pageDown].randomElement(using: &random) ?? .end)
    default:
      driver.shell.seek(to: driver.shell.session.log.end * Double.random(in: 0...1, using: &random))
    }
    driver.wait(0.05)
  }

  @Test("agree with each other and with the report", arguments: SceneCatalog.all.map(\.name))
  func agree(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    for seed in Soak.seeds(1...1) {
      var random = SeededRandom(seed: seed)
      for variant in 0..<max(1, scene.variants.count) {
        let driver = ShellDriver(scene, variant: variant, size: Self.size)
        guard !driver.shell.scene.isAsynchronous else { continue }
        compare(driver.shell, "\(name), variant \(variant), at first")
        for step in 1...4 {
          Self.act(driver, &random)
          compare(driver.shell, "\(name), variant \(variant), seed \(seed), step \(step)")
        }
      }
    }
  }
}
