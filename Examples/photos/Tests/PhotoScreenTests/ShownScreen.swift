import ScrollworkTesting

@testable import PhotoScreen

extension PhotosController {
  /// Shows the screen in a window, which the caller keeps, and waits for all visible pictures.
  func shown(_ size: Size) async -> Window {
    let window = Window(frame: Rect(origin: .zero, size: size))
    window.rootViewController = self
    await finish()
    window.layoutIfNeeded()
    await finish()
    return window
  }
}
