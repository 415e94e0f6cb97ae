import Drawing
import Inspecting
import SceneParts
import ScrollEngine

// The marks above the bar: what moved the content, though no input did.
extension TransportBar {
  /// The widths of a mark's lines, from the top, in points: an arrow that points at the bar.
  private static let arrow = [7.0, 7, 5, 5, 3, 1]
  /// The distance from a mark to the bar, in points.
  private static let gap = 5.0
  /// How far from a mark the pointer still is on it, in points.
  private static let reach = 5.0

  private var moveMarks: [MoveMark] { MoveMark.marks(of: state.moves, x: scale.x(of:)) }

  /// The moves whose mark is at a point of the bar; empty if there is none.
  func moves(at point: Point) -> ArraySlice<ScrollMove> {
    guard point.y < bar.minY else { return [] }
    func distance(_ mark: MoveMark) -> Double {
      max(mark.start - point.x, point.x - mark.end, 0)
    }
    let mark = moveMarks.filter { distance($0) <= Self.reach }
      .min { distance($0) < distance($1) }
    return mark.map { state.moves[$0.moves] } ?? []
  }

  func drawMoves(_ canvas: inout Canvas) {
    let top = bar.minY - Self.gap - Double(Self.arrow.count)
    for mark in moveMarks {
      // A line joins the moves of an animation.
      if mark.end > mark.start {
        canvas.fill(Rect(x: mark.start, y: top, width: mark.end - mark.start, height: 2), theme.ink)
      }
      for (line, width) in Self.arrow.enumerated() {
        canvas.fill(
          Rect(
            x: mark.start - (width - 1) / 2, y: top + Double(line), width: width, height: 1),
          theme.ink)
      }
    }
  }
}
