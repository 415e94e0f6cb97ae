import Arguments
import Demonstrations
import Documents
import SDLStage
import SceneParts
import Visualiser

struct Tour: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the guided start or the guided path of a scene, or paint one of its steps.",
    discussion: """
      These scenes have a path: \(TourPath.ofScenes.map(\.name).joined(separator: ", ")).

      EXAMPLES
        scrollwork tour
        scrollwork tour container
        scrollwork tour --at 3
        scrollwork tour delegate-order --at 3 --done -o step-3.png
      """)

  @Argument(
    help: ArgumentHelp(
      "A scene with a guided path (default: the guided start).", valueName: "scene"),
    completion: .words(TourPath.ofScenes.map(\.name)), transform: { try TourPath(argument: $0) })
  var path = TourPath.start

  @OptionGroup var scene: SceneOptions
  @OptionGroup var look: LookOptions

  @Option(
    help: "The step to begin with, from 1.",
    transform: { try wholeNumber($0, in: 1...TourPath.mostSteps) })
  var at = 1

  @Flag(help: "Do what the step asks for.")
  var done = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Paint the step to a PNG file instead of opening a window.", valueName: "png"),
    completion: .files("png"), transform: picturePath)
  var output: String?

  func validate() throws(UsageMistake) {
    guard at > path.stepCount else { return }
    throw UsageMistake("\(path.title) has \(path.stepCount) steps, and none at \(at)")
  }

  @MainActor
  func run() async throws {
    try await reportingErrors {
      let show = try Show(
        .scene(SceneCatalog.standard), SceneSettings(scene, look: look))
      if let output {
        // As in a window, the time bar does not include idle time.
        show.shell.idleTime = .passes
        try await show.play(path, at: at - 1, isDone: done)
        try PNGFile.write(try show.picture(), to: output)
      } else {
        try await LiveWindow.open(show, tour: (path, at - 1, done))
      }
    }
  }
}

extension TourPath {
  /// The number of steps of the longest path.
  fileprivate static var mostSteps: Int {
    ([.start] + ofScenes).map(\.stepCount).max() ?? 1
  }

  /// The guided path of the scene with a name.
  ///
  /// - Throws: ``UsageMistake`` with the names of the scenes that have a path.
  fileprivate init(argument: String) throws {
    guard let path = TourPath.ofScene(argument) else {
      let names = TourPath.ofScenes.map(\.name)
      let list = "the scenes with a guided path are \(names.joined(separator: ", "))"
      throw UsageMistake("there is no scene '\(argument)'; \(list)")
    }
    self = path
  }
}
