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
@Suite("What the lines mean")
struct LegendTests {
  private func words(_ driver: ShellDriver) -> [String] { driver.shell.legend.entries.map(\.words) }

  @Test("K shows what the lines of the open scene mean, and hides it again")
  func toggle() throws {
    let driver = ShellDriver(.container)
    let stage = driver.shell.stage.frame
    #expect(driver.shell.legend.isHidden)
    driver.type("k")
    #expect(
      words(driver) == [
        "viewport: what you see", "content size: all rows", "live cell", "frame of a table",
        "row without a cell",
      ])
    let legend = driver.shell.legend.frame
    #expect(driver.shell.stage.frame.maxY <= legend.minY)
    #expect(legend.maxY <= driver.shell.lanes.frame.minY)
    driver.type("k")
    #expect(driver.shell.legend.isHidden)
    #expect(driver.shell.stage.frame == stage)
    let button = driver.shell.legendButton.frame
    driver.click(at: Point(x: button.midX, y: button.midY))
    #expect(!driver.shell.legend.isHidden)
  }

  @Test("It lists only what is drawn now")
  func onlyWhatIsDrawn() {
    let driver = ShellDriver(.container)
    driver.type("k")
    driver.type("o")
    #expect(words(driver) == ["live cell", "frame of a table"])
    driver.type("o")
    driver.type("b")
    #expect(words(driver).contains("the frame’s outline"))
    driver.shell.perform(.openNeighbour(2))
    driver.wait(0)
    #expect(!words(driver).contains("row without a cell"))
    #expect(words(driver).first == "viewport: what you see")
  }

  /// Whether a picture of the stage has a line in the colour of the legend's sample.
  private func isDrawn(_ entry: LegendEntry, _ commands: [DrawCommand], _ theme: Theme) -> Bool {
    func strokes(_ isRight: (Stroke) -> Bool) -> Bool {
      commands.contains {
        if case .stroke(_, let stroke) = $0 { isRight(stroke) } else { false }
      }
    }
    func contain(_ colors: [Color], _ color: Color) -> Bool {
      colors.contains { $0.resolved(for: theme.appearance) == color }
    }
    switch entry.sample {
    case .viewport: return strokes { $0.color == theme.viewport || $0.color == Palette.ink }
    case .line(let color, let dash):
      return strokes {
        $0.color == color.resolved(for: theme.appearance) && ($0.dash == nil) == (dash == nil)
      }
    case .muted(let isDashed):
      return strokes { $0.color == theme.muted && ($0.dash != nil) == isDashed } || !isDashed
    case .dashes(let colors):
      return strokes { stroke in stroke.dash != nil && contain(colors, stroke.color) }
    case .fills(let colors):
      return commands.contains {
        if case .fill(_, let color, _) = $0 { contain(colors, color) } else { false }
      }
    }
  }

  @Test(
    "Every scene draws what its legend lists at some moment",
    arguments: SceneCatalog.all.map(\.name))
  func scenes(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    let driver = ShellDriver(scene)
    let shell = driver.shell
    var missing = Set(shell.scene.panes.flatMap { $0.legend(shell.stage.options) })
    #expect(!missing.isEmpty || shell.scene.panes.allSatisfy { $0.lists.isEmpty })
    for step in 0..<30 where !missing.isEmpty {
      let commands = shell.displayList().commands
      missing = missing.filter { !isDrawn($0, commands, shell.theme) }
      driver.shell.setOffset(Point(x: Double(step) * 60, y: Double(step) * 40))
      driver.wait(0.1)
    }
    // These frames appear only after a person's action, such as a tap on a card.
    let later: Set = ["frame with a negative height", "frame of the list"]
    #expect(missing.map(\.words).filter { !later.contains($0) }.isEmpty)
  }

  @Test(
    "The legend fits beside everything, in every size of window",
    arguments: [Size(width: 640, height: 480), Size(width: 1280, height: 800)])
  func sizes(size: Size) {
    let driver = ShellDriver(.container, size: size)
    driver.type("k")
    let legend = driver.shell.legend
    for (entry, frame) in legend.placed(in: legend.bounds.width) {
      #expect(legend.bounds.contains(frame), "\(entry.words)")
    }
    let parts = [driver.shell.stage, legend, driver.shell.lanes, driver.shell.transport]
      .filter { !$0.isHidden }.map(\.frame)
    for (place, part) in parts.enumerated() {
      for other in parts.dropFirst(place + 1) { #expect(!part.intersects(other)) }
    }
  }

  @Test("A line under the pointer says whose it is, and how large")
  func names() throws {
    let driver = ShellDriver(.container)
    func name(_ x: Double, _ y: Double) -> String? {
      driver.hover(at: driver.location(x, y, in: "container"))
      return driver.shell.inspection.line?.words.string
    }
    #expect(name(8, 300) == "content size of Table 1: 320 × 712")
    driver.shell.setOffset(Point(x: 0, y: 300))
    driver.wait(1)
    #expect(name(160, 420) == "content size of Table 2: 320 × 2680")
    #expect(name(-1, 200) == "viewport: 320 × 568")
    #expect(name(100, 300) == nil)
    driver.type("b")
    let frame = try #require(driver.entry("table1"))
    #expect(
      name(5, 300) == "frame of Table 1: \(tidy(frame.frame.width)) × \(tidy(frame.frame.height))")
    driver.type("b")
    driver.type("o")
    #expect(name(8, 300) == nil)
  }

  @Test("A card never lies over what it explains where there is room, nor out of its bounds")
  func cardPlace() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<4_000 {
      let bounds = Rect(
        x: 8, y: 8, width: Double.random(in: 320...1_200, using: &random).rounded(),
        height: Double.random(in: 300...800, using: &random).rounded())
      let size = Size(width: 252, height: Double.random(in: 60...260, using: &random).rounded())
      let part = Rect(
        x: Double.random(in: 0...bounds.width, using: &random),
        y: Double.random(in: 0...bounds.height, using: &random),
        width: Double.random(in: 10...600, using: &random),
        height: Double.random(in: 10...200, using: &random)
      ).intersection(bounds)
      guard !part.isEmpty else { continue }
      let card = CardPlace.frame(
        size, about: part, pointer: Point(x: part.midX, y: part.midY), within: bounds)
      #expect(bounds.contains(card))
      let room = max(
        bounds.maxX - part.maxX - 11 >= size.width ? 1 : 0,
        part.minX - bounds.minX - 11 >= size.width ? 1 : 0,
        bounds.maxY - part.maxY - 11 >= size.height ? 1 : 0,
        part.minY - bounds.minY - 11 >= size.height ? 1 : 0)
      #expect(room == 0 || !card.intersects(part))
    }
  }

  @Test("In a small window no card covers the cell, the row or the chip that it is about")
  func smallWindow() {
    let driver = ShellDriver(.naiveAndContainer, size: Size(width: 640, height: 480))
    driver.wheel(-5, at: driver.location(160, 284, in: "container"))
    let stage = driver.shell.stage
    var seen = 0
    for x in stride(from: 4.0, to: stage.bounds.width, by: 23) {
      for y in stride(from: 60.0, to: stage.bounds.height, by: 17) {
        driver.hover(at: stage.frame.origin + Point(x: x, y: y))
        guard let card = driver.shell.inspection.cardFrame,
          let part = driver.shell.inspection.hovered?.explained, part.height < 120
        else { continue }
        seen += 1
        #expect(!card.intersects(part))
      }
    }
    #expect(seen > 50)
  }
}
