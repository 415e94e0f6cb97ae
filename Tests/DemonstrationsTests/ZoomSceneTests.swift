import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
struct ZoomSceneTests {
  private static let control: InputEvent.Modifiers = .control

  private static func scene(_ driver: ShellDriver) throws -> ZoomScene {
    try #require(driver.shell.scene as? ZoomScene)
  }

  /// The frame of the plan in the viewport.
  private static func plan(_ scene: ZoomScene) -> Rect {
    scene.plan.convert(scene.plan.bounds, to: nil)
  }

  @Test(
    "Centred, a plan smaller than the viewport is in its middle at every scale",
    arguments: [
      0.4, 0.5, 0.6, 0.69,
    ])
  func centred(scale: Double) throws {
    let scene = try Self.scene(ShellDriver(.zoom))
    scene.scrollView.zoomScale = scale
    let size = Size(width: 720 * scale, height: 480 * scale)
    let inset = EdgeInsets(
      top: (334 - size.height) / 2, left: (512 - size.width) / 2, bottom: (334 - size.height) / 2,
      right: (512 - size.width) / 2)
    #expect(scene.scrollView.contentInset == inset)
    #expect(scene.scrollView.contentOffset == Point(x: -inset.left, y: -inset.top))
    #expect(abs(Self.plan(scene).midX - 256) < 1e-9 && abs(Self.plan(scene).midY - 167) < 1e-9)
  }

  @Test(
    "Not centred, it sticks to the top left corner at every scale",
    arguments: [
      0.4, 0.5, 0.6, 0.69,
    ])
  func notCentred(scale: Double) throws {
    let scene = try Self.scene(ShellDriver(.zoom, variant: 1))
    scene.scrollView.zoomScale = scale
    #expect(scene.scrollView.contentInset == .zero)
    #expect(Self.plan(scene).origin == .zero)
  }

  @Test(
    "Once the plan fills the viewport, the point under the pointer stays put while zooming in",
    arguments: [0, 1])
  func wheel(variant: Int) throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<20 {
      let driver = ShellDriver(.zoom, variant: variant)
      let scene = try Self.scene(driver)
      scene.scrollView.zoomScale = 0.75
      driver.wait(0.1)
      for _ in 0..<5 {
        let x = Double(Int.random(in: 0..<512, using: &random))
        let y = Double(Int.random(in: 0..<334, using: &random))
        driver.wheel(1.5, at: driver.location(x, y, in: "scrollView"), Self.control)
        let held = try #require(scene.zoomer.held)
        #expect((held.onScreen - Point(x: x, y: y)).length < 1e-6)
        #expect(try #require(scene.zoomer.drift) < 1e-6)
      }
    }
  }

  @Test("Zooming out at the corner the plan cannot stay, and the panel says by how much")
  func drift() throws {
    let driver = ShellDriver(.zoom)
    let scene = try Self.scene(driver)
    scene.scrollView.zoomScale = 2
    scene.scrollView.contentOffset = .zero
    driver.wheel(-10, at: driver.location(500, 300, in: "scrollView"), Self.control)
    #expect(scene.scrollView.zoomScale == 1 && scene.scrollView.contentOffset == .zero)
    // The content has drifted by half the distance from the corner to the pointer.
    let drift = try #require(scene.zoomer.drift)
    #expect(abs(drift - Point(x: 250, y: 150).length) < 1e-9)
    #expect(driver.texts.contains("\(tidy(drift)) pt"))
  }

  @Test("Two fingers hold the point between them, wherever they go")
  func pinch() throws {
    let driver = ShellDriver(.zoom)
    let scene = try Self.scene(driver)
    scene.scrollView.zoomScale = 1.5
    driver.wait(0.1)
    let router = driver.shell.scene.panes[0].window.router
    func send(_ id: Int, _ x: Double, _ y: Double, _ kind: (InputEvent.Pointer) -> InputEvent.Kind)
    {
      let pointer = InputEvent.Pointer(
        at: Point(x: x, y: y), device: .touch, id: id, isPressed: true)
      let event = InputEvent(time: 1, kind(pointer))
      router.handle(event)
      scene.didReceive(event, inPane: 0)
    }
    send(1, 230, 150) { .pointerDown($0) }
    send(2, 290, 190) { .pointerDown($0) }
    send(1, 190, 140) { .pointerMoved($0) }
    send(2, 350, 200) { .pointerMoved($0) }
    let held = try #require(scene.zoomer.held)
    #expect(scene.scrollView.zoomScale > 1.5)
    #expect(held.onScreen == Point(x: 270, y: 170))
    #expect(try #require(scene.zoomer.drift) < 1e-6)
  }

  @Test("Scrolling lets go of the point")
  func scrolled() throws {
    let driver = ShellDriver(.zoom)
    let scene = try Self.scene(driver)
    for _ in 0..<3 {
      driver.wheel(4, at: driver.location(260, 160, in: "scrollView"), Self.control)
    }
    #expect(scene.zoomer.held != nil)
    driver.wheel(-1, at: driver.location(260, 160, in: "scrollView"))
    #expect(scene.zoomer.held == nil)
  }

  @Test("Another variant shows the same scale, and two beside each other zoom together")
  func variants() throws {
    let driver = ShellDriver(.zoom)
    driver.wheel(3, at: driver.location(260, 160, in: "scrollView"), Self.control)
    let scale = try Self.scene(driver).scrollView.zoomScale
    driver.type("n")
    driver.wait(0.1)
    let other = try Self.scene(driver)
    #expect(scale == 0.65 && other.scrollView.zoomScale == scale)
    #expect(other.scrollView.contentInset == .zero)

    driver.type("=")
    driver.wait(0.1)
    driver.wheel(3, at: driver.location(260, 160, in: "2/scrollView"), Self.control)
    let scales = driver.shell.scene.panes.compactMap { $0.scroller?.zoomScale }
    #expect(scales == [0.65 * 1.3, 0.65 * 1.3])
  }

  @Test("The figure and the panel show the numbers of the scroll view")
  func numbers() throws {
    let driver = ShellDriver(.zoom)
    let words = driver.texts
    for value in ["0.50", "360 × 240", "-76  -47", "76  76", "47  47", "–"] {
      #expect(words.contains(value), "\(value)")
    }
    #expect(driver.shell.scene.panes[0].figure?.value == "0.50")
  }

  @Test("+ and - zoom about the middle of the viewport, within the limits, and hold no point")
  func keys() throws {
    let driver = ShellDriver(.zoom)
    let scene = try Self.scene(driver)
    driver.type("+")
    driver.settle()
    #expect(abs(scene.scrollView.zoomScale - 0.625) < 1e-9)
    for _ in 0..<12 {
      driver.type("+")
      driver.settle()
    }
    #expect(scene.scrollView.zoomScale == 4)
    let middle = Self.plan(scene)
    let viewport = scene.scrollView.bounds.size
    #expect(abs(middle.midX - viewport.width / 2) < 1)
    #expect(abs(middle.midY - viewport.height / 2) < 1)
    #expect(scene.zoomer.held == nil)
    for _ in 0..<14 {
      driver.type("-")
      driver.settle()
    }
    #expect(scene.scrollView.zoomScale == 0.4)
  }

}
