import Drawing
import Geometry
import ScrollEngine

/// The texts that a window draws, in lines: what a person reads who does not see where they are.
struct TextLines {
  struct Line: Hashable {
    var string: String
    var frame: Rect
    var middle: Point { Point(x: frame.midX, y: frame.midY) }
  }

  private let pieces: [Line]

  /// How far baselines of one line lie apart at most, and pieces of one line at most; in points.
  private static let tolerance = 3.0
  private static let gap = 120.0

  /// Reads what the window draws now, which it does not draw for that.
  @MainActor
  init(of window: Window, text: any TextMeasuring, _ appearance: Appearance) {
    var canvas = Canvas(
      size: window.bounds.size, text: text, appearance: appearance, grid: PixelGrid(scale: 1))
    window.render(in: &canvas)
    pieces = canvas.commands.compactMap { command in
      guard case .text(let run) = command, !run.string.isEmpty else { return nil }
      let width = min(text.width(of: run.string, in: run.font), run.maximumWidth ?? .infinity)
      return Line(
        string: run.string,
        frame: Rect(
          x: run.alignment.start(of: width, at: run.anchor.x), y: run.anchor.y - run.font.size,
          width: width, height: run.font.size * 1.3))
    }
  }

  /// The lines in a rectangle, from the top.
  func inside(_ rect: Rect) -> [Line] {
    let inside = pieces.filter { rect.contains($0.middle) }.sorted {
      ($0.frame.maxY, $0.frame.minX) < ($1.frame.maxY, $1.frame.minX)
    }
    var lines: [Line] = []
    for piece in inside {
      let place = lines.lastIndex {
        abs($0.frame.maxY - piece.frame.maxY) <= Self.tolerance
          && piece.frame.minX - $0.frame.maxX <= Self.gap && piece.frame.minX >= $0.frame.minX
      }
      guard let place else {
        lines.append(piece)
        continue
      }
      lines[place].string += " " + piece.string
      lines[place].frame.size.width = piece.frame.maxX - lines[place].frame.minX
    }
    return lines
  }
}
