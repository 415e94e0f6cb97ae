internal import CSDL2
internal import Files
internal import Glibc

/// A font file and how to open it.
struct FontFile: Hashable {
  let path: String
  /// The index in a collection; 0 for the only font of a file.
  var index = 0
  /// The em size in pixels of a bitmap font with a single size; nil for other fonts.
  var pictureSize: Double?
}

/// One open font file at one size.
@MainActor
final class FontFace {
  /// The size of the text divided by that of the font's bitmap glyphs; 1 for a font with outlines.
  let scale: Double
  private let pointer: OpaquePointer
  /// Keeps the font's bytes or file open while the face exists.
  private let source: FontBytes.Source

  /// - Throws: ``StageError/unreadableFont(path:reason:)`` or
  ///   ``StageError/unusableFont(path:reason:)``.
  init(_ file: FontFile, pixelSize: Double, from bytes: FontBytes) throws(StageError) {
    let stream: UnsafeMutablePointer<SDL_RWops>?
    do {
      // SDL_ttf must not open the path itself: if the path is a pipe, it would wait forever.
      source = try bytes.source(file.path)
      stream =
        switch source {
        case .memory(let memory):
          SDL_RWFromConstMem(memory.bytes.baseAddress, Int32(memory.bytes.count))
        case .disk(let file): SDL_RWFromFP(try file.stream(), SDL_TRUE)
        }
    } catch {
      throw .unreadableFont(path: file.path, reason: error.reason)
    }
    // SDL_ttf counts its users, and quits with the last one.
    TTF_Init()
    // A bitmap font has its first size at index 0.
    let size = file.pictureSize == nil ? Int32(pixelSize) : 0
    guard let pointer = TTF_OpenFontIndexRW(stream, 1, size, file.index) else {
      defer { TTF_Quit() }
      throw .unusableFont(path: file.path, reason: sdlMessage())
    }
    // Hinted outlines depend on FreeType's build and on the grid; unhinted ones scale evenly.
    TTF_SetFontHinting(pointer, Int32(TTF_HINTING_NONE))
    self.pointer = pointer
    scale = file.pictureSize.map { pixelSize / $0 } ?? 1
  }

  isolated deinit {
    TTF_CloseFont(pointer)
    TTF_Quit()
  }

  /// The distance from the top of a rendered line to its baseline, in pixels of the text.
  var ascent: Int { scaled(TTF_FontAscent(pointer)) }

  /// The distance from the top of a line to its bottom, in pixels of the text.
  var height: Int { scaled(TTF_FontHeight(pointer)) }

  private func scaled(_ pixels: Int32) -> Int { Int((Double(pixels) * scale).rounded()) }

  func has(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(pointer, scalar.value) != 0 }

  /// Sets the script and direction for measuring and rendering; has no effect if SDL_ttf was built
  /// without HarfBuzz.
  func shape(as script: Script, isRightToLeft: Bool) {
    TTF_SetFontDirection(pointer, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(pointer, script.name)
  }

  /// The width of a text in this face, without fallbacks, in pixels of the text.
  func width(of string: String) -> Int {
    // A text that is empty or cannot be measured has width 0.
    var width: Int32 = 0
    TTF_SizeUTF8(pointer, string, &width, nil)
    return scaled(width)
  }

  /// The lengths by which ink reaches left of the first glyph's origin and above the line, in
  /// pixels; 0 for bitmap glyphs. SDL_ttf enlarges the surface by these lengths, so the painter
  /// must shift the text back.
  func overhang(of string: String) -> (left: Int, top: Int) {
    var (left, top) = (0, 0)
    guard scale == 1 else { return (left, top) }
    for (index, scalar) in string.unicodeScalars.enumerated() {
      // A glyph that cannot be measured has no overhang.
      var (minX, maxY): (Int32, Int32) = (0, 0)
      TTF_GlyphMetrics32(pointer, scalar.value, &minX, nil, nil, &maxY, nil)
      if index == 0 { left = max(0, -Int(minX)) }
      top = max(top, Int(maxY) - ascent)
    }
    return (left, top)
  }

  /// One line of text, unscaled; nil if its width is 0.
  func bitmap(of string: String) throws(StageError) -> Bitmap? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    if let pixels = TTF_RenderUTF8_Blended(pointer, string, white) { return Bitmap(pixels) }
    let reason = "text: \(sdlMessage())"
    // SDL_ttf also fails for a text of width 0.
    guard width(of: string) > 0 else { return nil }
    throw .painting(reason: reason)
  }
}
