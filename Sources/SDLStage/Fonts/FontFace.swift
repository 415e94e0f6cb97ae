internal import CSDL2
internal import Glibc

/// A font file, as it is opened.
struct FontFile: Hashable {
  let path: String
  /// Of a collection; 0 for the only one of a file.
  var index = 0
  /// The em size in pixels that the glyphs were drawn for, where they are pictures of one size.
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
  /// What the shaper has been told.
  private var shaping = (script: Script.common, isRightToLeft: false)

  /// - Throws: ``StageError/unreadableFont(path:reason:)`` or ``StageError/unusableFont(path:reason:)``.
  init(_ file: FontFile, pixelSize: Int) throws(StageError) {
    let stream: UnsafeMutablePointer<FILE>
    do {
      // An open file: by its path SDL_ttf would wait for a pipe for ever.
      stream = try DiskFile.OpenFile(file.path).stream()
    } catch {
      throw .unreadableFont(path: file.path, reason: error.reason)
    }
    // SDL_ttf counts its users, and ends with the last.
    let isStarted = TTF_Init() == 0
    // Of pictures, the first ones.
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

  /// How what is measured and rendered from now on is joined and in which direction it runs; without
  /// HarfBuzz in SDL_ttf nothing can be told.
  func shape(as script: Script, isRightToLeft: Bool) {
    guard shaping != (script, isRightToLeft) else { return }
    shaping = (script, isRightToLeft)
    TTF_SetFontDirection(pointer, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(pointer, script.name)
  }

  /// The width in pixels that a text takes when rendered in this face alone.
  func width(of string: String) -> Int {
    var width: Int32 = 0
    // An empty text and one that is not measurable take no room.
    guard !string.isEmpty, TTF_SizeUTF8(pointer, string, &width, nil) == 0 else { return 0 }
    return Int(width)
  }

  /// How far ink reaches left of the first glyph's origin and above the line, in pixels: SDL_ttf widens
  /// the surface by as much, which would push the text right or down.
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

  /// One line of text, or nil when there is nothing to see in it.
  func bitmap(of string: String) throws(StageError) -> Bitmap? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    if let pixels = TTF_RenderUTF8_Blended(pointer, string, white) { return Bitmap(pixels) }
    let reason = "text: \(sdlMessage())"
    // What takes no room is refused, too.
    guard width(of: string) > 0 else { return nil }
    throw .painting(reason: reason)
  }
}
