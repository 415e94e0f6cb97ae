internal import CSDL2

/// The pixels that a window will show.
///
/// The window owns them, and replaces them when its size changes.
@MainActor
struct WindowSurface {
  /// The surface to paint on.
  let surface: Surface
  private let shown: UnsafeMutablePointer<SDL_Surface>

  /// Wraps the window's pixels, which belong to `owner`.
  ///
  /// - Throws: ``StageError/surface(width:height:reason:)``.
  init(_ shown: UnsafeMutablePointer<SDL_Surface>, of owner: AnyObject) throws(StageError) {
    self.shown = shown
    surface =
      if shown.pointee.format.pointee.format == Surface.format {
        Surface(sharing: shown, of: owner)
      } else {
        // The window has another pixel format, for instance of 16 bits: ``finish(_:)`` converts the
        // picture.
        try Surface(width: Int(shown.pointee.w), height: Int(shown.pointee.h))
      }
    shown.pointee.userdata = mark
  }

  /// Whether `shown`, the window's current surface, is still the one wrapped here, with the painted
  /// picture. SDL may reuse an address, even for pixels of the same size, but never keeps the mark.
  func isStill(_ shown: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    shown == self.shown && shown.pointee.userdata == mark && Int(shown.pointee.w) == surface.width
      && Int(shown.pointee.h) == surface.height
      && (surface.pointer != shown || surface.rows == PixelRows(shown))
  }

  /// A mark in the window's surface that identifies the pixels: the address of ``surface``.
  private var mark: UnsafeMutableRawPointer { Unmanaged.passUnretained(surface).toOpaque() }

  /// Copies painted rectangles into the window's pixels, if ``surface`` does not share these.
  func finish(_ changes: [SDL_Rect]) {
    guard surface.pointer != shown else { return }
    for change in changes {
      var (source, destination) = (change, change)
      SDL_UpperBlit(surface.pointer, &source, shown, &destination)
    }
  }
}
