import Arguments
import SDLStage

struct Screenshot: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Paint a scene to a PNG file, or compare it with one. Needs no display.",
    discussion: """
      EXAMPLES
        scrollwork screenshot container -o container.png --offset 300 --scale 2
        scrollwork screenshot place-kept --poster -o place-kept.png
        scrollwork screenshot container --stage-only --theme dark -o dark.png
        scrollwork screenshot container --offset 300 --expect container.png
      """)

  @Argument(
    help: SceneArgument.help, completion: .scenes, transform: { try SceneArgument($0) })
  var scene: SceneArgument

  @OptionGroup var options: SharedOptions
  @OptionGroup var telling: PosterOption

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The picture to write.", valueName: "png"),
    completion: .files("png"), transform: picturePath)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The picture to compare with. A difference exits with 1 and writes four pictures beside the "
        + "one of -o, which is always written, or else beside this one.",
      valueName: "png"),
    completion: .files("png"))
  var expect: String?

  func validate() throws(UsageMistake) {
    try telling.check(options.scene, options.gestures, options.moment)
    switch (output, expect) {
    case (nil, nil):
      throw UsageMistake("name a picture to write with -o, or one to compare with --expect")
    case (let output?, let expect?) where areSamePlace(output, expect):
      throw UsageMistake("-o would overwrite what --expect compares with; name two files")
    default: break
    }
  }

  @MainActor
  func run() async throws {
    try await reportingErrors {
      // Reads the expected picture before anything is painted or written.
      let expected = try expect.map(ExpectedPicture.init(file:))
      var settings = options.settings
      settings.poster = telling.poster
      let show = try Show(scene, settings)
      try await show.play()
      let picture = try show.picture()
      if let output { try PNGFile.write(picture, to: output) }
      try expected?.compare(with: picture, writingBeside: output)
    }
  }
}
