import Glibc
import SDLStage
import Workloads

/// Workloads that measure the engine; one JSON line a metric on standard output.
@main
@MainActor
enum Scrollbench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--help"] || arguments == ["-h"] { return Output.line(Help.text) }
    let request: Request
    do {
      request = try Request(arguments: arguments)
    } catch {
      Output.errorLine(error.description)
      exit(64)
    }
    let paints = request.workload == .peers && getenv("NORASTER") == nil
    let mistakes = request.run(makePaint: paints ? { makePaint() } : nil) { Output.print($0) }
    for mistake in mistakes { Output.errorLine(mistake) }
    exit(mistakes.isEmpty ? 0 : 1)
  }

  /// Opens fonts and a surface; a machine that has none cannot measure painting.
  private static func makePaint() -> PeersWorkload.Paint {
    let frames = stopping { () throws(StageError) in try StageFrames() }
    return { window in stopping { () throws(StageError) in try frames.paint(window) } }
  }

  private static func stopping<Result>(_ body: () throws(StageError) -> Result) -> Result {
    do {
      return try body()
    } catch {
      Output.errorLine("\(error); NORASTER=1 leaves painting out")
      exit(1)
    }
  }
}
