import SceneParts
import Traces
import Visualiser

extension TraceFile {
  /// Whether a path is that of a trace, by its name.
  nonisolated static func isName(_ path: String) -> Bool { path.hasSuffix(".scrolltrace") }

  /// Reads a trace as a scene. If the file is not whole, a line on standard error says up to when it is.
  ///
  /// - Throws: One line, if the file cannot be read or shown.
  static func scene(_ path: String) throws(CommandError) -> SceneDescription {
    let trace = try read(path)
    let scene: SceneDescription
    do throws(TraceObjection) {
      scene = try .trace(trace, named: StackFile.name(of: path), path: path)
    } catch {
      throw CommandError(description: "\(path): \(error)")
    }
    switch trace.ending {
    case .whole: break
    case .cut(let failure), .damaged(let failure):
      let end = timeText(trace.wholeUntil ?? 0)
      StandardError.write("scrollwork: \(path) is shown up to \(end) s, because \(failure)")
    }
    return scene
  }
}
