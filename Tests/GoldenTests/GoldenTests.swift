import Arguments
import Demonstrations
import SDLStage
import SceneParts
import Testing
import Visualiser

@testable import scrollwork

/// The approved pictures of the stage of every scene, and of the shell once for each theme.
@MainActor
@Suite(.enabled(GoldenPicture.requirement) { await GoldenPicture.isComparable })
struct GoldenTests {
  struct Golden: CustomTestStringConvertible {
    let scene: String
    let state: String
    let arguments: [String]
    var scale = 1
    /// A stack file to show in place of a scene of the catalogue.
    var file: String?

    var name: String { "\(scene).\(state)@\(scale)x" }
    var testDescription: String { name }
  }

  private nonisolated static let narrow = ["--stage-only", "--size", "520x800"]
  private nonisolated static let wide = ["--stage-only", "--size", "880x800"]

  private nonisolated static let widest = ["--stage-only", "--size", "1100x800"]

  nonisolated static let goldens = [
    Golden(scene: "cell-reuse", state: "offset100", arguments: narrow + ["--offset", "100"]),
    Golden(
      scene: "cell-reuse", state: "mid-gesture",
      arguments: narrow + ["--script", script("cell-reuse"), "--at", "0.75"]),
    Golden(
      scene: "cell-reuse", state: "faulty",
      arguments: narrow + ["--script", script("cell-reuse"), "--at", "1.8", "--variant", "2"]),
    Golden(
      scene: "naive", state: "offset300", arguments: narrow + ["--offset", "300", "--overlay"]),
    Golden(
      scene: "container", state: "overscrolled", arguments: narrow + ["--offset", "-60"]),
    Golden(
      scene: "container", state: "offset300", arguments: narrow + ["--offset", "300", "--overlay"]),
    Golden(
      scene: "container", state: "mid-gesture",
      arguments: narrow + ["--script", script("container"), "--at", "0.85"]),
    Golden(
      scene: "container", state: "past-the-end",
      arguments: narrow + ["--script", script("container"), "--at", "3.4"]),
    Golden(
      scene: "container", state: "ten-tables-one-queue",
      arguments: narrow + [
        "--script", script("container"), "--at", "0.85", "--variant", "4", "--overlay",
        "--theme", "dark",
      ]),
    Golden(
      scene: "naive-and-container", state: "offset420", arguments: wide + ["--offset", "420"]),
    Golden(
      scene: "naive-and-container", state: "mid-gesture",
      arguments: wide + [
        "--script", script("naive-and-container"), "--at", "0.75", "--theme", "dark",
      ]),
    Golden(
      scene: "container", state: "offset796",
      arguments: narrow + ["--offset", "796", "--scale", "2"], scale: 2),
    Golden(
      scene: "coordinate-system", state: "mid-gesture",
      arguments: wide + ["--script", script("coordinate-system"), "--at", "1.9"]),
    Golden(
      scene: "coordinate-system", state: "clips",
      arguments: wide + ["--offset", "100", "--variant", "clipsToBounds = true"]),
    Golden(
      scene: "build-your-own", state: "mid-gesture",
      arguments: wide + ["--script", script("build-your-own"), "--at", "0.55"]),
    Golden(
      scene: "delegate-order", state: "mid-gesture",
      arguments: wide + ["--script", script("delegate-order"), "--at", "3"]),
    Golden(
      scene: "delegate-order", state: "hold-and-lift",
      arguments: wide + ["--variant", "hold and lift", "--at", "2", "--theme", "dark"]),
    Golden(
      scene: "lazy-loading", state: "mid-flight",
      arguments: wide + ["--script", script("lazy-loading"), "--at", "2.8"]),
    Golden(
      scene: "lazy-loading", state: "at-rest",
      arguments: wide + ["--script", script("lazy-loading"), "--theme", "dark"]),
    Golden(
      scene: "lazy-loading", state: "container",
      arguments: wide + [
        "--script", script("lazy-loading-container"), "--variant", "2", "--at", "2.8",
      ]),
    Golden(
      scene: "paging", state: "mid-gesture",
      arguments: wide + ["--script", script("paging"), "--at", "3.58"]),
    Golden(
      scene: "paging", state: "slow-drag",
      arguments: wide + ["--script", script("paging"), "--at", "4.9", "--theme", "dark"]),
    Golden(
      scene: "controller-reuse", state: "mid-gesture",
      arguments: wide + ["--script", script("controller-reuse"), "--at", "9.74"]),
    Golden(
      scene: "controller-reuse", state: "stale",
      arguments: wide + [
        "--script", script("controller-reuse"), "--at", "5.9", "--variant", "2", "--theme", "dark",
      ]),
    Golden(
      scene: "linked-parallax", state: "mid-gesture",
      arguments: wide + ["--script", script("linked-parallax"), "--at", "1.8"]),
    Golden(
      scene: "linked-parallax", state: "titles-lead",
      arguments: wide + ["--script", script("linked-parallax"), "--at", "3.9", "--theme", "dark"]),
    Golden(
      scene: "hand", state: "second-flick",
      arguments: wide + ["--script", script("hand"), "--at", "1"]),
    Golden(
      scene: "hand", state: "touchpad",
      arguments: wide + ["--script", script("hand"), "--theme", "dark"]),
    Golden(
      scene: "stack-controller", state: "mid-gesture",
      arguments: narrow + ["--script", script("stack-controller"), "--at", "1.05"]),
    Golden(
      scene: "stack-editing", state: "making-way",
      arguments: narrow + ["--script", script("stack-editing"), "--at", "0.55"]),
    Golden(
      scene: "stack-editing", state: "removed",
      arguments: wide + ["--script", script("stack-editing"), "--theme", "dark"]),
    Golden(
      scene: "page-map", state: "mid-gesture",
      arguments: narrow + ["--script", script("page-map"), "--at", "2.85"]),
    Golden(
      scene: "page-map", state: "article",
      arguments: narrow + [
        "--script", script("page-map"), "--at", "2.85", "--variant", "2", "--theme", "dark",
      ]),
    Golden(
      scene: "home-feed", state: "mid-gesture",
      arguments: narrow + ["--script", script("home-feed"), "--at", "2.1"]),
    Golden(
      scene: "home-feed", state: "nothing-beside",
      arguments: ["--stage-only", "--size", "1200x800", "--offset", "60", "--theme", "dark"]),
    Golden(
      scene: "horizontal-container", state: "strips",
      arguments: narrow + ["--script", script("horizontal-container"), "--at", "2.3"]),
    Golden(
      scene: "horizontal-container", state: "astray",
      arguments: wide + [
        "--script", script("horizontal-container"), "--variant", "2", "--theme", "dark",
      ]),
    Golden(
      scene: "horizontal-container", state: "along-the-axis",
      arguments: wide + ["--offset", "4000,0", "--variant", "3"]),
    Golden(
      scene: "place-kept", state: "rows-above",
      arguments: wide + ["--script", script("place-kept"), "--at", "3"]),
    Golden(
      scene: "place-kept", state: "relaunch",
      arguments: wide + [
        "--script", script("place-kept"), "--at", "3", "--variant", "3", "--theme", "dark",
      ]),
    Golden(
      scene: "estimated-heights", state: "jumped",
      arguments: widest + ["--script", script("estimated-heights"), "--at", "3.7"]),
    Golden(
      scene: "estimated-heights", state: "mean",
      arguments: widest + [
        "--script", script("estimated-heights"), "--at", "3.7", "--variant", "2", "--theme", "dark",
      ]),
    Golden(
      scene: "wrong-picture", state: "astray",
      arguments: wide + ["--script", script("wrong-picture"), "--at", "3.2"]),
    Golden(
      scene: "wrong-picture", state: "not-cleared",
      arguments: wide + [
        "--script", script("wrong-picture"), "--at", "4.4", "--variant", "4", "--theme", "dark",
      ]),
    Golden(
      scene: "stack-home", state: "mid-gesture",
      arguments: wide + ["--script", script("home-stack"), "--at", "1.15"], file: stack("home")),
    Golden(
      scene: "stack-home", state: "narrow",
      arguments: ["--stage-only", "--size", "400x480", "--offset", "900", "--theme", "dark"],
      file: stack("home")),
    Golden(
      scene: "stack-billion", state: "offset1e9",
      arguments: wide + ["--offset", "1e9", "--theme", "dark"], file: stack("billion")),
    Golden(
      scene: "stack-timeline", state: "offset700",
      arguments: ["--stage-only", "--size", "880x640", "--offset", "700,0"],
      file: stack("timeline")),
    Golden(
      scene: "naive-and-container", state: "pinned",
      arguments: wide + ["--script", script("inspect")]),
    Golden(
      scene: "container", state: "tooltip-and-legend",
      arguments: ["--script", script("pointing"), "--at", "0.9"]),
    Golden(
      scene: "container", state: "hovered-scene",
      arguments: ["--script", script("pointing"), "--at", "2", "--theme", "dark"]),
    Golden(
      scene: "container", state: "named-line",
      arguments: ["--stage-only", "--script", script("pointing"), "--at", "2.6"]),
    Golden(
      scene: "naive-and-container", state: "narrow",
      arguments: [
        "--size", "640x480", "--theme", "dark", "--script", script("inspect"), "--at", "0.9",
      ]),
    Golden(
      scene: "collections", state: "mid-gesture",
      arguments: narrow + ["--script", script("collections"), "--at", "2.78"]),
    Golden(
      scene: "self-sizing", state: "above-grows",
      arguments: narrow + ["--script", script("self-sizing"), "--at", "3.3"]),
    Golden(
      scene: "self-sizing", state: "not-anchored",
      arguments: narrow + [
        "--script", script("self-sizing"), "--at", "3.3", "--variant", "2", "--theme", "dark",
      ]),
    Golden(
      scene: "content-view", state: "turning",
      arguments: wide + ["--script", script("content-view"), "--at", "2.55"]),
    Golden(
      scene: "content-view", state: "turned",
      arguments: wide + ["--script", script("content-view"), "--at", "3.1", "--theme", "dark"]),
    Golden(
      scene: "constraints", state: "conflict",
      arguments: wide + ["--script", script("constraints"), "--at", "4.5"]),
    Golden(
      scene: "constraints", state: "ambiguous",
      arguments: wide + ["--variant", "2", "--theme", "dark"]),
    Golden(
      scene: "constraints", state: "content-view",
      arguments: wide + ["--variant", "3"]),
    Golden(
      scene: "constraints", state: "pages",
      arguments: wide + ["--variant", "4", "--offset", "450,0", "--theme", "dark"]),
    Golden(
      scene: "stack-controller", state: "constraints",
      arguments: narrow + ["--variant", "2"]),
    Golden(
      scene: "zoom", state: "zoomed-in",
      arguments: wide + ["--script", script("zoom"), "--at", "1.38"]),
    Golden(
      scene: "zoom", state: "not-centred",
      arguments: wide + [
        "--script", script("zoom"), "--at", "3.15", "--variant", "2", "--theme", "dark",
      ]),
    Golden(
      scene: "refresh-control", state: "resting",
      arguments: wide + ["--script", script("refresh-control"), "--at", "1.6"]),
    Golden(
      scene: "refresh-control", state: "jumped",
      arguments: wide + [
        "--script", script("refresh-control"), "--at", "5.4", "--variant", "2", "--theme", "dark",
      ]),
    Golden(
      scene: "insets", state: "covered",
      arguments: wide + ["--script", script("insets"), "--at", "1.5"]),
    Golden(
      scene: "insets", state: "under-the-bar",
      arguments: wide + ["--variant", "2", "--theme", "dark"]),
    Golden(
      scene: "drag-winner", state: "list-wins",
      arguments: narrow + ["--script", script("drag-winner"), "--at", "0.75"]),
    Golden(
      scene: "drag-winner", state: "strip-won",
      arguments: wide + ["--script", script("drag-winner"), "--theme", "dark"]),
    Golden(
      scene: "prefetching", state: "steady",
      arguments: wide + ["--script", script("prefetching"), "--at", "3.2"]),
    Golden(
      scene: "prefetching", state: "flick",
      arguments: wide + ["--script", script("prefetching"), "--at", "6.3", "--theme", "dark"]),
    Golden(
      scene: "prefetching", state: "no-cancelling",
      arguments: wide + ["--script", script("prefetching"), "--variant", "2"]),
    Golden(
      scene: "prefetching", state: "slow-server",
      arguments: wide + [
        "--script", script("prefetching"), "--variant", "3", "--at", "5", "--theme", "dark",
      ]),
    Golden(
      scene: "sticky-headers", state: "pushed", arguments: wide + ["--offset", "262"]),
    Golden(
      scene: "sticky-headers", state: "collection",
      arguments: wide + ["--offset", "240", "--variant", "2", "--theme", "dark"]),
    Golden(
      scene: "sticky-headers", state: "two-tables",
      arguments: wide + ["--offset", "784", "--variant", "3"]),
    Golden(
      scene: "billion-rows", state: "mid-gesture",
      arguments: narrow + ["--script", script("billion-rows"), "--at", "2.35"]),
    Golden(
      scene: "billion-rows", state: "jumped",
      arguments: narrow + ["--script", script("billion-rows"), "--at", "5", "--theme", "dark"]),
    Golden(
      scene: "billion-rows", state: "a-million-tables",
      arguments: wide + ["--script", script("billion-rows"), "--at", "2.35", "--variant", "2"]),
    Golden(
      scene: "billion-rows", state: "a-million-tables-jumped",
      arguments: narrow + [
        "--script", script("billion-rows"), "--at", "5", "--variant", "2", "--theme", "dark",
      ]),
    Golden(
      scene: "container", state: "apart",
      arguments: wide + ["--script", script("apart"), "--at", "2"]),
    Golden(
      scene: "container", state: "coming-apart",
      arguments: narrow + ["--script", script("apart"), "--at", "1.35"]),
    Golden(
      scene: "naive-and-container", state: "apart",
      arguments: wide + ["--script", script("apart"), "--theme", "dark"]),
    Golden(
      scene: "coordinate-system", state: "apart",
      arguments: wide + ["--script", script("apart-plane"), "--theme", "dark"]),
    Golden(scene: "naive-and-container", state: "shell-light", arguments: ["--offset", "420"]),
    Golden(
      scene: "naive-and-container", state: "shell-dark",
      arguments: ["--offset", "420", "--theme", "dark", "--overlay"]),
  ]

