internal import CSDL2
internal import Glibc

/// A font file and how to open it.
struct FontFile: Hashable {
  let path: String
  /// The index in a collection; 0 for the only font of a file.
  var index = 0
  /// The em size in pixels of bitmap glyphs that have only one size.
  var pictureSize: Double?
}

/// One open font file at one size.
@MainActor
final class FontFace {
  /// From the top of a rendered line to its baseline, in pixels.
  let ascent: Int
  /// From the top of a line to its bottom, in pixels.
  let height: Int
  private let pointer: OpaquePointer
  /// The current settings of the shaper.
  private var shaping = (script: Script.common, isRightToLeft: false)

  /// - Throws: ``StageError/unreadableFont(path:reason:)`` or
  ///   ``StageError/unusableFont(path:reason:)``.
  init(_ file: FontFile, pixelSize: Int) throws(StageError) {
    let stream: UnsafeMutablePointer<FILE>
    do {
      // An open file: given its path, SDL_ttf would wait for a pipe forever.
      stream = try DiskFile.OpenFile(file.path).stream()
    } catch {
      throw .unreadableFont(path: file.path, reason: error.reason)
    }
    // SDL_ttf counts its users, and quits with the last one.
    let isStarted = TTF_Init() == 0
    // Of bitmap glyphs, the first size.
    let size = file.pictureSize == nil ? Int32(clamping: pixelSize) : 0
    let source = SDL_RWFromFP(stream, SDL_TRUE)
    guard let pointer = TTF_OpenFontIndexRW(source, 1, size, file.index) else {
      let reason = sdlMessage()
      if isStarted { TTF_Quit() }
      throw .unusableFont(path: file.path, reason: reason)
    }
    // Hinted outlines depend on FreeType's build and on the grid; unhinted ones scale evenly.
    TTF_SetFontHinting(pointer, Int32(TTF_HINTING_NONE))
    self.pointer = pointer
    ascent = Int(TTF_FontAscent(pointer))
    height = Int(TTF_FontHeight(pointer))
  }

  isolated deinit {
    TTF_CloseFont(pointer)
    TTF_Quit()
  }

  func has(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(pointer, scalar.value) != 0 }

  /// Sets the script and direction of text measured and rendered from now on; does nothing without
  /// HarfBuzz in SDL_ttf.
  func shape(as script: Script, isRightToLeft: Bool) {
    guard shaping != (script, isRightToLeft) else { return }
    shaping = (script, isRightToLeft)
    TTF_SetFontDirection(pointer, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(pointer, script.name)
  }

  /// The width in pixels of a text rendered in this face alone.
  func width(of string: String) -> Int {
    var width: Int32 = 0
    // A text that is empty or cannot be measured takes no room.
    guard !string.isEmpty, TTF_SizeUTF8(pointer, string, &width, nil) == 0 else { return 0 }
    return Int(width)
  }

  /// How far ink reaches left of the first glyph's origin and above the line, in pixels: SDL_ttf
  /// widens the surface by as much, which would push the text right or down.
  func overhang(of string: String) -> (left: Int, top: Int) {
    var (left, top) = (0, 0)
    for (index, scalar) in string.unicodeScalars.enumerated() {
      var (minX, maxY): (Int32, Int32) = (0, 0)
      guard TTF_GlyphMetrics32(pointer, scalar.value, &minX, nil, nil, &maxY, nil) == 0 else {
        continue
      }
      if index == 0 { left = max(0, -Int(minX)) }
      top = max(top, Int(maxY) - ascent)
    }
    return (left, top)
  }

  /// One line of text; nil if nothing of it is visible.
  func bitmap(of string: String) throws(StageError) -> Bitmap? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    if let pixels = TTF_RenderUTF8_Blended(pointer, string, white) { return Bitmap(pixels) }
    let reason = "text: \(sdlMessage())"
    // SDL_ttf refuses text without width, too.
    guard width(of: string) > 0 else { return nil }
    throw .painting(reason: reason)
  }
}
