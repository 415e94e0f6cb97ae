import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// A line on the trace that was written last, or could not be written.
struct TraceContent: SectionContent {
  enum News: Hashable {
    case wrote(path: String)
    case failed(String)
  }

  var news: News?

  var heading: Words { "Trace" }
  var isShown: Bool { news != nil }
  var height: Double { 22 }

  /// The line; the name of the file comes first, because the line may be cut.
  var line: String {
    switch news {
    case .wrote(let path):
      path.lastIndex(of: "/").map {
        "wrote \(path[path.index(after: $0)...]) in \(path[..<$0])"
      } ?? "wrote \(path)"
    case .failed(let text): text
    case nil: ""
    }
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let isFailure = if case .failed = news { true } else { false }
    canvas.text(
      line, in: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 18),
      font: Typography.small, color: isFailure ? theme.costly : theme.ink)
  }
}
