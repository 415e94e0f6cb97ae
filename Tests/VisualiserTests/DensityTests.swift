import Demonstrations
import Drawing
import Geometry
import SceneParts
import ShellSupport
import Testing

@testable import Visualiser

/// Rounds widths to whole pixels, as the fonts of a stage do.
private final class PixelText: @MainActor TextMeasuring {
  var scale: Double

  init(scale: Double) { self.scale = scale }

  func width(of string: String, in font: Font) -> Double {
    (Double(string.count) * font.size * 0.537 * scale).rounded(.up) / scale
  }
}

@MainActor
@Suite("A window that comes to a display of another density")
struct DensityTests {
  @Test(
    "shows what it would have shown there from the start",
    arguments: SceneCatalog.all, [Size(width: 1280, height: 800), Size(width: 640, height: 420)])
  func moved(scene: SceneDescription, size: Size) {
    let text = PixelText(scale: 1)
    let driver = ShellDriver(scene, size: size, text: text)
    _ = driver.shell.displayList(at: 1)
    text.scale = 2
    driver.shell.resize(to: size)
    _ = driver.shell.advance(to: 0)
    let fresh = ShellDriver(scene, size: size, text: PixelText(scale: 2))
    // Some scenes change something in each turn.
    _ = fresh.shell.advance(to: 0)
    #expect(driver.shell.displayList(at: 2) == fresh.shell.displayList(at: 2))
  }
}
