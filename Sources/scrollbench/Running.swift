import Arguments
import ScrollEngine
import Workloads

/// Reads a whole number in a range.
func count(_ text: String, in range: ClosedRange<Int>) throws -> Int {
  guard let value = Int(text), range.contains(value) else {
    throw UsageMistake(
      "use a whole number from \(range.lowerBound) to \(range.upperBound)")
  }
  return value
}

/// The kinds of stages on which whole frames are painted.
enum StageKind {
  case memory, window
}

extension BenchCommand {
  /// Runs a workload; each error that it finds becomes a line on standard error, with exit status
  /// 1.
  ///
  /// Commands run in a synchronous main function, and so on the main actor: an asynchronous main
  /// function would leave the main thread to Dispatch, which does not work under valgrind.
  func run(_ request: Request, paints: Bool = false, stage: StageKind? = nil) throws {
    let mistakes = MainActor.assumeIsolated {
      request.run(
        makePainter: paints ? { Output.stopping { try StageFrames() } } : nil,
        makeStage: stage.map { kind in { Self.makeStage(kind, size: $0) } }
      ) { Output.print($0) }
    }
    for mistake in mistakes { Output.errorLine(mistake) }
    if !mistakes.isEmpty { throw ExitStatus.failure }
  }

  @MainActor
  private static func makeStage(_ kind: StageKind, size: Size) -> any FrameStage {
    switch kind {
    case .memory: Output.stopping { try MemoryStage(size: size) }
    case .window: Output.stopping { try OpenWindow(size: size) }
    }
  }
}
