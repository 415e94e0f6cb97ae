internal import CSDL2
internal import Glibc

/// One open font file at one size.
@MainActor
final class FontFace {
  let pointer: OpaquePointer
  /// From the top of a rendered line to its baseline, in pixels.
  let ascent: Int
  /// From the top of a line to its bottom, in pixels.
  let height: Int
  private let system: TextSystem
  /// What the shaper has been told.
  private var writing = WritingSystem.common

  /// - Parameter index: Which font of a collection; 0 for the only one of a file.
  /// - Throws: ``StageError/unusableFont(path:reason:)``.
  init(path: String, index: Int = 0, pixelSize: Int, system: TextSystem) throws(StageError) {
    let pointer = try Self.open(path, index: index, pixelSize: pixelSize)
    // Hinted outlines depend on FreeType's build and on the grid; unhinted ones scale evenly.
    TTF_SetFontHinting(pointer, Int32(TTF_HINTING_NONE))
    self.pointer = pointer
    self.system = system
    ascent = Int(TTF_FontAscent(pointer))
    height = Int(TTF_FontHeight(pointer))
  }

  /// SDL_ttf gets an open file: by its path it would wait for a pipe for ever.
  private static func open(
    _ path: String, index: Int, pixelSize: Int
  ) throws(StageError) -> OpaquePointer {
    let stream: UnsafeMutablePointer<FILE>
    do {
      stream = try DiskFile.OpenFile(path).stream()
    } catch {
      throw .unreadableFont(path: path, reason: error.reason)
    }
    let source = SDL_RWFromFP(stream, SDL_TRUE)
    guard let pointer = TTF_OpenFontIndexRW(source, 1, Int32(clamping: pixelSize), index) else {
      throw .unusableFont(path: path, reason: sdlMessage())
    }
    return pointer
  }

  isolated deinit {
    TTF_CloseFont(pointer)
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(pointer, scalar.value) != 0
  }

  /// How what is measured and rendered from now on is joined and in which direction it runs.
  ///
  /// Without HarfBuzz in SDL_ttf nothing can be told, and every text runs from left to right.
  func shape(as system: WritingSystem) {
    guard system != writing else { return }
    writing = system
    TTF_SetFontDirection(pointer, system.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(pointer, system.tag)
  }

  /// The width in pixels that a text takes when rendered in this face alone.
  func width(of string: String) -> Int {
    var width: Int32 = 0
    // An empty text and one that is not measurable take no room.
    guard !string.isEmpty, TTF_SizeUTF8(pointer, string, &width, nil) == 0 else { return 0 }
    return Int(width)
  }

  /// How far ink reaches left of the first glyph's origin and above the line, in pixels.
  ///
  /// SDL_ttf widens the surface by as much, which would push the text right or down.
  func overhang(of string: String) -> (left: Int, top: Int) {
    var left: Int32 = 0
    var top = 0
    for (index, scalar) in string.unicodeScalars.enumerated() {
      var minX: Int32 = 0
      var maxY: Int32 = 0
      guard TTF_GlyphMetrics32(pointer, scalar.value, &minX, nil, nil, &maxY, nil) == 0 else {
        continue
      }
      if index == 0 { left = max(0, -minX) }
      top = max(top, Int(maxY) - ascent)
    }
    return (Int(left), top)
  }
}
