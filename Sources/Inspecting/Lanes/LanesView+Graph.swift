import Drawing
import SceneParts
import ScrollEngine

// The graph that replaces the lanes of very many cells.
extension LanesView {
  var graphHeight: Double {
    let gaps = Self.groupGap * Double(groups.count - 1)
    return (bounds.height - Self.headerHeight - Self.footerHeight - gaps) / Double(groups.count)
  }

  /// Draws the number of drawing cells over time, and above it the number of waiting cells.
  func drawDensity(
    of group: Group, at y: Double, height: Double, _ canvas: inout Canvas
  ) {
    let columns = Int((axis.end - axis.start) / 2)
    guard columns > 0 else { return }
    var draws = [Int](repeating: 0, count: columns + 1)
    var waits = draws
    for lane in group.lanes {
      for (place, stay) in lane.stays.enumerated() {
        let end = lane.end(ofStay: place) ?? state.end
        let from = Int((scale.x(of: stay.time) - axis.start) / 2)
        let to = Int((scale.x(of: end) - axis.start) / 2)
        guard to > from else { continue }
        if stay.place == .queue {
          waits[from] += 1
          waits[min(to, columns)] -= 1
        } else {
          draws[from] += 1
          draws[min(to, columns)] -= 1
        }
      }
    }
    let scale = height / Double(max(1, group.lanes.count))
    var (drawing, waiting) = (0, 0)
    var column = 0
    while column < columns {
      drawing += draws[column]
      waiting += waits[column]
      let left = axis.start + Double(column) * 2
      // Adjacent columns with the same numbers are drawn as one rectangle.
      repeat { column += 1 } while column < columns && draws[column] == 0 && waits[column] == 0
      guard drawing + waiting > 0 else { continue }
      let width = axis.start + Double(column) * 2 - left
      let low = Double(drawing) * scale
      canvas.fill(
        Rect(x: left, y: y + height - low, width: width, height: low), theme.muted.opacity(0.6))
      let high = Double(waiting) * scale
      canvas.fill(
        Rect(x: left, y: y + height - low - high, width: width, height: high),
        theme.muted.opacity(0.25))
    }
  }
}
