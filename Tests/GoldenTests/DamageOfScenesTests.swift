import Demonstrations
import Drawing
import Geometry
import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import SDLStage
@testable import Visualiser

@MainActor
@Suite("Scenes painted frame after frame")
struct DamageOfScenesTests {
  private static let sizes = [Size(width: 1280, height: 800), Size(width: 640, height: 480)]

  @Test("Each frame is the same as on a new surface, byte for byte", arguments: SceneCatalog.all)
  func frames(scene: SceneDescription) throws {
    let fonts = try FontLibrary()
    let size = Self.sizes[scene.name.utf8.count % 2]
    let text = StageText(fonts: fonts, scale: 1)
    let driver = ShellDriver(scene, size: size, text: text)
    let stage = try OffscreenStage(size: size, fonts: fonts)
    let fresh = try OffscreenStage(size: size, fonts: fonts)
    let middle = Point(x: size.width * 0.4, y: size.height * 0.6)
    driver.flick(from: middle, by: Point(x: 0, y: -150))
    for frame in 0..<12 {
      driver.wait(frame == 8 ? 0.7 : 1.0 / 60)
      if frame == 5 { driver.type("t") }
      let list = driver.shell.displayList()
      fresh.painter.forget()
      let (painted, whole) = (try stage.picture(of: list), try fresh.picture(of: list))
      #expect(painted == whole, "\(scene.name), frame \(frame)")
    }
  }
}
