internal import CSDL2

/// The versions of the libraries that render text; two pictures with text match only if these are
/// equal.
package struct TextVersion: Hashable, Sendable {
  /// The version of FreeType, which renders the glyphs.
  package let freeType: String
  /// The version of HarfBuzz, which positions the glyphs.
  package let harfBuzz: String

  /// Asks the libraries; needs neither a display nor SDL's video system.
  @MainActor
  package init() {
    // SDL_ttf answers only while it is initialised.
    let isUsable = TTF_Init() == 0
    freeType = isUsable ? Self.text(TTF_GetFreeTypeVersion) : "unknown"
    harfBuzz = isUsable ? Self.text(TTF_GetHarfBuzzVersion) : "unknown"
    if isUsable { TTF_Quit() }
  }

  private typealias Number = UnsafeMutablePointer<Int32>?

  private static func text(_ ask: (Number, Number, Number) -> Void) -> String {
    var major: Int32 = 0
    var minor: Int32 = 0
    var patch: Int32 = 0
    ask(&major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
