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
}
