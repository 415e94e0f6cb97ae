import CSDL2
import Drawing
import Geometry
import PictureSupport
import Testing

@testable import SDLStage

// A window's pixels belong to the window system, which may take them away at any time.
extension WindowTests {
  /// When the window's pixels go away in a frame.
  enum Moment: CaseIterable {
    case beforePainting, beforePresenting, afterPresenting
  }

  @Test(
    "Pixels that go away within a frame are painted anew, and wholly",
    arguments: Moment.allCases, [Size(width: 320, height: 200), Size(width: 411, height: 233)])
  func vanishingSurface(_ moment: Moment, _ size: Size) throws {
    let window = try stage()
    /// The pixels of the previous size are gone even if the window comes back to that size.
    func loseSurface() {
      SDL_SetWindowSize(window.window.pointer, 350, 201)
      SDL_SetWindowSize(window.window.pointer, Int32(size.width), Int32(size.height))
    }
    func paintFrame(losingSurfaceAt lost: Moment? = nil) throws {
      _ = try window.ignoreInput()
      let list = sampleList(size: window.contentSize, text: window.text)
      if lost == .beforePainting { loseSurface() }
      let changes = try window.paint(list)
      if lost == .beforePresenting { loseSurface() }
      try window.present(changes)
      if lost == .afterPresenting { loseSurface() }
    }
    for _ in 0..<3 {
      try paintFrame()
      try paintFrame(losingSurfaceAt: moment)
      try paintFrame()
      let bare = try OffscreenStage(size: size, fonts: FontLibrary())
      let expected = try bare.picture(of: sampleList(size: size, text: bare.text))
      expectPicture(window.surface.picture(), equals: expected, ignoresAlpha: true)
    }
  }
}
