import CSDL2
import Drawing
import Geometry
import TestSupport
import Testing

@testable import SDLStage

extension WindowTests {
  @Test("A window that is shown by a texture has the painted pixels, also after it has changed")
  func texture() throws {
    let size = Size(width: 64, height: 48)
    let wish = Window.Wish(title: "Test", size: size, minimum: size)
    let window = try Window.open(wish, asked: "dummy").window
    let presenter = try TexturePresenter(window)
    var random = SeededRandom(seed: 5)
    for step in 0..<8 {
      if step == 5 { SDL_SetWindowSize(window.pointer, 80, 60) }
      let surface = try presenter.surface()
      #expect(surface.width == (step < 5 ? 64 : 80) && surface.height == (step < 5 ? 48 : 60))
      #expect(try presenter.surface() === surface)
      var changes: [PixelRect] = []
      if [0, 5].contains(step) {
        changes.append(PixelRect(x: 0, y: 0, width: surface.width, height: surface.height))
      }
      for _ in 0..<(step == 3 ? 0 : 20) {
        let x = Int.random(in: 0..<surface.width, using: &random)
        let y = Int.random(in: 0..<surface.height, using: &random)
        surface.rows[y][x] = UInt32.random(in: 0...0xFF_FFFF, using: &random)
        changes.append(PixelRect(x: x, y: y, width: 1, height: 1))
      }
      try presenter.present(changes)
      let shown = try Surface(width: surface.width, height: surface.height)
      let pitch = Int32(shown.rows.stride * 4)
      #expect(
        SDL_RenderReadPixels(presenter.renderer, nil, Surface.format, shown.rows.first, pitch) == 0)
      #expect(shown.picture() == surface.picture(), "step \(step)")
    }
  }
}
