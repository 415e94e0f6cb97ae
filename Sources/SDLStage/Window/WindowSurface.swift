internal import CSDL2

/// The pixels that a window shows next.
///
/// They belong to the window, and are others after its size has changed.
@MainActor
struct WindowSurface {
  /// What to paint on.
  let surface: Surface
  private let shown: UnsafeMutablePointer<SDL_Surface>

  /// - Parameter owner: What the pixels shown belong to.
  /// - Throws: ``StageError/surface(width:height:reason:)``.
  init(_ shown: UnsafeMutablePointer<SDL_Surface>, of owner: AnyObject) throws(StageError) {
    self.shown = shown
    surface =
      if shown.pointee.format.pointee.format == Surface.format {
        Surface(sharing: shown, of: owner)
      } else {
        // A display of other pixels, as of 16 bits: what is painted is translated when it is shown.
        try Surface(width: Int(shown.pointee.w), height: Int(shown.pointee.h))
      }
  }

  /// Whether these are the pixels shown, where they were: SDL may reuse a place in memory.
  func isStill(_ shown: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    shown == self.shown && Int(shown.pointee.w) == surface.width
      && Int(shown.pointee.h) == surface.height
      && (surface.pointer != shown || surface.rows == PixelRows(shown))
  }

  /// Brings what has been painted into the pixels shown.
  func finish() {
    if surface.pointer != shown { SDL_UpperBlit(surface.pointer, nil, shown, nil) }
  }
}
