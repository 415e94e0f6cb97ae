import Demonstrations
import Documents
import SceneParts
import ScriptPlayers
import ScrollEngine
import ShellSupport
import Testing

@testable import Visualiser

@MainActor
struct PosterTests {
  private nonisolated static let names = SceneCatalog.all.map(\.name)

  /// A shell that opens a scene as a window does, and has played its poster up to the moment.
  private func opened(_ scene: SceneDescription) async -> ShellDriver {
    let driver = ShellDriver(.stackController)
    driver.shell.showsPosters = true
    driver.shell.enter(scene)
    await driver.live((scene.poster?.moment ?? 0) + 0.2)
    return driver
  }

  /// A shell that shows the variants of a poster at the scene's start.
  private func prepared(_ scene: SceneDescription, _ poster: Poster) -> ShellDriver {
    let driver = ShellDriver(scene, variant: poster.variant)
    if poster.beside != nil {
      driver.shell.open(scene, variant: poster.variant, beside: poster.beside)
      driver.wait(0)
    }
    return driver
  }

  /// A shell that has played the poster as a script, as the command line does.
  private func played(_ scene: SceneDescription, _ poster: Poster) async throws -> ShellDriver {
    let driver = prepared(scene, poster)
    let player = ScriptPlayer(script: poster.script, content: driver.shell, named: scene.name)
    try await player.run(until: poster.moment)
    return driver
  }

  @Test("Every scene has one, which names its views and releases what it presses", arguments: names)
  func catalogue(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    let poster = try #require(scene.poster)
    #expect(max(1, scene.variants.count) > poster.variant)
    let driver = prepared(scene, poster)
    #expect(Set(driver.shell.viewIDs).isSuperset(of: poster.script.steps.compactMap(\.view)))
    let log = SceneLog(of: poster, on: driver.shell.scene.panes)
    #expect(log.end > poster.moment)
    let pressed = log.inputs.reduce(0) { count, input in
      switch input.action {
      case .event(.pointerDown, _): count + 1
      case .event(.pointerUp, _), .event(.pointerCancelled, _): count - 1
      default: count
      }
    }
    #expect(pressed == 0)
  }

