internal import CFontconfig
internal import CFriBidi
internal import CPNG
internal import CSDL2

/// The libraries under the stage and what they would show a window with; needs no display.
public struct StageVersion: Hashable, Sendable {
  /// The SDL that was loaded.
  public let sdl: String
  /// The SDL that the program was built against.
  public let sdlCompiled: String
  /// The SDL_ttf that was loaded.
  public let sdlTTF: String
  /// Decides what glyphs look like; pictures with text are only alike with the same one.
  public let freeType: String
  /// Decides where glyphs stand.
  public let harfBuzz: String
  /// Decides which fonts stand in for others.
  public let fontconfig: String
  /// Decides in which order text of several directions stands.
  public let friBidi: String
  /// The libpng that was loaded.
  public let png: String
  /// What a window would be opened with, or nil where there is no display.
  public let videoDriver: String?
  /// What paints, in windows and in memory.
  public let renderer: String

  /// Asks the libraries; starts SDL's video system for a moment, but opens no window.
  @MainActor
  public init() {
    var version = SDL_version()
    SDL_GetVersion(&version)
    sdl = Self.text(version)
    sdlCompiled = Self.text(csdl_compiled_version())
    sdlTTF = TTF_Linked_Version().map { Self.text($0.pointee) } ?? "unknown"
    // They can be asked only while SDL_ttf is in use.
    let isUsable = TTF_Init() == 0
    freeType = isUsable ? Self.text(TTF_GetFreeTypeVersion) : "unknown"
    harfBuzz = isUsable ? Self.text(TTF_GetHarfBuzzVersion) : "unknown"
    if isUsable { TTF_Quit() }
    let number = FcGetVersion()
    fontconfig = "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    // The first line ends with it; more lines say how it was built.
    friBidi =
      String(cString: cfribidi_version_info()).split(separator: "\n").first?
      .split(separator: " ").last.map(String.init) ?? "unknown"
    png = String(cString: png_get_libpng_ver(nil))
    videoDriver = Window.driverOnOffer()
    renderer = "software"
  }

  private static func text(_ version: SDL_version) -> String {
    "\(version.major).\(version.minor).\(version.patch)"
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

extension StageVersion: CustomStringConvertible {
  /// One line a library.
  public var description: String {
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
