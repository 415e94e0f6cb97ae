import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import Visualiser

@MainActor
@Suite("The gallery of all scenes")
struct GalleryTests {
  private func names(_ shell: Shell) -> [String] {
    shell.gallery.groups.flatMap { $0.scenes.map(\.name) }
  }

  @Test("shows each scene once, and makes the posters in sight one after the other, then rests")
  func posters() async {
    let driver = ShellDriver(.cellReuse)
    let shell = driver.shell
    driver.press(.f3)
    #expect(names(shell).sorted() == SceneCatalog.all.map(\.name).sorted())
    #expect(shell.gallery.missingPoster != nil)
    await driver.live(1)
    #expect(shell.gallery.missingPoster == nil)
    #expect(await shell.tick(to: 100) == nil)
    // The open scene is not touched by those of the posters.
    #expect(shell.scene.panes[0].liveCells == 8)
  }

  @Test("keeps the scenes that have every typed word; Backspace and Esc bring the others back")
  func filter() {
    let driver = ShellDriver(.cellReuse)
    let shell = driver.shell
    driver.press(.f3)
    driver.type("Naive")
    driver.type(" container")
    #expect(names(shell).contains("naive-and-container") && !names(shell).contains("zoom"))
    driver.type("q")
    #expect(names(shell).isEmpty && shell.gallery.chosen == nil)
    driver.press(.enter)
    driver.press(.right)
    driver.press(.backspace)
    #expect(names(shell).contains("naive-and-container"))
    driver.press(.escape)
    #expect(names(shell).count == SceneCatalog.all.count && !shell.gallery.isHidden)
    driver.press(.escape)
    #expect(shell.gallery.isHidden)
  }

  @Test("opens a scene with arrows and Enter, and with a click")
  func opening() throws {
    let driver = ShellDriver(.cellReuse)
    let shell = driver.shell
    driver.press(.f3)
    driver.press(.right)
    let next = try #require(shell.gallery.chosen)
    driver.press(.enter)
    #expect(shell.gallery.isHidden && shell.sceneDescription.name == next.name)
    driver.press(.f3)
    let first = try #require(shell.gallery.groups.first?.scenes.first)
    let frame = try #require(shell.gallery.frame(ofSceneNamed: first.name))
    driver.click(at: Point(x: frame.midX, y: frame.midY))
    #expect(shell.gallery.isHidden && shell.sceneDescription.name == first.name)
    // A wheel over the gallery scrolls it, not the scene below.
    driver.press(.f3)
    driver.wheel(-4, at: Point(x: 640, y: 400))
    #expect(shell.scene.panes[0].scroller?.contentOffset == .zero)
    #expect(shell.gallery.frame(ofSceneNamed: first.name) != frame)
  }
}
