internal import CSDL2

/// SDL_ttf in use; it is shut down when its last user has gone.
///
/// Every open font holds one, so fonts are always closed before the library is.
@MainActor
final class TextSystem {
  init() throws(StageError) {
    guard TTF_Init() == 0 else { throw .painting(reason: sdlMessage()) }
  }

  isolated deinit {
    TTF_Quit()
  }

  var freeTypeVersion: String { Self.version(TTF_GetFreeTypeVersion) }

  var harfBuzzVersion: String { Self.version(TTF_GetHarfBuzzVersion) }

  private typealias Number = UnsafeMutablePointer<Int32>?

  private static func version(_ ask: (Number, Number, Number) -> Void) -> String {
    var major: Int32 = 0
    var minor: Int32 = 0
    var patch: Int32 = 0
    ask(&major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
