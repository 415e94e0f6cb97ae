import ArgumentParser
import Demonstrations
import SDLStage
import Visualiser

struct Tour: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the guided start, or paint one of its steps.",
    discussion: """
      EXAMPLES
        scrollwork tour
        scrollwork tour --at 3
        scrollwork tour --at 3 --done -o step-3.png
      """)

  @OptionGroup var scene: SceneOptions
  @OptionGroup var look: LookOptions

  @Option(
    parsing: .unconditional,
    help: "The step to begin with, from 1 to \(Shell.tourLength).",
    transform: { try wholeNumber($0, in: 1...Shell.tourLength) })
  var at = 1

  @Flag(help: "Do what the step asks for.")
  var done = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Paint the step to a PNG file instead of opening a window.", valueName: "png"),
    completion: .file(extensions: ["png"]), transform: picturePath)
  var output: String?

  @MainActor
  func run() async throws {
    try await reportingErrors {
      let show = try Show(
        .scene(SceneCatalog.standard), SceneSettings(scene, look: look))
      if let output {
        try await show.playTour(at: at - 1, isDone: done)
        try PNGFile.write(try show.picture(), to: output)
      } else {
        try await LiveWindow.open(show, tour: (at - 1, done))
      }
    }
  }
}
