internal import CSDL2

/// SDL's own words for the last error; SDL_ttf keeps them in the same place.
func sdlMessage() -> String {
  let message = String(cString: SDL_GetError())
  return message.isEmpty ? "SDL gives no reason" : message
}
