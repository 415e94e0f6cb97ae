import PlainText
import SceneParts
import TraceFiles
import TraceReading
import Traces
import Visualiser

extension TraceFile {
  /// Whether a path is that of a trace, by its name.
  nonisolated static func isName(_ path: String) -> Bool { path.hasSuffix(".scrolltrace") }

  /// Reads a trace as a scene. If the file is not whole, a line on standard error says up to when it is.
  ///
  /// - Throws: One line, if the file cannot be read or shown.
  @MainActor
  static func scene(_ path: String) throws(CommandError) -> SceneDescription {
    let trace = try read(path)
    let scene: SceneDescription
    do throws(TraceObjection) {
      scene = try .trace(
        trace, named: StackFile.name(of: path), path: path,
        functions: Symbolizer.functions(of: trace))
    } catch {
      throw CommandError(description: "\(path): \(error)")
    }
    reportEnding(of: trace, path)
    return scene
  }

  /// Reads two traces as a scene, in which the moments that belong together by their inputs are shown
  /// together; also returns how they differ, and the time of the first difference, in seconds.
  ///
  /// - Throws: One line, if a file cannot be read or shown, or if they have no moment in common.
  @MainActor
  static func scene(
    _ path: String, beside other: String
  ) throws(CommandError)
    -> (scene: SceneDescription, comparison: TraceComparison, difference: Double?)
  {
    let (a, b) = (try read(path), try read(other))
    let comparison = TraceComparison(a, b)
    guard let alignment = comparison.alignment else {
      throw CommandError(description: "\(path) and \(other) have no moment in common")
    }
    let zero = max(alignment.zeroOfA, alignment.zeroOfB)
    let difference = comparison.differences.first.map {
      (time: zero + $0.time, words: $0.words)
    }
    let scene: SceneDescription
    do throws(TraceObjection) {
      scene = try .traces(
        TraceSide(
          a, name: "A", shift: zero - alignment.zeroOfA, functions: Symbolizer.functions(of: a)),
        TraceSide(
          b, name: "B", shift: zero - alignment.zeroOfB, functions: Symbolizer.functions(of: b)),
        named: "\(StackFile.name(of: path)) | \(StackFile.name(of: other))", difference: difference)
    } catch {
      throw CommandError(description: "\(path) and \(other): \(error)")
    }
    reportEnding(of: a, path)
    reportEnding(of: b, other)
    return (scene, comparison, difference?.time)
  }

  private static func read(_ path: String) throws(CommandError) -> Trace {
    do {
      return try Trace(file: path)
    } catch {
      throw CommandError(description: "\(error)")
    }
  }

  private static func reportEnding(of trace: Trace, _ path: String) {
    switch trace.ending {
    case .whole: break
    case .cut(let failure), .damaged(let failure):
      let end = timeText(trace.wholeUntil ?? 0)
      StandardError.write("scrollwork: \(path) is shown up to \(end), because \(failure)")
    }
  }
}
