import ArgumentParser
import Documents
import Geometry
import SDLStage
import Scenes
import ScrollEngine

/// A size in points, as `1280x800`.
struct SizeArgument: ExpressibleByArgument {
  static let width = 160.0...7_680.0
  static let height = 120.0...4_320.0
  let size: Size

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      return nil
    }
    size = Size(width: width, height: height)
  }

  init(_ size: Size) { self.size = size }

  var defaultValueDescription: String { "\(Int(size.width))x\(Int(size.height))" }
}

/// An offset in points, as `Y` or `X,Y`.
struct OffsetArgument: ExpressibleByArgument {
  let offset: Point

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0)
    }
    switch numbers.count {
    case 1:
      guard let y = numbers[0] else { return nil }
      offset = Point(x: 0, y: y)
    case 2:
      guard let x = numbers[0], let y = numbers[1] else { return nil }
      offset = Point(x: x, y: y)
    default: return nil
    }
  }
}

enum ThemeArgument: String, ExpressibleByArgument, CaseIterable {
  case light, dark

  var theme: Theme { self == .light ? .light : .dark }
}

/// A scene by its name; a wrong name is answered with the near ones.
struct SceneArgument: ExpressibleByArgument {
  let name: String

  init(argument: String) { name = argument }

  func resolve() throws -> SceneDescription {
    if let scene = SceneCatalog.scene(named: name) { return scene }
    let names = SceneCatalog.all.map(\.name)
    let hint =
      NearNames.question(for: name, in: names) ?? "there are \(names.joined(separator: ", "))"
    throw ValidationError("there is no scene \"\(name)\"; \(hint)")
  }
}

/// What every command that shows a scene understands.
struct SharedOptions: ParsableArguments {
  @Option(help: "Size of the window or picture in points.")
  var size = SizeArgument(Size(width: 1280, height: 800))

  @Option(help: "Pixels in a point, from 0.5 to 4.")
  var scale = 1.0

  @Option(help: "Colours of the shell.")
  var theme = ThemeArgument.light

  @Flag(help: "Leave sidebar and inspector out.")
  var stageOnly = false

  @Flag(help: "Show the statistics of the reuse queues on the stage.")
  var overlay = false

  @Flag(help: "Draw the views alone: no outlines, instance numbers, fades or indicators.")
  var contentOnly = false

  @Option(help: "A font file to use for all text.")
  var font: String?

  @Option(
    parsing: .unconditional,
    help: "Offset to start at, in points: Y or X,Y; it may lie out of range.")
  var offset: OffsetArgument?

  @Option(help: "Gestures to play, JSON Lines.")
  var script: String?

  @Option(help: "Seconds of virtual time to stop at (default: the end of the script, or 0).")
  var at: Double?

  func validate() throws {
    try require(size.size.width, in: SizeArgument.width, "--size: the width")
    try require(size.size.height, in: SizeArgument.height, "--size: the height")
    try require(scale, in: 0.5...4, "--scale")
    if let offset {
      try require(offset.offset.x, in: -1e9...1e9, "--offset: x")
      try require(offset.offset.y, in: -1e9...1e9, "--offset: y")
    }
    if let at { try require(at, in: 0...3_600, "--at") }
  }

  private func require(_ value: Double, in range: ClosedRange<Double>, _ what: String) throws {
    guard !range.contains(value) else { return }
    throw ValidationError(
      "\(what) is \(value); allowed is \(range.lowerBound) to \(range.upperBound)")
  }
}
