import Drawing
import Geometry
import SDLStage
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

/// Checks sizes, contrasts, overlaps and cuts of the texts of every picture, with real fonts.
///
/// Each variant of a scene is checked in one size and theme, and in all of them in a soak.
@MainActor
@Suite(.enabled(GoldenPicture.requirement) { await GoldenPicture.isComparable })
struct LegibilityTests {
  private struct Place {
    let size: Size
    let theme: Theme
  }

  private static let places = [
    Size(width: 1280, height: 800), Size(width: 640, height: 480), Size(width: 800, height: 600),
    Size(width: 1920, height: 1080), Size(width: 2560, height: 1600),
    Size(width: 3840, height: 2160),
  ].flatMap { size in Theme.all.map { Place(size: size, theme: $0) } }

  /// Scenes that were added later are numbered last, wherever they stand in the sidebar, so that
  /// the other scenes are checked at the same places as before.
  private nonisolated static let later: [SceneDescription] = [
    .constraints, .insets, .dragWinner, .wrongPicture, .estimatedHeights,
  ]
  private nonisolated static let numbered: [Numbered] = {
    let names = Set(later.map(\.name))
    let scenes = SceneCatalog.all.filter { !names.contains($0.name) } + later
    return scenes.enumerated().map { Numbered(number: $0, scene: $1) }
  }()

  /// All places in a soak; otherwise one place, chosen by the number.
  private static func places(_ number: Int) -> [Place] {
    Soak.count(1, soak: 2) == 1 ? [places[number % places.count]] : places
  }

  private func text() throws -> StageText { StageText(fonts: try FontLibrary(), scale: 1) }

  @Test(
    "Everything on the stage can be read, wherever it is scrolled to",
    arguments: numbered)
  func scenes(_ numbered: Numbered) throws {
    let text = try text()
    let scene = numbered.scene
    for variant in 0..<max(1, scene.variants.count) {
      for place in Self.places(numbered.number + variant) {
        let driver = ShellDriver(
          scene, variant: variant, size: place.size, text: text, theme: place.theme)
        let moments = PictureMoments(driver: driver)
        moments.each { moment in
          check(
            driver.shell, place.theme, text, scrollsAcross: moments.scrollsAcross,
            isAnimated: moment.isAnimated,
            "\(scene.name), variant \(variant + 1), \(place.size), \(place.theme.name), \(moment.name)"
          )
        }
      }
    }
  }

  struct Numbered: CustomTestStringConvertible {
    let number: Int
    let scene: SceneDescription
    var testDescription: String { scene.name }
  }

  struct Step: CustomTestStringConvertible {
    let path: TourPath
    let place: Int
    var testDescription: String { "\(path.name) \(place + 1)" }
  }

  private nonisolated static let steps = ([.start] + TourPath.ofScenes).flatMap { path in
    (0..<path.stepCount).map { Step(path: path, place: $0) }
  }

  @Test("So can every step of every guided path, before and after", arguments: steps.indices)
  func tour(index: Int) async throws {
    let step = Self.steps[index]
    let text = try text()
    for place in Self.places(2 * index) {
      for isDone in [false, true] {
        let driver = ShellDriver(
          SceneCatalog.standard, size: place.size, text: text, theme: place.theme)
        driver.shell.openTour(step.path, at: step.place)
        if isDone { await driver.shell.followTask() }
        driver.wait(0)
        driver.settle()
        check(
          driver.shell, place.theme, text,
          scrollsAcross: PictureMoments(driver: driver).scrollsAcross,
          isAnimated: false, hasCard: true,
          "\(step.testDescription), \(isDone ? "done" : "not done"), \(place.size), "
            + place.theme.name)
      }
    }
  }

  @Test(
    "With room for it, no text of the shell is shortened at any size of the interface",
    arguments: [1280.0, 1920, 2560, 2880, 3840])
  func whole(width: Double) throws {
    let text = try text()
    let driver = ShellDriver(.container, size: Size(width: width, height: width / 1.6), text: text)
    driver.wheel(-4, at: driver.location(160, 284, in: "container"))
    let picture = PaintedPicture(driver.shell.displayList(), measuredBy: text)
    #expect(picture.texts.filter(\.isShortened).map(\.run.string) == [])
  }

  /// Checks a moment as it is painted and, while cells fly over text, also without flying cells.
  private func check(
    _ shell: Shell, _ theme: Theme, _ text: StageText, scrollsAcross: Bool, isAnimated: Bool,
    hasCard: Bool = false, _ moment: String
  ) {
    var pictures = [(list: shell.displayList(), isAnimated: isAnimated)]
    shell.stage.options.reducesMotion = true
    let still = shell.displayList()
    shell.stage.options.reducesMotion = false
    if still != pictures[0].list { pictures = [(pictures[0].list, true), (still, isAnimated)] }
    var faults: Set<String> = []
    for picture in pictures {
      let rules = PictureRules(
        picture: PaintedPicture(picture.list, measuredBy: text), scrollsAcross: scrollsAcross,
        isDark: theme == .dark, isAnimated: picture.isAnimated, hasCard: hasCard,
        skies: Self.skies, aim: aim(of: shell))
      faults.formUnion(rules.faults)
    }
    for fault in faults.sorted() { Issue.record("\(moment): \(fault)") }
  }

  /// The colour of the target rectangle, if it is drawn.
  private func aim(of shell: Shell) -> Color? {
    let outlines = shell.scene.panes.flatMap { $0.outlines(shell.stage.options) }
    return outlines.contains { $0.name == "target rectangle" } ? Palette.boundsOutline : nil
  }

  /// The colours of the skies in the pictures that lists load.
  private static let skies = Set(PictureServer.palettes.map { Color($0.sky) })
}
