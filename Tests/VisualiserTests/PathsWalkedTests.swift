import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// All guided paths, walked from the first step to the last, in usual and unusual ways.
@MainActor
@Suite("All guided paths:")
struct PathsWalkedTests {
  nonisolated static let paths = [TourPath.start] + TourPath.ofScenes
  private static let keys: [InputEvent.Key] = [.f5, .f6, .f7, .f8]

  /// What stays if nothing moves: the scene, its variant, and the offsets of all views.
  private struct Still: Equatable {
    let scene: String
    let variant: Int
    let offsets: [Point]

    @MainActor
    init(_ shell: Shell) {
      scene = shell.sceneDescription.name
      variant = shell.session.variants.shown
      offsets = shell.report.views.compactMap(\.contentOffset)
    }
  }

  @Test(
    "from step to step nothing moves, and each prediction is answered", arguments: paths.indices)
  func walk(index: Int) async {
    let path = Self.paths[index]
    let driver = ShellDriver(SceneCatalog.standard)
    let shell = driver.shell
    shell.openTour(path)
    await driver.live(0.1)
    for (place, step) in path.steps.enumerated() {
      let name: Comment = "\(path.name) \(place + 1)"
      #expect(shell.tour?.place == place, name)
      if let question = step.question {
        #expect(shell.tour?.outcome == nil, name)
        #expect(shell.card.content.choices == question.choices, name)
        driver.press(Self.keys[question.choices.count - 1])
        #expect(shell.tour?.said == question.choices.last, name)
      }
      // Whoever scrolls in the past goes on from there.
      if !shell.session.timeline.isLive {
        driver.wheel(-0.1, at: driver.location(160, 200, in: shell.viewIDs[0]))
      }
      await shell.followTask()
      await driver.live(0.1)
      let outcome = shell.tour?.outcome ?? ""
      #expect(!outcome.isEmpty || step.task == nil, name)
      if let question = step.question, let done = shell.tour?.doneFacts {
        let answer = question.answer(done)
        #expect(question.choices.contains(answer), "\(path.name) \(place + 1): \(answer)")
        let last = question.choices[question.choices.count - 1]
        #expect(
          outcome.contains("You said “\(last)”\(answer == last ? ", and so it is" : "")."), name)
      }
      StatedFacts(shell).check("\(path.name), step \(place + 1)")
      let before = Still(shell)
      driver.press(.enter)
      guard place + 1 < path.stepCount else { break }
      let next = path.steps[place + 1]
      let after = Still(shell)
      #expect(after.scene == next.scene.name && after.variant == next.variant, name)
      if next.isFresh {
        #expect(shell.card.content.text.hasPrefix("From the start again."), name)
      } else if before.scene == after.scene, before.variant == after.variant {
        #expect(after == before, name)
      }
    }
    #expect(shell.tour == nil)
  }

  /// Expects the card to speak of the shown moment, or of an earlier one with its time.
  private func expectTrueCard(_ driver: ShellDriver, _ name: Comment) {
    guard let tour = driver.shell.tour, tour.step.task != nil else { return }
    let facts = driver.shell.guide.facts
    let text = driver.shell.card.content.text
    if tour.question == nil, tour.step.isDone(facts) {
      #expect(text == tour.outcome(facts), name)
    } else if let done = tour.doneFacts {
      #expect(text == "At \(tidy(done.time)) s: \(tour.outcome(done))", name)
    } else {
      #expect(text == tour.text(facts), name)
      #expect(tour.question == nil || driver.shell.card.content.task == tour.question?.words, name)
    }
  }

  @Test("whatever a person does, a card speaks of its moment", arguments: paths.indices)
  func otherHands(index: Int) async {
    let path = Self.paths[index]
    for seed in Soak.seeds(1...1) {
      var random = SeededRandom(seed: seed + UInt64(index))
      let driver = ShellDriver(SceneCatalog.standard)
      let shell = driver.shell
      shell.openTour(path)
      await driver.live(0.1)
      for (place, step) in path.steps.enumerated() {
        if let question = step.question, Bool.random(using: &random) {
          driver.press(Self.keys[Int.random(in: 0..<question.choices.count, using: &random)])
        }
        for _ in 0..<4 where shell.tour != nil {
          ShownNumbersTests.act(driver, &random)
          await driver.live(0.2)
          expectTrueCard(driver, "\(path.name) \(place + 1), seed \(seed)")
        }
        StatedFacts(shell).check("\(path.name), step \(place + 1), seed \(seed)")
        driver.press(.enter)
      }
    }
  }

  @Test("an answer is chosen by a click, by Tab and Enter, or by a key; and only once")
  func answers() throws {
    let driver = ShellDriver(.cellReuse)
    let shell = driver.shell
    let words = try #require(TourPath.cellReuse.steps[0].question?.words)
    for way in 0..<3 {
      shell.openTour(.cellReuse)
      driver.wait(0)
      #expect(shell.card.content.task == words && shell.card.content.gesture == .choose)
      switch way {
      case 0:
        let frame = try #require(shell.frame(of: .card(.choice(1))))
        driver.click(at: Point(x: frame.midX, y: frame.midY))
      case 1:
        while shell.focus != .button(.card(.choice(1))) { driver.press(.tab) }
        driver.press(.enter)
      default: driver.press(.f6)
      }
      #expect(shell.tour?.said == "9" && shell.card.content.choices.isEmpty)
      #expect(shell.card.content.task == "Scroll down to the last row.")
      driver.press(.f5)
      #expect(shell.tour?.said == "9", "answered")
    }
    driver.press(.escape)
    driver.press(.f5)
    #expect(shell.tour == nil && shell.sceneDescription.name == "cell-reuse")
  }

  @Test("a card keeps its frame below the stage when its question is answered")
  func steady() {
    let driver = ShellDriver(.homeFeed, size: Size(width: 1024, height: 768))
    driver.shell.openTour(.homeFeed, at: 1)
    driver.wait(0)
    let frame = driver.shell.card.frame
    driver.press(.f6)
    #expect(driver.shell.tourViews.cardPlace != .below || driver.shell.card.frame == frame)
  }
}
