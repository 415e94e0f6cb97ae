import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("The bar that jumps")
struct EstimatedHeightsTests {
  private struct Opened {
    let driver: ShellDriver
    let recorders: [ThumbRecorder]

    @MainActor
    init(_ manner: MeasuredList.Manner) throws {
      let variant = try #require(MeasuredList.Manner.allCases.firstIndex(of: manner)) - 1
      driver = ShellDriver(.estimatedHeights, variant: variant, folded: FoldablePart.usual)
      recorders = try #require(driver.shell.scene as? EstimatedHeightsScene).recorders
      driver.play(until: 1.5)
    }

    @MainActor
    func drag(by y: Double) {
      let start = driver.location(110, y < 0 ? 460 : 60, in: "guessed")
      driver.drag(from: start, by: Point(x: 0, y: y), steps: 30)
      driver.settle()
    }

    @MainActor
    var figures: [String?] { driver.shell.scene.panes.map { $0.figure?.value } }
  }

  @Test(
    "Dragged evenly, guessed heights make the bar jump, heights known before do not",
    arguments: [MeasuredList.Manner.ahead, .exact])
  func known(manner: MeasuredList.Manner) throws {
    let opened = try Opened(manner)
    for _ in 0..<5 { opened.drag(by: -400) }
    #expect(try #require(opened.recorders[0].longest).length > 20)
    #expect(opened.recorders[1].longest == nil)
    #expect(opened.figures == [tidy(opened.recorders[0].longest?.length ?? 0), "0"])
    #expect(opened.driver.shell.scene.panes.map { $0.figure?.verdict } == [.costly, .frugal])
    #expect(opened.driver.offset("guessed") == opened.driver.offset("other"))
  }

  @Test("With the mean of all heights as the estimate, the bar jumps, but less far")
  func mean() throws {
    let opened = try Opened(.mean)
    for _ in 0..<5 { opened.drag(by: -400) }
    let jumps = try opened.recorders.map { try #require($0.longest).length }
    #expect(jumps[1] > 1 && jumps[1] < 0.8 * jumps[0], "\(jumps)")
  }

  @Test("A recorded jump is the way of the thumb while the content stands still")
  func jumps() throws {
    let clock = SceneClock()
    let list = MeasuredList(.guess, server: PictureServer(clock: clock.tasks, seed: 3))
    let table = list.table
    let window = Window(frame: Rect(x: 0, y: 0, width: 220, height: 480))
    table.frame = window.bounds
    window.addSubview(table)
    window.layoutIfNeeded()
    let recorder = ThumbRecorder(list: list, clock: clock)
    func top() -> Double { table.indicatorFrame(along: .vertical).minY - table.bounds.minY }
    var longest = 0.0
    for _ in 0..<240 {
      table.contentOffset.y += 7
      // Until the layout, nothing is measured: this is where the hand has moved the thumb.
      let before = top()
      window.layoutIfNeeded()
      recorder.note()
      longest = max(longest, abs(top() - before))
      let recorded = try #require(recorder.samples.last)
      #expect(abs(recorded.top - top()) < 1e-9)
      #expect(recorded.length == table.indicatorFrame(along: .vertical).height)
    }
    #expect(longest > 20)
    let recorded = try #require(recorder.longest)
    #expect(abs(recorded.length - longest) < 1e-6)
    #expect(list.heights[try #require(recorded.row)] >= 300)
  }

  @Test("Whatever a hand does, exact heights never jump, and rows that were seen jump no more")
  func hands() throws {
    for seed in Soak.seeds(1...3) {
      var random = SeededRandom(seed: seed)
      let opened = try Opened(.exact)
      for _ in 0..<25 {
        ShownHand.act(opened.driver, &random)
        #expect(opened.recorders[1].longest == nil, "seed \(seed)")
      }
    }
    let opened = try Opened(.exact)
    for _ in 0..<3 { opened.drag(by: -400) }
    let longest = opened.recorders[0].longest
    for _ in 0..<4 {
      for _ in 0..<3 { opened.drag(by: 380) }
      for _ in 0..<3 { opened.drag(by: -380) }
    }
    #expect(opened.recorders[0].longest == longest)
  }

  @Test("What is said of heights is what the engine measures")
  func heights() throws {
    let opened = try Opened(.ahead)
    let (guessed, ahead) = (opened.recorders[0].list, opened.recorders[1].list)
    #expect(ahead.table.numberOfEstimatedRows == 0 && guessed.table.numberOfEstimatedRows >= 10)
    #expect(ahead.table.contentSize.height == ahead.trueHeight)
    #expect(guessed.table.contentSize.height < 0.75 * guessed.trueHeight)
    #expect(ahead.heightRequests == MeasuredList.count)
    // One more is measured in each frame.
    let clock = SceneClock()
    let young = MeasuredList(.ahead, server: PictureServer(clock: clock.tasks, seed: 1))
    let window = Window(frame: Rect(x: 0, y: 0, width: 220, height: 480))
    young.table.frame = window.bounds
    window.addSubview(young.table)
    window.layoutIfNeeded()
    let rest = young.table.numberOfEstimatedRows
    #expect(rest >= 10)
    for frame in 1...rest {
      _ = window.advance(to: Double(frame) / 60)
      #expect(young.table.numberOfEstimatedRows == rest - frame)
    }
    for _ in 0..<40 { opened.drag(by: -400) }
    #expect(guessed.table.numberOfEstimatedRows == 0)
    #expect(guessed.table.contentSize.height == guessed.trueHeight)
  }

  @Test("The jump is drawn as long as the number says, and named with the row that made it")
  func marks() throws {
    let opened = try Opened(.ahead)
    for _ in 0..<3 { opened.drag(by: -440) }
    let jump = try #require(opened.recorders[0].longest)
    let words = opened.driver.texts
    let length = tidy(jump.length)
    #expect(words.contains(length) && words.contains("\(length) pt"))
    #expect(words.count { $0.hasPrefix("guessed ") } <= 1)
  }
}

/// Random gestures on one of the two lists.
@MainActor
private enum ShownHand {
  static func act(_ driver: ShellDriver, _ random: inout SeededRandom) {
    let point = driver.location(110, 260, in: Bool.random(using: &random) ? "guessed" : "other")
    switch Int.random(in: 0..<4, using: &random) {
    case 0: driver.wheel(Double.random(in: -9...6, using: &random), at: point)
    case 1:
      driver.flick(
        from: point, by: Point(x: 0, y: Double.random(in: -90...60, using: &random)))
      driver.wait(Double.random(in: 0...0.4, using: &random))
    case 2: driver.press([.end, .home, .pageDown, .pageUp].randomElement(using: &random) ?? .end)
    default:
      driver.shell.setOffset(Point(x: 0, y: .random(in: 0...6_000, using: &random)))
      driver.wait(0.05)
    }
  }
}
