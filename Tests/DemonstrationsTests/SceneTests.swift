import Documents
import Drawing
import FoundationEssentials
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
struct SceneTests {
  @Test("The names of the scenes are unique, and each says what to look at in one sentence")
  func catalogue() {
    #expect(Set(SceneCatalog.all.map(\.name)).count == SceneCatalog.all.count)
    for scene in SceneCatalog.all {
      #expect(scene.sentence.hasSuffix("."))
      #expect(scene.variantSentences.allSatisfy { $0.hasSuffix(".") })
      #expect(
        scene.variantSentences.isEmpty || scene.variantSentences.count == scene.variants.count)
      #expect(!scene.article.isEmpty)
    }
  }

  @Test("What is true of one variant is not said of the other that is there to refute it")
  func sentences() {
    for scene in [
      SceneDescription.selfSizing, .controllerReuse, .pageMap, .placeKept, .horizontalContainer,
      .stackEditing, .insets, .dragWinner, .estimatedHeights, .wrongPicture,
    ] {
      #expect(
        Set(scene.variants.indices.map { scene.sentence(ofVariant: $0) }).count
          == scene.variants.count)
    }
  }

  @Test("A jump from 0 to 300 is reported with the numbers of the manual")
  func report() {
    let driver = ShellDriver(.container)
    driver.shell.setOffset(Point(x: 0, y: 300))
    _ = driver.shell.advance(to: 0)

    let report = driver.shell.report
    #expect(report.views.map(\.id) == ["container", "table1", "table2"])
    #expect(
      report.views[1]
        == LayoutReport.ViewEntry(
          id: "table1", kind: "TableView", frame: Rect(x: 0, y: 300, width: 320, height: 412),
          bounds: Rect(x: 0, y: 300, width: 320, height: 412), contentOffset: Point(x: 0, y: 300),
          contentSize: Size(width: 320, height: 712), liveRows: [3, 4, 5, 6, 7, 8]))
    #expect(
      report.reuse[0]
        == LayoutReport.ReuseEntry(
          owner: "table1", identifier: "cell",
          statistics: ReuseStatistics(live: 6, queued: 2, created: 8, dequeued: 9, reused: 1)))
  }

  @Test("Ids are unique in every scene", arguments: SceneCatalog.all.map(\.name))
  func ids(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    let driver = ShellDriver(scene)
    #expect(Set(driver.shell.viewIDs).count == driver.shell.viewIDs.count)
    #expect(driver.shell.report.views.map(\.id) == driver.shell.viewIDs)
  }

  @Test("The same scene and events give the same pictures", arguments: SceneCatalog.all.map(\.name))
  func determinism(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    func play() -> [DisplayList] {
      let driver = ShellDriver(scene)
      let id = driver.shell.viewIDs[0]
      var lists = [driver.shell.displayList()]
      for step in 0..<40 {
        driver.wheel(step < 25 ? -1 : 2, at: driver.location(160, 284, in: id))
        lists.append(driver.shell.displayList())
      }
      return lists
    }
    #expect(play() == play())
  }

  @Test(
    "The stage of a scene is drawn as recorded",
    arguments: [("cell-reuse", 100.0), ("naive", 300), ("container", 300), ("container", -60)])
  func displayList(name: String, offset: Double) throws {
    var configuration = Shell.Configuration(text: FixedAdvanceText())
    configuration.scene = try #require(SceneCatalog.scene(named: name))
    configuration.stageOnly = true
    configuration.stage.showsOverlay = true
    let shell = Shell(configuration)
    shell.resize(to: Size(width: 480, height: 800))
    _ = shell.advance(to: 0)
    shell.setOffset(Point(x: 0, y: offset))
    _ = shell.advance(to: 0)
    shell.finishFades()
    _ = shell.advance(to: 0)

    try Snapshot.expect(
      shell.displayList().description, matches: "\(name).offset\(Int(offset))")
  }

  @Test("A table that is still ahead shows where its rows will be")
  func rowsAhead() {
    let driver = ShellDriver(.container)
    driver.shell.setOffset(Point(x: 0, y: 120))
    driver.wait(1)
    let outlines = driver.shell.displayList().commands.filter {
      guard case .stroke(let rect, let stroke) = $0 else { return false }
      return stroke.color == Palette.second.cell.resolved(for: .light) && stroke.dash != nil
        && rect.width > 150
    }
    #expect(!outlines.isEmpty)
  }

  @Test("The page of the scenes shows each one: a picture, its title and what to look at")
  func pageOfScenes() throws {
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let page = try String(contentsOfFile: root + "/Documentation/Scenes.md", encoding: .utf8)
    let rows = SceneCatalog.all.map {
      "<img src=\"../Assets/Pictures/Scenes/\($0.name).png\" alt=\"\($0.title)\"><br>\n"
        + "<b>\($0.title)</b> <code>\($0.name)</code><br>\n\($0.posterSentence)</td>"
    }
    let missing = rows.filter { !page.contains($0) }
    #expect(missing.isEmpty, "make pictures writes them")
    let pictures = root + "/Assets/Pictures/Scenes"
    let files = try FileManager.default.contentsOfDirectory(atPath: pictures)
    #expect(Set(files) == Set(SceneCatalog.all.map { $0.name + ".png" }))
  }
}
