import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import TestSupport
import Testing
import Visualiser

@testable import Workloads

/// Frames of the whole program, on a stage that only counts paintings.
@MainActor
@Suite(.serialized)
struct FramesTests {
  @Test(
    "Every part of a frame is measured, and all together are the frame", arguments: [false, true])
  func parts(isShown: Bool) throws {
    let stage = CountingStage(Size(width: 800, height: 600), isShown: isShown)
    var found: [Measurement] = []
    let work = FramesWorkload(starts: [.scene], frames: 12)
    #expect(work.run(on: [stage]) { found.append($0) } == [])
    let parts = ["tick", "layout", "list", "raster"] + (isShown ? ["present"] : [])
    #expect(found.map(\.metric) == parts + ["frame", "pixels_written", "lines_shaped"])
    var samples: [String: [Double]] = [:]
    for measurement in found {
      guard case .samples(let values) = measurement.result else { continue }
      samples[measurement.metric] = values
      #expect(values.count == 12)
    }
    for frame in 0..<12 {
      let sum = parts.reduce(0) { $0 + (samples[$1]?[frame] ?? 0) }
      #expect(abs(sum - (samples["frame"]?[frame] ?? 0)) < 1e-6)
      // The stage reports seven pixels and two lines for each frame.
      #expect(samples["pixels_written"]?[frame] == 7 && samples["lines_shaped"]?[frame] == 2)
    }
    #expect(stage.painted >= 12)
    #expect(stage.presented == (isShown ? stage.painted : 0))
    #expect(found[0].variant == "naive-and-container 800x600, \(isShown ? "window" : "offscreen")")
  }

  @Test("Of several sizes it is told how each part grows")
  func growth() {
    let stages = [Size(width: 640, height: 480), Size(width: 1_280, height: 960)]
    var found: [Measurement] = []
    let work = FramesWorkload(starts: [.guidedStart], frames: 3)
    let mistakes = work.run(
      on: stages.map { CountingStage($0, isShown: false) as any FrameStage }
    ) { found.append($0) }
    #expect(mistakes == [])
    let growth = found.filter { $0.unit == "exponent" }
    #expect(growth.map(\.variant).allSatisfy { $0 == "growth of guided-start over pixels" })
    #expect(growth.allSatisfy { $0.note != nil } && growth.count >= 3)
  }

  @Test("The hand flicks content there and back again")
  func hand() {
    let stage = CountingStage(Size(width: 1_280, height: 800), isShown: false)
    var frames = ShellFrames(on: stage)
    var offsets: [Double] = []
    for _ in 0..<240 {
      _ = frames.next()
      offsets.append(frames.shell.report.views.compactMap(\.contentOffset).first?.y ?? 0)
    }
    #expect((offsets.max() ?? 0) > 200)
    let moves = zip(offsets.dropFirst(), offsets).map { $0 - $1 }
    #expect(moves.contains { $0 > 1 } && moves.contains { $0 < -1 })
    let rests = moves.suffix(190).filter { $0 == 0 }.count
    #expect(rests < 19, "nearly every frame moves something")
  }

  @Test("The longest turn of a scene has a budget")
  func turns() {
    let stage = CountingStage(Size(width: 1_280, height: 800), isShown: false)
    var found: [Measurement] = []
    TurnsWorkload(scenes: [.cellReuse]).run(on: stage, frames: 60) { found.append($0) }
    #expect(found.allSatisfy { $0.metric == "cell-reuse" && $0.unit == "ms" })
    #expect(
      found.map(\.variant) == [
        "opening a scene", "longest turn while flicking", "longest turn while jumping",
      ])
    #expect(found.map(\.budget) == [nil, 4, 4])
    for measurement in found {
      guard case .value(let value) = measurement.result else {
        Issue.record("\(measurement.metric) is not a value")
        continue
      }
      #expect(value > 0)
    }
  }

  @Test(
    "Tables are made and stepped through, by turns among ten and among all",
    arguments: TableChildren.allCases)
  func tables(children: TableChildren) throws {
    var found: [Measurement] = []
    let work = TablesWorkload(count: 50)
    work.build(children) { found.append($0) }
    work.step(children, steps: 200, CountingPainter()) { found.append($0) }
    #expect(
      found.map(\.metric) == [
        "setup", "setup_of_one", "heap_of_one", "tables_made", "rss_of_all", "layout_step",
        "layout_step", "step_beside_ten",
      ])
    #expect(found.allSatisfy { $0.variant == children.title })
    #expect(found.map(\.sections) == [50, 50, 50, 50, 50, 10, 50, 50])
    // Tables are 480 points high in a viewport of 600 points, so two are visible.
    #expect(found[3].result == .count(children == .views ? 50 : 2))
  }

  @Test("Tables by number are those in sight, and no more are made than fit")
  func tablesByNumber() {
    let (many, all) = (TableStack(1_000, as: .numbers), TableStack(1_000, as: .views))
    for _ in 0..<100 {
      many.step()
      all.step()
      #expect(many.container.contentOffset == all.container.contentOffset)
      #expect(many.container.arrangedSubviews.count <= 3)
    }
    #expect(many.made <= 3 && all.made == 1_000)
    #expect(
      many.queue.statistics(forIdentifier: "cell").created
        == all.queue.statistics(forIdentifier: "cell").created)
  }
}

/// Reports seven written pixels and two shaped lines for each frame.
@MainActor
private final class CountingStage: FrameStage {
  let size: Size
  let isShown: Bool
  let scale = 1.0
  let text: any TextMeasuring = FixedAdvanceText()
  private(set) var painted = 0
  private(set) var presented = 0

  init(_ size: Size, isShown: Bool) {
    self.size = size
    self.isShown = isShown
  }

  func prepare() {}
  func paint(_ list: DisplayList) { painted += 1 }
  func present() { presented += 1 }
  var pixelsWritten: Int { 7 }
  var linesShaped: Int { 2 * painted }
}
