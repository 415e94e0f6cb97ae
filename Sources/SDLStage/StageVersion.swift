internal import CPNG
internal import CSDL2

/// The libraries under the stage and what they would show a window with; needs no display.
@MainActor
public struct StageVersion {
  /// As loaded, and as compiled against.
  public let sdl: String
  public let sdlCompiled: String
  public let sdlTTF: String
  public let freeType: String
  public let harfBuzz: String
  public let png: String
  /// nil where there is no display.
  public let videoDriver: String?
  public let renderer: String

  /// Asks the libraries; opens SDL's video system for a moment, but no window.
  public init() {
    var version = SDL_version()
    SDL_GetVersion(&version)
    sdl = Self.text(version)
    sdlCompiled = Self.text(csdl_compiled_version())
    sdlTTF = TTF_Linked_Version().map { Self.text($0.pointee) } ?? "unknown"
    // FreeType answers only once it is in use.
    let system = try? TextSystem()
    freeType = system == nil ? "unknown" : Self.text(TTF_GetFreeTypeVersion)
    harfBuzz = Self.text(TTF_GetHarfBuzzVersion)
    png = String(cString: png_get_libpng_ver(nil))
    videoDriver = Window.driverOnOffer()
    renderer = "software"
    withExtendedLifetime(system) {}
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

extension StageVersion: @MainActor CustomStringConvertible {
  /// One line a library.
  public var description: String {
    let compiled = sdl == sdlCompiled ? "" : " (built against \(sdlCompiled))"
    return """
      SDL \(sdl)\(compiled)
      SDL_ttf \(sdlTTF)
      FreeType \(freeType)
      HarfBuzz \(harfBuzz)
      libpng \(png)
      video driver: \(videoDriver ?? "none, no display"), renderer: \(renderer)
      """
  }
}
