import ArgumentParser
import Documents
import SDLStage
import Scenes
import ScrollEngine

struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the window (default).",
    discussion: "A script is played at its own speed; the person may go on after it.")

  @Argument(help: "A scene, by its name.")
  var scene = SceneArgument(argument: "naive-and-container")

  @OptionGroup var options: SharedOptions

  @Option(
    help: "Stop after so many frames of 1/60 s of virtual time, without input; 1 to 100000.")
  var frames: Int?

  @Option(name: .shortAndLong, help: "Where to save the last of --frames as a PNG file.")
  var output: String?

  @Option(help: "Where to write the layout report, as JSON, when the window closes.")
  var report: String?

  func validate() throws {
    if let frames, !(1...100_000).contains(frames) {
      throw ValidationError("--frames is \(frames); allowed is 1 to 100000")
    }
    if output != nil, frames == nil {
      throw ValidationError("-o saves the last of --frames; say how many frames to run")
    }
  }

  @MainActor
  func run() async throws {
    let scene = try scene.resolve()
    try await reportingErrors {
      let meter = frames == nil ? ClockCostMeter() : nil
      let show = try Show(scene, options)
      let window = try WindowStage(
        title: "\(scene.title) – Scrollwork", size: options.size.size, scale: options.scale,
        fonts: show.fonts, costMeter: meter, report: StandardError.write)
      show.shell.host = window
      show.shell.meter = meter
      let picture = try await window.run(try show.liveContent(), frames: frames)
      if let output, let picture { try PNGFile.write(picture, to: output) }
      if let report {
        try TextFile.write(LayoutReportDocument.text(for: show.shell.report), to: report)
      }
    }
  }
}
