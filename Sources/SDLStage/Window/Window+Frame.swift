internal import CSDL2
internal import Geometry

/// The size, the place and the scale of a window.
extension Window {
  /// A size in points, in whole window coordinates.
  static func coordinates(of points: Size, _ scale: Double) -> Size {
    let grid = PixelGrid(scale: scale)
    return Size(width: Double(grid.pixel(points.width)), height: Double(grid.pixel(points.height)))
  }

  /// The parts of the screens that panels leave to windows, in window coordinates.
  static var screens: [Rect] {
    (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { display in
      var bounds = SDL_Rect()
      guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else { return nil }
      return Rect(
        x: Double(bounds.x), y: Double(bounds.y), width: Double(bounds.w), height: Double(bounds.h))
    }
  }

  /// Whether the window fills the screen, with or without a frame.
  var fillsScreen: Bool { isFullScreen || isMaximized }

  var isMaximized: Bool { SDL_GetWindowFlags(pointer) & SDL_WINDOW_MAXIMIZED.rawValue != 0 }

  /// The corner of the window with its frame; nil where the window system gives windows no place.
  var place: Point? {
    guard isOnX11 else { return nil }
    var (x, y, top, left) = (Int32(0), Int32(0), Int32(0), Int32(0))
    SDL_GetWindowPosition(pointer, &x, &y)
    if SDL_GetWindowBordersSize(pointer, &top, &left, nil, nil) != 0 { (top, left) = (0, 0) }
    return Point(x: Double(x - left), y: Double(y - top))
  }

  /// Sets the least size to which a person can make the window; it is not larger than `size`.
  func setMinimum(atMost size: Size) {
    let least = Self.coordinates(of: minimum, scale)
    SDL_SetWindowMinimumSize(
      pointer, Int32(clamping: Int(min(least.width, size.width))),
      Int32(clamping: Int(min(least.height, size.height))))
  }

  /// Gives everything in the window another size; `content` is the size of the content in points,
  /// which the window keeps as far as the screen has room.
  func rescale(to scale: Double, keeping content: Size) {
    self.scale = scale
    guard !fillsScreen else { return }
    let wanted = Self.coordinates(of: content, scale)
    let size = WindowFrame.fit(wanted, at: place, on: Self.screens).size
    setMinimum(atMost: size)
    SDL_SetWindowSize(
      pointer, Int32(clamping: Int(size.width)), Int32(clamping: Int(size.height)))
  }
}
