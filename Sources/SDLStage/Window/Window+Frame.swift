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
    var (x, y) = (Int32(0), Int32(0))
    SDL_GetWindowPosition(pointer, &x, &y)
    return Point(x: Double(x), y: Double(y)) - borders.near
  }

  /// What the window manager puts around the window: to the left and above it, and on both sides.
  private var borders: (near: Point, all: Size) {
    var (top, left, bottom, right) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard SDL_GetWindowBordersSize(pointer, &top, &left, &bottom, &right) == 0 else {
      return (.zero, .zero)
    }
    return (
      Point(x: Double(left), y: Double(top)),
      Size(width: Double(left + right), height: Double(top + bottom))
    )
  }

  /// Sets the least size to which a person can make the window; it is not larger than `size`.
  func setMinimum(atMost size: Size) {
    let least = Self.coordinates(of: minimum, scale)
    SDL_SetWindowMinimumSize(
      pointer, Int32(clamping: Int(min(least.width, size.width))),
      Int32(clamping: Int(min(least.height, size.height))))
  }

  /// Gives everything in the window another size; `content` is the size of the content in points,
  /// which the window keeps as far as the screen has room. A size that it had no room for comes back
  /// with the next scale, unless a person has chosen another one.
  func rescale(to scale: Double, keeping content: Size) {
    self.scale = scale
    guard !fillsScreen else { return }
    let content = cut.map { $0.got == content ? $0.wanted : content } ?? content
    let wanted = Self.coordinates(of: content, scale)
    let (screens, borders) = (Self.screens, borders)
    let size = WindowFrame.fit(wanted, at: place, on: screens).size
    let got = Size(width: size.width / scale, height: size.height / scale)
    cut = size == wanted ? nil : (content, got)
    setMinimum(atMost: size)
    SDL_SetWindowSize(
      pointer, Int32(clamping: Int(size.width)), Int32(clamping: Int(size.height)))
    guard let place else { return }
    let whole = Size(
      width: size.width + borders.all.width, height: size.height + borders.all.height)
    let shifted = WindowFrame.shift(whole, at: place, on: screens)
    guard shifted != place else { return }
    let corner = shifted + borders.near
    SDL_SetWindowPosition(pointer, Int32(corner.x), Int32(corner.y))
  }
}
