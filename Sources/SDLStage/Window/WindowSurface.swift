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
    shown.pointee.userdata = mark
  }

  /// Whether these are still the pixels shown, with what has been painted: SDL may reuse an address,
  /// even for pixels of the same size, but never keeps the mark.
  func isStill(_ shown: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    shown == self.shown && shown.pointee.userdata == mark && Int(shown.pointee.w) == surface.width
      && Int(shown.pointee.h) == surface.height
      && (surface.pointer != shown || surface.rows == PixelRows(shown))
  }

  /// What identifies the pixels: the address of their surface.
  private var mark: UnsafeMutableRawPointer { Unmanaged.passUnretained(surface).toOpaque() }

  /// Copies what has been painted in some rectangles into the pixels shown.
  func finish(_ changes: [SDL_Rect]) {
    guard surface.pointer != shown else { return }
    for change in changes {
      var (source, destination) = (change, change)
      SDL_UpperBlit(surface.pointer, &source, shown, &destination)
    }
  }
}
