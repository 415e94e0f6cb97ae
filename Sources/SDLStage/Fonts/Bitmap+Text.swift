internal import CSDL2

extension Bitmap {
  /// One line of text, or nil when there is nothing to see in it.
  convenience init?(_ string: String, in face: FontFace) throws(StageError) {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let pixels = TTF_RenderUTF8_Blended(face.pointer, string, white) else {
      let reason = "text: \(sdlMessage())"
      // What takes no room is refused, too.
      guard face.width(of: string) > 0 else { return nil }
      throw .painting(reason: reason)
    }
    self.init(pixels)
  }
}
