import Glibc
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
    let paints = getenv("NORASTER") == nil
    let mistakes = request.run(makePainter: paints ? { StageFrames() } : nil) { Output.print($0) }
    for mistake in mistakes { Output.errorLine(mistake) }
    exit(mistakes.isEmpty ? 0 : 1)
  }
}
