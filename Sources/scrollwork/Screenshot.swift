import ArgumentParser
import SDLStage
import Scenes

struct Screenshot: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Paint a scene to a PNG file, or compare it with one. Needs no display.",
    discussion: """
      EXAMPLES
        scrollwork screenshot container -o container.png --offset 300 --scale 2
        scrollwork screenshot container --stage-only --theme dark -o dark.png
        scrollwork screenshot container --offset 300 --expect container.png
      """)

  @Argument(
    help: "A scene, by its name.", completion: .scenes,
    transform: SceneDescription.init(argument:))
  var scene: SceneDescription

  @OptionGroup var options: SharedOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The picture to write.", valueName: "png"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The picture to compare with; a difference exits with 1 and writes four pictures.",
      valueName: "png"))
  var expect: String?

  func validate() throws {
    if output == nil, expect == nil {
      throw ValidationError("name a picture to write with -o, or one to compare with --expect")
    }
  }

  @MainActor
  func run() async throws {
    try await reportingErrors {
      let show = try Show(scene, options)
      try await show.play()
      let picture = try show.picture()
      if let output { try PNGFile.write(picture, to: output) }
      if let expect { try compare(picture, with: expect) }
    }
  }

  private func compare(_ actual: Picture, with path: String) throws {
    let expected = try PNGFile.read(path)
    guard let difference = PictureDifference(expected: expected, actual: actual) else { return }
    let written = try difference.write(beside: output ?? path)
    throw CommandError(
      description: "\(path): \(difference); see \(written.joined(separator: ", "))")
  }
}
