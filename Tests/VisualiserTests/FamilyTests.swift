import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Visualiser

/// Scenes that are shown as variants of others.
@MainActor
struct FamilyTests {
  @Test("The sidebar lists parents only, in the order of the digits; every name still opens")
  func sidebar() {
    let driver = ShellDriver(.naive)
    #expect(driver.shell.report.scene == "naive")
    #expect(driver.shell.scenes.map(\.name) == SceneCatalog.listed.map(\.name))
    #expect(driver.shell.openPlace == 2, "its parent is selected")
    let groups = SceneCatalog.listed.map(\.group)
    #expect(groups == groups.sorted { place(of: $0) < place(of: $1) })
    for digit in 1...9 {
      driver.type("\(digit)")
      #expect(driver.shell.report.scene == SceneCatalog.listed[digit - 1].name)
    }
    for name in [
      "naive", "collections", "content-view", "stack-editing", "prefetching", "self-sizing",
    ] {
      #expect(SceneCatalog.scene(named: name) != nil)
      #expect(!SceneCatalog.listed.contains { $0.name == name })
    }
  }

  private func place(of group: SceneGroup) -> Int {
    SceneGroup.allCases.firstIndex(of: group) ?? 0
  }

  @Test("N goes through all variants of a family, and back again")
  func stepping() {
    for parent in SceneCatalog.listed {
      let driver = ShellDriver(parent)
      let all = SceneCatalog.family(of: parent).variants
      guard all.count > 1 else { continue }
      for choice in Array(all.dropFirst()) + [all[0]] {
        driver.type("n")
        driver.wait(0)
        #expect(
          choice.shows(driver.shell.sceneDescription, variant: driver.shell.session.variants.shown))
      }
      driver.type("N")
      driver.wait(0)
      #expect(all[all.count - 1].scene.name == driver.shell.sceneDescription.name)
    }
  }

  @Test("A button opens the other scene of the family, and another leads back")
  func buttons() throws {
    let driver = ShellDriver(.naiveAndContainer)
    func press(_ name: String) throws {
      let stage = driver.shell.stage
      let button = try #require(
        stage.variantButtons(FixedAdvanceText()).first { $0.button.words == name }?.button)
      let frame = button.frame
      driver.click(at: Point(x: frame.midX, y: frame.midY) + stage.frame.origin)
    }
    try press("Naive container")
    #expect(driver.shell.report.scene == "naive")
    try press("Naive | Container")
    #expect(driver.shell.report.scene == "naive-and-container")
    #expect(driver.shell.title == "Naive | Container – Scrollwork")
  }
}