  /// Every published bug while it happens, in the two themes by turns.
  private nonisolated static let publishedBugs = [
    ("inset tail", "1.2"), ("no anchoring", "1.5"), ("hidden gap", "1.8"),
    ("hidden unnoticed", "1.5"), ("lost scroll", "1.5"), ("kept x", "1"), ("every child", "0.9"),
    ("negative height", "0.9"), ("unequal insets", "1.6"), ("endless list", "0.8"),
    ("stale size", "2"), ("side insets", "1.2"), ("stolen delegate", "1"),
    ("multiplied cells", "1.2"), ("diagonal teleport", "0.9"), ("two-page flick", "1.4"),
    ("jumped hole", "1"), ("thrown back", "1"), ("small content", "1.1"),
    ("opposite edges", "1.8"),
  ].enumerated().map { place, bug in
    Golden(
      scene: "upstream-bugs", state: bug.0.split(separator: " ").joined(separator: "-"),
      arguments: wide + [
        "--variant", bug.0, "--at", bug.1, "--theme", place.isMultiple(of: 3) ? "dark" : "light",
      ])
  }

  private nonisolated static func script(_ name: String) -> String {
    "\(assets)/Scripts/\(name).jsonl"
  }

  private nonisolated static func stack(_ name: String) -> String {
    "\(assets)/Stacks/\(name).json"
  }

