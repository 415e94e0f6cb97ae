import Demonstrations
import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import Visualiser

@MainActor
@Suite("A list of scenes that is longer than the window")
struct SidebarTests {
  private static let low = Size(width: 1280, height: 500)

  private func isShown(_ scene: Int, _ driver: ShellDriver) -> Bool {
    let sidebar = driver.shell.sidebar
    guard let frame = sidebar.frame(of: .scene(scene)) else { return false }
    let clear = sidebar.edges.frame.inset(
      by: EdgeInsets(
        top: sidebar.edges.hidden.above > 0 ? ListEdges.fadeHeight : 0, left: 0,
        bottom: sidebar.edges.hidden.below > 0 ? ListEdges.fadeHeight : 0, right: 0))
    return frame.height == 24 && clear.minY <= frame.minY && frame.maxY <= clear.maxY
  }

  @Test("fades where it goes on, and a bar shows where one is; a list that fits has neither")
  func edges() {
    let driver = ShellDriver(.container, size: Self.low)
    let sidebar = driver.shell.sidebar
    func strips() -> Int {
      let part = sidebar.edges.frame
      return driver.shell.displayList().commands.count {
        if case .fill(let rect, _, _) = $0 {
          rect.height == 1 && rect.width == part.width && part.contains(rect.origin)
        } else {
          false
        }
      }
    }
    #expect(sidebar.edges.hidden.above == 0 && sidebar.edges.hidden.below > 100)
    #expect(strips() == Int(ListEdges.fadeHeight))
    driver.wheel(-1, at: Point(x: 100, y: 300))
    #expect(sidebar.edges.hidden.above > 0)
    #expect(strips() == 2 * Int(ListEdges.fadeHeight))
    for _ in 0..<20 { driver.wheel(-4, at: Point(x: 100, y: 300)) }
    #expect(sidebar.edges.hidden.below == 0)
    #expect(strips() == Int(ListEdges.fadeHeight))

    let high = ShellDriver(.container, size: Size(width: 1280, height: 1_400))
    #expect(high.shell.sidebar.edges.hidden == (0, 0))
  }

  @Test("keeps the open scene in sight and clear of the fades, at every height")
  func openScene() {
    for height in stride(from: 300.0, through: 900, by: 60) {
      for (place, scene) in SceneCatalog.listed.enumerated() {
        let driver = ShellDriver(scene, size: Size(width: 1280, height: height))
        #expect(isShown(place, driver), "\(scene.name) at \(height)")
      }
    }
    let driver = ShellDriver(SceneCatalog.listed[SceneCatalog.listed.count - 1])
    driver.shell.resize(to: Self.low)
    driver.wait(0)
    #expect(isShown(SceneCatalog.listed.count - 1, driver))
    for place in SceneCatalog.listed.indices {
      driver.type("]")
      #expect(isShown(place, driver), "scene \(place)")
    }
  }

  @Test("is scrolled by the wheel, by keys under the pointer, and by the arrows of the focus")
  func scrolling() {
    let driver = ShellDriver(.container, size: Self.low)
    let edges = driver.shell.sidebar.edges
    driver.wheel(-3, at: Point(x: 100, y: 300))
    let wheeled = edges.hidden.above
    #expect(wheeled > 0)
    driver.hover(at: Point(x: 100, y: 300))
    driver.press(.down)
    #expect(edges.hidden.above > wheeled)
    driver.press(.end)
    #expect(edges.hidden.below == 0)
    driver.shell.setFocus(.sidebar)
    #expect(isShown(1, driver))
    for place in 2..<SceneCatalog.listed.count {
      driver.press(.down)
      #expect(isShown(place, driver), "cursor at \(place)")
    }
  }
}