  @Test("A window comes to the same moment as the command line, and stands still", arguments: names)
  func moment(name: String) async throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    let poster = try #require(scene.poster)
    let window = await opened(scene)
    let script = try await played(scene, poster)
    #expect(numbers(window) == numbers(script))
    #expect(!window.shell.session.timeline.isPlaying)
    #expect(abs(window.shell.session.shownTime - poster.moment) < 1.0 / 60)
    let picture = window.shell.displayList()
    #expect(await window.shell.tick(to: window.shell.session.now + 10) == nil)
    #expect(window.shell.displayList() == picture)
    StatedFacts(window.shell).check("\(name), poster")
    // A scene that is opened again is there at once.
    window.shell.enter(.stackController)
    window.shell.enter(scene)
    _ = await window.shell.tick(to: window.shell.session.now)
    #expect(numbers(window) == numbers(script))
  }

  /// The layout report of a shell without its time, with the numbers as they are printed.
  private func numbers(_ driver: ShellDriver) -> String {
    let report = driver.shell.report
    return LayoutReportDocument.text(
      for: LayoutReport(scene: report.scene, time: 0, views: report.views, reuse: report.reuse))
  }

  @Test(
    "Of two sides, the one whose lists are as tall as their content has a cell for all of it",
    arguments: [SceneDescription.stackController, .collections, .homeFeed])
  func wholeLists(scene: SceneDescription) async {
    let panes = await opened(scene).shell.scene.panes
    // Lists that scroll sideways reuse their cells on both sides.
    let whole = panes[0].lists.filter { $0.view.contentSize.width <= panes[0].viewport.width }
    #expect(whole.reduce(0) { $0 + $1.liveCellCount } == whole.reduce(0) { $0 + $1.count() })
    #expect(panes[0].liveCells > 2 * panes[1].liveCells)
    #expect(panes[0].root.bounds.origin == panes[1].root.bounds.origin)
    #expect(panes.map(\.verdict) == [.costly, .frugal])
  }

  @Test("Two tables with queues of their own make more cells than with one queue")
  func sharedQueue() async {
    let panes = await opened(.container).shell.scene.panes
    #expect(panes[0].lists.cellsMade > panes[1].lists.cellsMade)
    #expect(panes[1].lists.cellsMade >= panes[1].liveCells)
  }

  @Test(
    "What goes wrong on one side is named there, as often as it happens",
    arguments: [
      (SceneDescription.upstreamBugs, "skipped 1 page", 1),
      (.delegateOrder, "caught: no didEndDecelerating", 1),
      (.constraints, "content 0 × 0: nothing scrolls", 1),
      (.horizontalContainer, "now at ", 2),
    ])
  func damage(scene: SceneDescription, words: String, count: Int) async {
    let driver = await opened(scene)
    #expect(driver.texts.count { $0.contains(words) } == count, "\(driver.texts)")
    driver.type("e")
    driver.wait(0)
    #expect(!driver.texts.contains { $0.contains(words) } || scene.name == "constraints")
  }

  @Test("One of the four ways to page jerks")
  func jerk() async {
    let panes = await opened(.paging).shell.scene.panes
    #expect(panes.map { $0.figure?.value } == ["0 pt", "58 pt", "0 pt", "0 pt"])
    #expect(panes.map { $0.figure?.verdict } == [.frugal, .costly, .frugal, .frugal])
  }

  @Test(
    "A person who acts goes on from what is shown, meanwhile and afterwards", arguments: [0.5, 3])
  func takeover(after seconds: Double) async {
    let driver = ShellDriver(.stackController)
    driver.shell.showsPosters = true
    driver.shell.enter(.naive)
    await driver.live(seconds)
    let before = driver.shell.session.shownTime
    driver.wheel(-1, at: driver.location(160, 284, in: "naive"))
    let session = driver.shell.session
    #expect(session.timeline.isLive && session.timeline.isPlaying && !session.isPoster)
    #expect(session.log.lastInputTime >= before && session.log.lastInputTime < before + 0.2)
    #expect(session.log.inputs.count { $0.action.isOfPerson } > 1)
  }

  @Test("What a poster holds at its moment is released when a person acts, and when time goes on")
  func held() async throws {
    let scene = SceneDescription.refreshControl
    let driver = await opened(scene)
    #expect(driver.shell.scene.panes[0].window.router.isTracking)
    driver.shell.perform(.playOrPause)
    await driver.live(4)
    #expect(!driver.shell.scene.panes[0].window.router.isTracking)
    let other = await opened(scene)
    other.wheel(-1, at: other.location(160, 200, in: "1/messages"))
    await other.live(1)
    #expect(!other.shell.scene.panes[0].window.router.isTracking)
  }

  @Test("E and Esc go to the start, and a recording begins there")
  func start() async {
    for act in [{ $0.type("e") }, { $0.press(.escape) }, { $0.type("r") }]
      as [@MainActor (ShellDriver) -> Void]
    {
      let driver = await opened(.naive)
      #expect(driver.offset("naive") ?? 0 > 0)
      act(driver)
      driver.wait(0)
      #expect(driver.offset("naive") == 0)
      #expect(driver.shell.session.log.inputs.isEmpty)
      #expect(driver.shell.session.variants.shown == SceneDescription.naive.poster?.variant)
    }
  }

  @Test("A guided path begins at the scene's start, not at its poster")
  func path() async {
    let driver = await opened(.container)
    driver.press(.f2)
    #expect(driver.shell.tour?.path.name == "container")
    #expect(!driver.shell.session.isPoster)
  }

  @Test("Without posters, as headless, every scene opens at its start")
  func headless() {
    let driver = ShellDriver(.container)
    driver.type("3")
    #expect(driver.shell.session.log.inputs.isEmpty)
    #expect(driver.shell.session.variants.shown == 0)
  }

  // MARK: What posters claim

  private func report(_ scene: SceneDescription) async throws -> LayoutReport {
    try await played(scene, try #require(scene.poster)).shell.report
  }

  private func made(_ prefix: String, _ report: LayoutReport) -> Int {
    report.reuse.filter { $0.owner.hasPrefix(prefix) }.reduce(0) { $0 + $1.statistics.created }
  }

  @Test("Naive and container: 60 cells against 21")
  func naiveAndContainer() async throws {
    let report = try await report(.naiveAndContainer)
    #expect(made("naive/", report) == 60)
    #expect(made("container/", report) == 21)
  }
}
