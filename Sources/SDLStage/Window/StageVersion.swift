internal import CFontconfig
internal import CFriBidi
internal import CPNG
internal import CSDL2

/// The versions of the stage's libraries, and the driver for its windows; needs no display.
package struct StageVersion: Hashable, Sendable {
  /// The SDL that is loaded.
  package let sdl: String
  /// The SDL that the program was built against.
  package let sdlCompiled: String
  /// The SDL_ttf that is loaded.
  package let sdlTTF: String
  /// The FreeType that renders the glyphs; pictures with text match only with the same version.
  package let freeType: String
  /// The HarfBuzz that positions the glyphs.
  package let harfBuzz: String
  /// The fontconfig that chooses the fallback fonts.
  package let fontconfig: String
  /// The FriBidi that orders text of mixed direction.
  package let friBidi: String
  /// The libpng that is loaded.
  package let png: String
  /// The driver a window would be opened with; nil if no window can be opened.
  package let videoDriver: String?
  /// The renderer for windows and for pictures in memory.
  package let renderer: String

  /// Asks the libraries, and briefly opens a hidden window to find the video driver.
  @MainActor
  package init() {
    var version = SDL_version()
    SDL_GetVersion(&version)
    sdl = Self.text(version)
    sdlCompiled = Self.text(csdl_compiled_version())
    sdlTTF = TTF_Linked_Version().map { Self.text($0.pointee) } ?? "unknown"
    let text = TextVersion()
    freeType = text.freeType
    harfBuzz = text.harfBuzz
    let number = FcGetVersion()
    fontconfig = "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    // The version ends the first line; further lines describe the build.
    friBidi =
      String(cString: cfribidi_version_info()).split(separator: "\n").first?
      .split(separator: " ").last.map(String.init) ?? "unknown"
    png = String(cString: png_get_libpng_ver(nil))
    videoDriver = Window.driverOnOffer()
    renderer = "software"
  }

  /// Whether SDL 2 is sdl2-compat, a layer over SDL 3: its patch numbers begin at 50.
  package static var isOnSDL3: Bool {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return version.patch >= 50
  }

  private static func text(_ version: SDL_version) -> String {
    "\(version.major).\(version.minor).\(version.patch)"
  }
}

extension StageVersion: CustomStringConvertible {
  /// One line per library, and one for the video driver and the renderer.
  package var description: String {
    let compiled = sdl == sdlCompiled ? "" : " (built against \(sdlCompiled))"
    return """
      SDL \(sdl)\(compiled)
      SDL_ttf \(sdlTTF)
      FreeType \(freeType)
      HarfBuzz \(harfBuzz)
      fontconfig \(fontconfig)
      FriBidi \(friBidi)
      libpng \(png)
      video driver: \(videoDriver ?? "none, no display"), renderer: \(renderer)
      """
  }
}
