import Documents
import SceneParts
import ScrollEngine
import ScrollMotion
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
struct PagingTests {
  private let driver = ShellDriver(.paging)
  private let scene: PagingScene

  init() throws {
    scene = try #require(driver.shell.scene as? PagingScene)
  }

  private func offset(_ id: String) -> Double { driver.entry(id)?.contentOffset?.x ?? .nan }

  /// `distance` is in points of the scene, whatever the size of the stage.
  private func flick(by distance: Double = -110, from x: Double = 250) {
    driver.flick(from: driver.location(x, 38, in: "bleeding"), by: across(distance))
  }

  private func across(_ distance: Double) -> Point {
    Point(x: distance * driver.shell.stage.stageLayout.scale, y: 0)
  }

  /// Points per second between consecutive frames after the last release.
  private func speeds(_ recorder: OffsetRecorder) throws -> [Double] {
    let release = try #require(recorder.releases.last?.time)
    let samples = recorder.samples.filter { $0.time > release }
    return zip(samples, samples.dropFirst()).map { before, after in
      (after.offset - before.offset) / (after.time - before.time)
    }
  }

  @Test(
    "After the same flick each strip rests on a page: the first on the next, the others further")
  func pages() {
    flick()
    driver.settle()
    #expect(offset("paging") == 260)
    #expect(offset("snap") > 280)
    #expect(offset("snap").truncatingRemainder(dividingBy: 140) == 0)
    #expect(offset("target") > 280)
    #expect(offset("target").truncatingRemainder(dividingBy: 140) == 0)
    // 110, 190, 120, 230, 70 and 150 points, and 10 between any two.
    #expect([0, 120, 320, 450, 690, 770, 930, 1050, 1250].contains(offset("unequal")))
    #expect(offset("unequal") > 280)
  }

  @Test("Snapped after the end, content that has nearly stopped starts again")
  func kink() throws {
    // Without snapping, the content would rest halfway between two pages.
    flick(by: -58)
    driver.settle()
    let speeds = try speeds(scene.recorders[1]).map(abs)
    let rest = try #require(speeds.firstIndex { $0 < 20 })
    #expect(speeds[rest...].contains { $0 > 80 })
    #expect(scene.recorders[1].interventions.count == 1)
  }

