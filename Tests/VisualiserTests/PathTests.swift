import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// The guided paths of single scenes: their steps, their cards, and the ways into them.
@MainActor
struct PathTests {
  struct Step: CustomTestStringConvertible {
    let path: TourPath
    let place: Int
    var testDescription: String { "\(path.name) \(place + 1)" }
  }

  nonisolated static let steps = TourPath.ofScenes.flatMap { path in
    path.steps.indices.map { Step(path: path, place: $0) }
  }

  @Test("Every scene has a path under its own name, of 3 or 4 steps, with a prediction")
  func paths() {
    #expect(TourPath.ofScenes.map(\.name) == SceneCatalog.all.map(\.name))
    for path in TourPath.ofScenes {
      #expect((3...4).contains(path.stepCount), "\(path.name)")
      let questions = path.steps.compactMap(\.question)
      #expect(!questions.isEmpty, "\(path.name)")
      #expect(questions.allSatisfy { (2...4).contains($0.choices.count) })
      #expect(questions.allSatisfy { Set($0.choices).count == $0.choices.count })
      #expect(SceneCatalog.scene(named: path.name)?.title == path.title)
      #expect(!path.onwards.isEmpty && !path.words.isEmpty)
      #expect(path.steps.allSatisfy { $0.scene.name == path.name && $0.task != nil })
    }
  }

  @Test("No step is done before its task is, and each is done after it", arguments: steps)
  func conditions(step: Step) async {
    let driver = ShellDriver(.billionRows)
    driver.shell.openTour(step.path, at: step.place)
    await driver.live(3)
    #expect(driver.shell.tour?.outcome == nil, "done without anyone")
    driver.shell.openTour(step.path, at: step.place)
    await driver.shell.followTask()
    let outcome = driver.shell.tour?.outcome ?? ""
    #expect(outcome.contains { $0.isNumber }, "\(outcome)")
    guard let question = step.path.steps[step.place].question else { return }
    let answer = question.answer(driver.shell.guide.facts)
    #expect(question.choices.contains(answer), "\(answer)")
    #expect(outcome.contains("You said “\(question.choices[0])”"), "\(outcome)")
  }

  @Test("What a step says of content at rest is what the inspector shows", arguments: 0..<4)
  func atRest(place: Int) async throws {
    let driver = ShellDriver(.container)
    driver.shell.openTour(.container, at: place)
    await driver.shell.followTask()
    let step = try #require(driver.shell.guide.step)
    #expect(driver.shell.tour?.outcome == driver.shell.tour?.outcome(driver.shell.guide.facts))
    #expect(driver.shell.tour?.outcome?.hasSuffix(step.outcome(driver.shell.guide.facts)) == true)
  }

  @Test("A step that begins anew does not depend on how the one before it was left")
  func fresh() async {
    let driver = ShellDriver(.delegateOrder)
    driver.shell.openTour(.delegateOrder)
    driver.shell.setOffset(Point(x: 0, y: 900))
    driver.settle()
    driver.wait(0.2)
    #expect(driver.shell.tour?.outcome != nil)
    driver.press(.enter)
    #expect(driver.shell.guide.facts.offset == 0)
  }

  // MARK: The card

  nonisolated static let sizes = [
    Size(width: 640, height: 480), Size(width: 1024, height: 768), Size(width: 1280, height: 800),
    Size(width: 1920, height: 1080), Size(width: 3840, height: 2160),
  ]

  @Test(
    "The card covers no viewport, queue, panel, lane or part of the shell, and nothing on it is cut",
    arguments: sizes, TourPath.ofScenes.map(\.name))
  func places(size: Size, name: String) async throws {
    let path = try #require(TourPath.ofScene(name))
    for place in path.steps.indices {
      for isDone in [false, true] {
        let driver = ShellDriver(SceneCatalog.standard, size: size)
        let shell = driver.shell
        shell.openTour(path, at: place)
        if isDone { await shell.followTask() }
        await driver.live(0.1)
        expectFreeCard(shell, "\(path.name) \(place + 1) at \(size), done: \(isDone)")
      }
    }
  }

