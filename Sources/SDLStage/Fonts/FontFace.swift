internal import CSDL2

/// One open font file at one size.
@MainActor
final class FontFace {
  /// Texts beyond this many pixels are cut: no screen shows them, and surfaces have a limit.
  static let longestText = 16_384

  let pointer: OpaquePointer
  /// From the top of a rendered line to its baseline, in pixels.
  let ascent: Int
  /// From the top of a line to its bottom, in pixels.
  let height: Int
  /// What a shortened text ends with.
  let ellipsis: String
  private let system: TextSystem
  private var widths = BoundedCache<String, Int>(limit: 4096)
  private var shortened = BoundedCache<Shortening, String>(limit: 1024)

  private struct Shortening: Hashable {
    let string: String
    let limit: Int
  }

  /// - Throws: ``StageError/unusableFont(path:reason:)``.
  init(path: String, pixelSize: Int, system: TextSystem) throws(StageError) {
    guard let pointer = TTF_OpenFont(path, Int32(clamping: pixelSize)) else {
      throw .unusableFont(path: path, reason: sdlMessage())
    }
    // Hinted outlines depend on FreeType's build and on the grid; unhinted ones scale evenly.
    TTF_SetFontHinting(pointer, Int32(TTF_HINTING_NONE))
    self.pointer = pointer
    self.system = system
    ascent = Int(TTF_FontAscent(pointer))
    height = Int(TTF_FontHeight(pointer))
    ellipsis = TTF_GlyphIsProvided32(pointer, 0x2026) != 0 ? "\u{2026}" : "..."
  }

  isolated deinit {
    TTF_CloseFont(pointer)
  }

  /// The width in pixels that a text takes when rendered.
  func width(of string: String) -> Int {
    if let width = widths.value(for: string) { return width }
    var width: Int32 = 0
    // An empty text and one that is not measurable take no room.
    guard !string.isEmpty, TTF_SizeUTF8(pointer, string, &width, nil) == 0 else { return 0 }
    widths.insert(Int(width), for: string)
    return Int(width)
  }

  /// The text itself if it fits, else its longest beginning that fits with an ellipsis.
  ///
  /// - Complexity: O(log *n*) measurements for a text that does not fit.
  func fit(_ string: String, within limit: Int) -> String {
    let limit = min(limit, Self.longestText)
    // Measuring is linear in the text, so what cannot possibly fit is cut before.
    let bounded = string.utf8.count <= Self.longestText ? string : String(string.prefix(limit))
    if bounded.utf8.count == string.utf8.count, width(of: string) <= limit { return string }
    let key = Shortening(string: bounded, limit: limit)
    if let known = shortened.value(for: key) { return known }
    let characters = Array(bounded)
    func candidate(_ count: Int) -> String {
      var kept = characters[..<count]
      while kept.last?.isWhitespace == true { kept.removeLast() }
      return String(kept) + ellipsis
    }
    var fits = 0
    var tooLong = characters.count
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      if width(of: candidate(middle)) <= limit { fits = middle } else { tooLong = middle }
    }
    let result = fits > 0 ? candidate(fits) : width(of: ellipsis) <= limit ? ellipsis : ""
    shortened.insert(result, for: key)
    return result
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