  private nonisolated static var assets: String {
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Assets"
  }

  @Test("A scene is painted as recorded", arguments: goldens + publishedBugs)
  func golden(golden: Golden) async throws {
    let options = try SharedOptions.parse(golden.arguments).settings
    let show = try Show(SceneArgument(golden.file ?? golden.scene), options)
    try await show.play()
    try GoldenPicture.expect(try show.picture(), matches: golden.name)
  }

  @Test(
    "The steps of the guided start are painted as recorded: as they begin, and done",
    arguments: 1...TourPath.start.stepCount, [false, true])
  func tour(step: Int, isDone: Bool) async throws {
    // The last page has no task. Pages before the task are dark, pages after it light.
    guard step < TourPath.start.stepCount || !isDone else { return }
    let options = try SharedOptions.parse(["--theme", isDone ? "light" : "dark"]).settings
    let show = try Show(.scene(SceneCatalog.standard), options)
    try await show.play(.start, at: step - 1, isDone: isDone)
    try GoldenPicture.expect(
      try show.picture(), matches: "tour.\(step)-\(isDone ? "done" : "begins")@1x")
  }

  /// A step of a guided path of a scene.
  struct PathStep: CustomTestStringConvertible {
    let path: TourPath
    let step: Int
    var arguments: [String] = []
    var suffix = ""