  @Test("With its target edited, content only ever becomes slower", arguments: [2, 3])
  func noKink(place: Int) throws {
    flick()
    driver.settle()
    var speeds = try speeds(scene.recorders[place])
    // Slow content half a point from its target jumps there, so the last step may be longer.
    let last = try #require(speeds.last)
    speeds.removeLast()
    let before = try #require(speeds.last)
    #expect(last / 60 <= before / 60 + StopThreshold.standard.distance)
    #expect(speeds.count > 30)
    for (before, after) in zip(speeds, speeds.dropFirst()) { #expect(after <= before + 1e-6) }
    #expect(scene.recorders[place].interventions.isEmpty)
  }

  @Test("Let go at rest, content with an edited target goes to the nearest page")
  func slowDrag() {
    driver.drag(
      from: driver.location(250, 38, in: "bleeding"), by: across(-100), steps: 20)
    driver.settle()
    #expect(offset("paging") == 0)
    #expect(offset("snap") == 140)
    #expect(offset("target") == 140)
    #expect(offset("unequal") == 120)
  }

  @Test("A touch on a neighbour that peeps in drags the pages")
  func outside() {
    let start = driver.location(308, 38, in: "bleeding")
    let inScrollView = driver.location(260, 38, in: "paging")
    #expect(start.x > inScrollView.x)
    flick(from: 308)
    driver.settle()
    #expect(offset("paging") == 260)
  }

  @Test("The graph shows what the delegates were told, and nothing without them")
  func graph() throws {
    func lines() -> Int {
      driver.shell.displayList().commands.filter {
        guard case .polyline(_, _, let width) = $0 else { return false }
        return width == 2
      }.count
    }
    flick()
    driver.settle()
    #expect(lines() == 4)
    #expect(scene.recorders.allSatisfy { $0.samples.count > 30 })

    driver.type("e")
    let fresh = try #require(driver.shell.scene as? PagingScene)
    for pane in fresh.panes {
      let scrollView = pane.scroller ?? (pane.root as? BleedingView)?.scrollView
      scrollView?.delegate = nil
    }
    flick()
    driver.settle()
    #expect(offset("paging") == 260)
    #expect(lines() == 0)
  }

  @Test("However long one plays, the recorders keep no more than the graph can show")
  func bounded() {
    for round in 0..<20 {
      flick(by: round.isMultiple(of: 2) ? -110 : 110)
      driver.settle()
    }
    #expect(scene.recorders.allSatisfy { $0.samples.count <= 960 })
    #expect(scene.recorders[1].samples.count > 480)
  }

  @Test("Viewports that are stacked lie below one another, each with a line above it")
  func stacked() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<200 {
      let size = Size(
        width: Double.random(in: 300...1600, using: &random),
        height: Double.random(in: 500...1400, using: &random))
      let count = Int.random(in: 1...5, using: &random)
      let layout = StageLayout(
        size: size, viewports: Array(repeating: Size(width: 320, height: 40), count: count),
        isStacked: true,
        panel: .init(
          height: Double.random(in: 1...220, using: &random), sideWidth: nil, sideHeight: 0))
      var top = layout.sentenceY
      for pane in layout.panes {
        #expect(pane.titleY > top)
        #expect(pane.column.minY > pane.titleY)
        #expect(pane.column.width == size.width)
        #expect(abs(pane.viewport.midX - pane.column.midX) <= 0.5)
        #expect(abs(pane.viewport.midY - pane.column.midY) <= 0.5)
        top = pane.column.maxY
      }
      #expect(abs(top + StageLayout.panelGap - layout.panel.minY) < 1)
    }
  }

  @Test("What is seen of two neighbours is a gutter apart, and each keeps all of its viewport")
  func gutters() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      let size = Size(
        width: Double.random(in: 400...1600, using: &random),
        height: Double.random(in: 400...1400, using: &random))
      let count = Int.random(in: 1...4, using: &random)
      let layout = StageLayout(
        size: size, viewports: Array(repeating: Pane.standardViewport, count: count))
      #expect(layout.panes.first?.sight.minX == 0)
      #expect(abs((layout.panes.last?.sight.maxX ?? 0) - size.width) < 1e-6)
      for (left, right) in zip(layout.panes, layout.panes.dropFirst()) {
        #expect(abs(right.sight.minX - left.sight.maxX - 2 * StageLayout.gutter) < 1e-6)
      }
      for pane in layout.panes {
        #expect(pane.column.minX <= pane.sight.minX && pane.sight.maxX <= pane.column.maxX + 1e-6)
      }
    }
  }

  @Test("A label lies within the graph, beside its point, and clear of curves and other labels")
  func labels() {
    var random = SeededRandom(seed: 6)
    let plot = Rect(x: 100, y: 20, width: 500, height: 120)
    let size = Size(width: 180, height: 16)
    for _ in 0..<200 {
      let y = Double.random(in: 20...140, using: &random)
      let curve = (0...50).map { Point(x: 100 + 10 * Double($0), y: y) }
      let point = Point(x: Double.random(in: 100...600, using: &random), y: y)
      let place = LabelPlace(in: plot, curves: [curve], taken: [])
      let first = place.frame(of: size, beside: point)
      let second = LabelPlace(in: plot, curves: [curve], taken: [first]).frame(
        of: size, beside: point)
      for frame in [first, second] {
        #expect(plot.minX <= frame.minX && frame.maxX <= plot.maxX + 1e-6)
        #expect(plot.minY <= frame.minY && frame.maxY <= plot.maxY + 1e-6)
        #expect(min(abs(frame.minX - point.x), abs(frame.maxX - point.x)) < 1e-6)
        #expect(y < frame.minY || frame.maxY < y)
      }
      #expect(!first.intersects(second))
    }
  }
}
