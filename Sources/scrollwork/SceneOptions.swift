import Arguments
import Geometry
import SceneParts

enum ThemeArgument: String, ArgumentValue, CaseIterable {
  case light, dark

  var theme: Theme { self == .light ? .light : .dark }
}

/// The options of every command that shows a scene: everything its layout depends on.
struct SceneOptions: ArgumentGroup {
  @Option(
    help: "Size of the window or picture in points (default: 1280x800, or a window's last size).",
    transform: Size.init(argument:))
  var size: Size?

  @Option(
    help: "Pixels per point, from 0.5 to 4 (default: 1); a window has the desktop's scale besides.",
    transform: { try number($0, in: 0.5...4) })
  var scale = SceneSettings().scale

  @Option(help: "A variant of the scene, by name or by number from 1.")
  var variant: String?

  @Flag(help: "Leave out the sidebar and the inspector.")
  var stageOnly = false

  @Flag(help: "Draw only the views: no outlines, letters, fades or indicators.")
  var contentOnly = false

  @Option(
    help: ArgumentHelp("A font file to use for all text.", valueName: "file"), completion: .files())
  var font: String?

  @Option(
    help: "Offset to start at, in points: Y or X,Y; it may be out of range.",
    transform: Point.init(argument:))
  var offset: Point?
}

/// The options of commands whose output has colours.
struct LookOptions: ArgumentGroup {
  @Option(help: "Colours of the interface.")
  var theme = ThemeArgument.light

  @Flag(help: "Show the statistics of the reuse queues on the stage.")
  var overlay = false

  @Flag(help: "Let no cell fly to its queue, and nothing turn by itself.")
  var reducedMotion = false
}

/// The option of commands that take gestures from a script file.
struct ScriptOption: ArgumentGroup {
  @Option(
    help: ArgumentHelp("Gestures to play, as JSON Lines.", valueName: "file"),
    completion: .files("jsonl"))
  var script: String?
}

/// The option of commands that show one moment.
struct MomentOption: ArgumentGroup {
  @Option(
    help: ArgumentHelp(
      "Seconds of virtual time to stop at (default: the end of the script or the trace, or 0).",
      valueName: "seconds"),
    transform: { try number($0, in: 0...3_600) })
  var at: Double?
}

/// The option of commands that show a scene's poster.
struct PosterOption: ArgumentGroup {
  @Flag(
    help: ArgumentHelp(
      "Show the scene's poster: a telling moment, with a variant, gestures and a time of its own."))
  var poster = false

  /// Checks that no other option chooses what the poster chooses.
  func check(_ scene: SceneOptions, _ gestures: ScriptOption, _ moment: MomentOption)
    throws(UsageMistake)
  {
    guard poster else { return }
    let chosen = [
      ("--variant", scene.variant != nil), ("--offset", scene.offset != nil),
      ("--script", gestures.script != nil), ("--at", moment.at != nil),
    ]
    guard let other = chosen.first(where: \.1)?.0 else { return }
    throw UsageMistake(
      "--poster has a variant, gestures and a time of its own; leave out \(other) or --poster")
  }
}

/// The option of commands that play a scene as time passes.
struct TraceOption: ArgumentGroup {
  @Option(
    help: ArgumentHelp(
      "Where to write a trace of the run, a second at a time while it goes on.", valueName: "file"),
    completion: .files("scrolltrace"))
  var trace: String?

  @Flag(help: "Record what views and cells show as well, not only where they are.")
  var pictures = false

  /// Checks that the command writes no other file, and reads none, at the same place.
  func check(_ others: [(option: String, path: String?)]) throws(UsageMistake) {
    guard let trace else {
      if pictures { throw UsageMistake("--pictures belongs to --trace; name a file with that") }
      return
    }
    for (option, path) in others {
      if let path, areSamePlace(trace, path) {
        throw UsageMistake("--trace would overwrite the file of \(option); name two files")
      }
    }
  }
}

/// The options above together, for commands that have all of them.
struct SharedOptions: ArgumentGroup {
  @OptionGroup var scene: SceneOptions
  @OptionGroup var look: LookOptions
  @OptionGroup var gestures: ScriptOption
  @OptionGroup var moment: MomentOption

  var settings: SceneSettings {
    SceneSettings(scene, look: look, script: gestures.script, at: moment.at)
  }
}

/// The values of a command's options; options that the command does not have get their defaults.
struct SceneSettings: Equatable {
  var size = Size(width: 1280, height: 800)
  /// Whether the size was asked for.
  var namesSize = false
  var scale = 1.0
  var variant: String?
  var theme = Theme.light
  var stageOnly = false
  var overlay = false
  var reducedMotion = false
  var contentOnly = false
  var font: String?
  var offset: Point?
  var script: String?
  var at: Double?
  var poster = false
  var trace: String?
  /// Whether the trace has what views and cells show.
  var tracesPictures = false

  /// Makes the default settings.
  init() {}

  init(
    _ scene: SceneOptions, look: LookOptions? = nil, script: String? = nil, at: Double? = nil,
    poster: Bool = false
  ) {
    if let size = scene.size { self.size = size }
    namesSize = scene.size != nil
    scale = scene.scale
    variant = scene.variant
    theme = look?.theme.theme ?? .light
    stageOnly = scene.stageOnly
    overlay = look?.overlay ?? false
    reducedMotion = look?.reducedMotion ?? false
    contentOnly = scene.contentOnly
    font = scene.font
    offset = scene.offset
    self.script = script
    self.at = at
    self.poster = poster
  }
}
