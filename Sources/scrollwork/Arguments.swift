import ArgumentParser
import Geometry
import Scenes

enum ThemeArgument: String, ExpressibleByArgument, CaseIterable {
  case light, dark

  var theme: Theme { self == .light ? .light : .dark }
}

/// What every command that shows a scene understands.
struct SharedOptions: ParsableArguments {
  @Option(
    help: "Size of the window or picture in points (default: 1280x800).",
    transform: Size.init(argument:))
  var size = Size(width: 1280, height: 800)

  @Option(
    parsing: .unconditional, help: "Pixels in a point, from 0.5 to 4 (default: 1).",
    transform: { try number($0, in: 0.5...4) })
  var scale = 1.0

  @Option(help: "A variant of the scene, by its name or its number from 1.")
  var variant: String?

  @Option(help: "Colours of the shell.")
  var theme = ThemeArgument.light

  @Flag(help: "Leave sidebar and inspector out.")
  var stageOnly = false

  @Flag(help: "Show the statistics of the reuse queues on the stage.")
  var overlay = false

  @Flag(help: "Draw the views alone: no outlines, instance numbers, fades or indicators.")
  var contentOnly = false

  @Option(
    help: ArgumentHelp("A font file to use for all text.", valueName: "file"), completion: .file())
  var font: String?

  @Option(
    parsing: .unconditional,
    help: "Offset to start at, in points: Y or X,Y; it may lie out of range.",
    transform: Point.init(argument:))
  var offset: Point?

  @Option(
    help: ArgumentHelp("Gestures to play, JSON Lines.", valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var script: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds of virtual time to stop at (default: the end of the script, or 0).",
      valueName: "seconds"),
    transform: { try number($0, in: 0...3_600) })
  var at: Double?
}

extension SharedOptions {
  /// The place of the variant that was asked for among those of a scene.
  func variant(of scene: SceneDescription) throws -> Int {
    guard let variant else { return 0 }
    let names = scene.variants
    if let place = names.firstIndex(where: { $0.lowercased() == variant.lowercased() }) {
      return place
    }
    if let number = Int(variant), names.indices.contains(number - 1) { return number - 1 }
    throw CommandError(
      description: names.isEmpty
        ? "the scene \(scene.name) has no variants; leave --variant out"
        : "the scene \(scene.name) has no variant '\(variant)'; there are: "
          + names.joined(separator: ", "))
  }
}

/// Why an argument cannot be used: what is wrong with it, and what is allowed.
struct ArgumentMistake: Error, CustomStringConvertible {
  let description: String
}

extension Size {
  /// A size in points, as `1280x800`.
  fileprivate init(argument: String) throws {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw ArgumentMistake(description: "width and height with an x between, such as 1280x800")
    }
    self.init(
      width: try number(parts[0], in: 160...7_680, "the width"),
      height: try number(parts[1], in: 120...4_320, "the height"))
  }
}

extension Point {
  private static let range = -1e9...1e9

  /// An offset in points, as `Y` or `X,Y`.
  fileprivate init(argument: String) throws {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: self.init(x: 0, y: try number(parts[0], in: Self.range))
    case 2:
      self.init(x: try number(parts[0], in: Self.range), y: try number(parts[1], in: Self.range))
    default:
      throw ArgumentMistake(description: "Y or X,Y, such as 300 or -20,300")
    }
  }
}

/// Reads a number that has to lie in a range; NaN lies in none.
func number(
  _ text: some StringProtocol, in range: ClosedRange<Double>, _ what: String? = nil
) throws -> Double {
  guard let value = Double(text), range.contains(value) else {
    let subject = what.map { "\($0) is \(text.isEmpty ? "missing" : String(text)); " } ?? ""
    throw ArgumentMistake(
      description: "\(subject)allowed is a number from \(plain(range.lowerBound)) to "
        + plain(range.upperBound))
  }
  return value
}

/// Reads a whole number that has to lie in a range.
func wholeNumber(_ text: String, in range: ClosedRange<Int>) throws -> Int {
  guard let value = Int(text), range.contains(value) else {
    throw ArgumentMistake(
      description:
        "allowed is a whole number from \(range.lowerBound) to \(range.upperBound)")
  }
  return value
}

/// A number as a person writes it: without a fraction where it is whole.
private func plain(_ value: Double) -> String {
  Int(exactly: value).map(String.init) ?? "\(value)"
}
