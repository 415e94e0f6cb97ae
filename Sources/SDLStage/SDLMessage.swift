internal import CSDL2

/// SDL's message for the last error; SDL_ttf stores its errors in the same place.
func sdlMessage() -> String {
  let message = String(cString: SDL_GetError())
  return message.isEmpty ? "SDL gives no reason" : message
}
