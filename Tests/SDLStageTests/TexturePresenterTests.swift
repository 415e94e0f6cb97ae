import CSDL2
import Drawing
import Geometry
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("Showing only what has changed")
struct PixelChangesTests {
  private let bounds = PixelRect(x: 0, y: 0, width: 13, height: 9)

  private func surface(_ pixel: UInt32 = 0) throws -> Surface {
    let surface = try Surface(width: bounds.width, height: bounds.height)
    surface.rows.fill(0..<bounds.height, from: 0, to: bounds.width, pixel)
    return surface
  }

  /// Rows do not hold the pixels that they look at.
  private func changes(from old: Surface, to new: Surface) -> [PixelRect] {
    withExtendedLifetime((old, new)) { new.rows.changes(since: old.rows, bounds) }
  }

  @Test("Pictures that are alike have no changes")
  func alike() throws {
    #expect(try changes(from: surface(7), to: surface(7)).isEmpty)
  }

  @Test("Rows that touch are one change, as wide as all of theirs; others are changes of their own")
  func stretches() throws {
    let old = try surface()
    let new = try surface()
    for (x, y) in [(3, 1), (5, 1), (2, 2), (0, 5), (12, 8)] { new.rows[y][x] = 1 }
    #expect(
      changes(from: old, to: new) == [
        PixelRect(x: 2, y: 1, width: 4, height: 2), PixelRect(x: 0, y: 5, width: 1, height: 1),
        PixelRect(x: 12, y: 8, width: 1, height: 1),
      ])
    #expect(try changes(from: old, to: surface(1)) == [bounds])
  }

  @Test("What is copied of the changes makes the old picture the new one")
  func copies() throws {
    var random = SeededRandom(seed: 26)
    for _ in 0..<200 {
      let old = try surface()
      let new = try surface()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let x = Int.random(in: 0..<bounds.width, using: &random)
        let y = Int.random(in: 0..<bounds.height, using: &random)
        new.rows[y][x] = UInt32.random(in: 1...3, using: &random)
      }
      for change in changes(from: old, to: new) {
        old.rows.copy(change, of: new.rows)
      }
      #expect(old.picture() == new.picture())
    }
  }
}

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
      for _ in 0..<(step == 3 ? 0 : 20) {
        let x = Int.random(in: 0..<surface.width, using: &random)
        let y = Int.random(in: 0..<surface.height, using: &random)
        surface.rows[y][x] = UInt32.random(in: 0...0xFF_FFFF, using: &random)
      }
      try presenter.present()
      let shown = try Surface(width: surface.width, height: surface.height)
      let pitch = Int32(shown.rows.stride * 4)
      #expect(
        SDL_RenderReadPixels(presenter.renderer, nil, Surface.format, shown.rows.first, pitch) == 0)
      #expect(shown.picture() == surface.picture(), "step \(step)")
    }
  }
}