    func name(isDone: Bool) -> String {
      "path-\(path.name).\(step)-\(isDone ? "done" : "begins")\(suffix)@1x"
    }
    var testDescription: String { name(isDone: false) }
  }

  /// The paths of which every step is painted; of the others, one step is.
  nonisolated static let paintedPaths = TourPath.ofScenes.filter {
    [
      "container", "coordinate-system", "delegate-order", "lazy-loading", "linked-parallax",
      "page-map",
    ].contains($0.name)
  }

  nonisolated static let pathSteps =
    paintedPaths.flatMap { path in
      (1...path.stepCount).map { PathStep(path: path, step: $0) }
    }
    + paintedPaths.map {
      PathStep(path: $0, step: 2, arguments: ["--theme", "dark"], suffix: "-dark")
    }
    + TourPath.ofScenes.map {
      PathStep(path: $0, step: 3, arguments: ["--size", "640x480"], suffix: "-small")
    }

  @Test(
    "The steps of scenes' paths are painted as recorded: as they begin, and done",
    arguments: pathSteps, [false, true])
  func path(step: PathStep, isDone: Bool) async throws {
    // Dark and small pictures show only the step after its task is done.
    guard step.suffix.isEmpty || isDone else { return }
    let options = try SharedOptions.parse(step.arguments).settings
    let show = try Show(.scene(SceneCatalog.standard), options)
    try await show.play(step.path, at: step.step - 1, isDone: isDone)
    try GoldenPicture.expect(try show.picture(), matches: step.name(isDone: isDone))
  }
}