  private func expectFreeCard(_ shell: Shell, _ comment: Comment) {
    let card = shell.card.frame
    #expect(shell.window.bounds.inset(by: -0.01).contains(card), comment)
    let layout = shell.stage.stageLayout
    let origin = shell.stage.frame.origin
    for (place, frame) in layout.panes.enumerated() {
      #expect(!card.intersects(frame.viewport.offsetBy(origin)), comment)
      #expect(frame.viewport.width >= 30 && frame.viewport.height >= 28, comment)
      #expect(layout.panel.height == 0 || frame.viewport.maxY <= layout.panel.minY, comment)
      if let tray = shell.stage.tray(ofPane: place, layout)?.frame {
        #expect(!card.intersects(tray.offsetBy(origin)), comment)
      }
      if let map = frame.map { #expect(!card.intersects(map.offsetBy(origin)), comment) }
    }
    #expect(layout.panel.height == 0 || !card.intersects(layout.panel.offsetBy(origin)), comment)
    for part in [shell.lanes, shell.sidebar, shell.inspector, shell.transport] as [View]
    where !part.isHidden {
      #expect(!card.intersects(part.frame), comment)
    }
    for label in shell.card.subviews.compactMap({ $0 as? Label }) where !label.isHidden {
      #expect(shell.card.bounds.contains(label.frame), comment)
      let needed = label.sizeThatFits(Size(width: label.frame.width, height: .infinity))
      #expect(needed.height <= label.frame.height + 0.01, comment)
    }
  }

  @Test("A card below the stage keeps its place when the answer is longer than the question")
  func steady() async {
    let driver = ShellDriver(.lazyLoading, size: Size(width: 640, height: 480))
    driver.shell.openTour(.lazyLoading, at: 2)
    await driver.live(0.1)
    let before = (driver.shell.card.frame, driver.shell.stage.frame)
    await driver.shell.followTask()
    await driver.live(0.1)
    #expect(driver.shell.tour?.outcome != nil)
    #expect(driver.shell.card.frame == before.0)
    #expect(driver.shell.stage.frame == before.1)
  }

  @Test("A card that needs more room below the stage gets it")
  func grows() throws {
    let driver = ShellDriver(.naive, size: Size(width: 1024, height: 768))
    let shell = driver.shell
    shell.openTour(.start, at: 6)
    driver.wait(0)
    try #require(shell.tourViews.cardPlace == .below)
    let height = shell.card.frame.height
    shell.guide.state?.outcome = String(
      repeating: "A long answer that takes many lines. ", count: 20)
    shell.updateTour()
    #expect(shell.card.frame.height > height + 40)
    #expect(shell.card.frame.maxY <= shell.transport.frame.minY)
    #expect(!shell.card.frame.intersects(shell.stage.frame))
  }

  @Test("Without queues beside the viewport the card lies below the stage, and covers nothing")
  func withoutAside() {
    let driver = ShellDriver(.container)
    driver.shell.perform(.toggleAside)
    driver.shell.openTour(.container)
    driver.wait(0)
    expectFreeCard(driver.shell, "no aside")
  }

  // MARK: Ways in and out

  @Test("Opening a scene offers its path quietly; a click or F2 begins it")
  func offer() {
    let driver = ShellDriver(.pageMap)
    let shell = driver.shell
    #expect(!shell.pathButton.isHidden)
    #expect(shell.pathButton.path?.name == "page-map")
    let sentence = configuredWidth(of: shell)
    #expect(sentence <= shell.stage.sentenceLine.width - shell.stage.sentenceInset)
    driver.click(at: shell.pathButton.frame.center)
    #expect(shell.tour?.path.name == "page-map")
    #expect(shell.pathButton.isHidden)
    driver.press(.escape)
    #expect(shell.tour == nil && !shell.pathButton.isHidden)
    driver.press(.f2)
    #expect(shell.tour?.path.name == "page-map")
    shell.perform(.openScene(5))
    #expect(shell.tour == nil)
    #expect(shell.pathButton.path?.name == "build-your-own")
  }

  private func configuredWidth(of shell: Shell) -> Double {
    shell.configuration.text.width(of: shell.stage.sentence, in: Typography.body)
  }

  @Test("The offer fits beside the sentence in windows of all sizes", arguments: sizes)
  func offerFits(size: Size) {
    for path in TourPath.ofScenes {
      let shell = ShellDriver(path.steps[0].scene, size: size).shell
      let button = shell.pathButton.frame
      #expect(shell.stage.frame.contains(button))
      #expect(button.maxY <= shell.stage.stageLayout.headerHeight)
    }
  }

  @Test("A path is continued where it was left, begins anew on F2, and goes back and forth")
  func navigation() {
    let driver = ShellDriver(.linkedParallax)
    let shell = driver.shell
    driver.press(.f2)
    for place in 1..<4 {
      driver.press(.enter)
      #expect(shell.tour?.place == place)
    }
    driver.press(.backspace)
    #expect(shell.tour?.place == 2)
    driver.press(.escape)
    driver.press(.f2)
    #expect(shell.tour?.place == 2, "continued")
    driver.press(.f2)
    #expect(shell.tour?.place == 0, "again from its first step")
    for _ in 0..<4 { driver.press(.enter) }
    #expect(shell.tour == nil)
    driver.press(.f2)
    #expect(shell.tour?.place == 0, "a finished path begins anew")
  }

  @Test(
    "The guided start stays within reach, and paths of scenes do not disturb what is remembered")
  func remembered() {
    let driver = ShellDriver(.container)
    let shell = driver.shell
    var progress: [TourProgress] = []
    shell.onTourProgress = { progress.append($0) }
    shell.openTour(.start, at: 4)
    #expect(progress == [.at(4)])
    shell.perform(.openScene(1))
    driver.press(.f2)
    #expect(shell.tour?.path.name == "container")
    #expect(shell.openScene?.name == "container")
    driver.press(.enter)
    driver.press(.escape)
    driver.press(.f2)
    for _ in 0..<4 { driver.press(.enter) }
    #expect(progress == [.at(4)])
    driver.press(.f2, .shift)
    #expect(shell.tour?.path.name == "start")
    #expect(shell.tour?.place == 4, "continued")
    #expect(shell.openScene == nil)
  }

  @Test("The last page of the guided start leads to scenes and their paths")
  func onwards() {
    let driver = ShellDriver(SceneCatalog.standard)
    let shell = driver.shell
    for (place, onward) in TourPath.start.onwards.enumerated() {
      shell.openTour(.start, at: TourPath.start.stepCount - 1)
      driver.wait(0)
      #expect(shell.card.content.links[place].words.hasPrefix(onward.scene.title))
      shell.press(.link(place))
      #expect(shell.sceneDescription.name == onward.scene.name)
      #expect(shell.tour?.path.name == TourPath.ofScene(onward.scene.name)?.name)
    }
  }

  @Test("The end of a path leads to the next one")
  func next() async {
    let driver = ShellDriver(.container)
    let shell = driver.shell
    shell.openTour(.container, at: 3)
    driver.wait(0)
    #expect(shell.card.content.links.isEmpty)
    await shell.followTask()
    #expect(shell.card.content.links.map(\.words) == ["Next: Coordinate system"])
    shell.press(.link(0))
    #expect(shell.tour?.path.name == "coordinate-system")
  }
}

extension Rect {
  fileprivate var center: Point { Point(x: midX, y: midY) }
}
