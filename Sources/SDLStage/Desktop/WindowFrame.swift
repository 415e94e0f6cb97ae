package import Geometry

/// The size and the place of a window, as they are kept from one run of a program to the next.
package struct WindowFrame: Hashable, Sendable {
  /// The size of the content, in points.
  package var size: Size
  /// The corner of the window with its frame, in pixels of the desktop; nil where the window system
  /// gives windows no place.
  package var place: Point?
  /// Whether the window fills the screen; size and place are those it returns to.
  package var isMaximized = false

  /// Makes a frame of a window.
  package init(size: Size, place: Point? = nil, isMaximized: Bool = false) {
    self.size = size
    self.place = place
    self.isMaximized = isMaximized
  }

  /// A size and a place for a window on the present screens, all in the window's coordinates.
  ///
  /// The size is limited to the screen of the place, or to the first one. A place is not used if too
  /// little of the window's upper edge would be on a screen to drag it by.
  static func fit(_ size: Size, at place: Point?, on screens: [Rect]) -> (size: Size, place: Point?)
  {
    let home = place.flatMap { screen(of: size, at: $0, among: screens) }
    guard let screen = home ?? screens.first else { return (size, nil) }
    let fitting = Size(
      width: min(size.width, screen.width), height: min(size.height, screen.height))
    return (fitting, home == nil ? nil : place)
  }

  /// The screen on which enough of a window's upper edge lies; nil if there is none.
  private static func screen(of size: Size, at place: Point, among screens: [Rect]) -> Rect? {
    screens.first { screen in
      let edge = Rect(origin: place, size: Size(width: size.width, height: handle.height))
      let seen = edge.intersection(screen)
      return seen.width >= min(handle.width, size.width) && seen.height >= handle.height
    }
  }

  /// The place nearest to `place` at which a window that grows lies on its screen, as far as it fits.
  static func shift(_ size: Size, at place: Point, on screens: [Rect]) -> Point {
    guard let screen = screen(of: size, at: place, among: screens) else { return place }
    return Point(
      x: max(min(place.x, screen.maxX - size.width), min(place.x, screen.minX)),
      y: max(min(place.y, screen.maxY - size.height), min(place.y, screen.minY)))
  }

  /// The part of a window's upper edge that must be on a screen.
  private static let handle = Size(width: 64, height: 24)
}

extension WindowFrame {
  /// Reads the text of a file: one property a line; nil if it has no size that a window can have.
  init?(text: String) {
    var size: Size?
    var place: Point?
    var isMaximized = false
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }.filter(Self.numbers.contains)
      switch (words.first, numbers.count, words.count) {
      case ("size", 2, 3): size = Size(width: numbers[0], height: numbers[1])
      case ("place", 2, 3): place = Point(x: numbers[0], y: numbers[1])
      case ("maximized", 0, 1): isMaximized = true
      default: return nil
      }
    }
    guard let size, size.width >= 1, size.height >= 1 else { return nil }
    self.init(size: size, place: place, isMaximized: isMaximized)
  }

  /// The coordinates that X11 and Wayland can have.
  private static let numbers = -32_768.0...32_767

  /// The text of a file.
  var text: String {
    var lines = ["size \(size.width) \(size.height)"]
    if let place { lines.append("place \(place.x) \(place.y)") }
    if isMaximized { lines.append("maximized") }
    return lines.joined(separator: "\n") + "\n"
  }
}
