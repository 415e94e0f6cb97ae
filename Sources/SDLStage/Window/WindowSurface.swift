internal import CSDL2

/// The pixels that a window shows next.
///
/// They belong to the window, and change when its size does.
@MainActor
struct WindowSurface {
  /// The surface to paint on.
  let surface: Surface
  private let shown: UnsafeMutablePointer<SDL_Surface>

  /// Uses the pixels shown, which belong to `owner`.
  ///
  /// - Throws: ``StageError/surface(width:height:reason:)``.
  init(_ shown: UnsafeMutablePointer<SDL_Surface>, of owner: AnyObject) throws(StageError) {
    self.shown = shown
    surface =
      if shown.pointee.format.pointee.format == Surface.format {
        Surface(sharing: shown, of: owner)
      } else {
        // A display with other pixels, for instance of 16 bits: the picture is converted when it is
        // shown.
        try Surface(width: Int(shown.pointee.w), height: Int(shown.pointee.h))
      }
  }

  /// Whether these are still the pixels shown, at the same size: SDL may reuse an address.
  func isStill(_ shown: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    shown == self.shown && Int(shown.pointee.w) == surface.width
      && Int(shown.pointee.h) == surface.height
      && (surface.pointer != shown || surface.rows == PixelRows(shown))
  }

  /// Copies what has been painted into the pixels shown.
  func finish() {
    if surface.pointer != shown { SDL_UpperBlit(surface.pointer, nil, shown, nil) }
  }
}
