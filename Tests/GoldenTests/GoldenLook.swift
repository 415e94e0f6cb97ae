import Drawing
import Geometry
import SDLStage
import ScrollEngine
import Testing

/// How a window of the tests is shown: in either appearance, or from right to left.
enum GoldenLook: String, CaseIterable {
  case light, dark, mirrored

  var appearance: Appearance { self == .dark ? .dark : .light }
  var ground: Color { self == .dark ? Color(0x101114) : Color(0xFFFFFF) }
  var direction: UserInterfaceLayoutDirection { self == .mirrored ? .rightToLeft : .leftToRight }

  /// Compares a window in this look with its approved picture, by default at two pixels a point.
  @MainActor
  func expect(
    _ window: Window, _ fonts: FontLibrary, scale: Double = 2, matches name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    window.layoutIfNeeded()
    var canvas = Canvas(
      size: window.bounds.size, text: StageText(fonts: fonts, scale: scale),
      appearance: appearance, grid: PixelGrid(scale: scale))
    window.renderWindow(in: &canvas)
    let stage = try OffscreenStage(size: window.bounds.size, scale: scale, fonts: fonts)
    let picture = try stage.picture(of: canvas.displayList(background: ground))
    try GoldenPicture.expect(picture, matches: name, sourceLocation: sourceLocation)
  }
}
