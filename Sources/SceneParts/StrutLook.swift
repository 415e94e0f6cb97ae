package import Drawing
import ScrollEngine

/// Draws struts: each standing has its own colour, line style and ends.
@MainActor
package struct StrutLook {
  package let theme: Theme

  package init(theme: Theme) {
    self.theme = theme
  }

  private static let lineWidth = 1.5
  /// Half the width of a bar, a cross or an arrowhead across the line.
  private static let reach = 4.0
  private static let zigzag = 5.0
  private static let dash = (on: 6.0, off: 4.0)

  package func color(_ standing: Strut.Standing) -> Color {
    switch standing {
    case .holding: theme.accent
    case .givenUp: theme.costly
    case .open: Self.amber
    }
  }

  private static let amber = Color(light: Color(0x8A5200), dark: Color(0xD9A63A))

  /// Draws a line: solid between bars, a zigzag between crosses, or dashes with arrowheads.
  package func draw(_ strut: Strut, in canvas: inout Canvas) {
    let color = color(strut.standing)
    let (low, high) = (min(strut.start, strut.end), max(strut.start, strut.end))
    guard strut.length >= 1 else {
      let side = Strut.squareSide
      let corner = strut.point(low) - Point(x: side / 2, y: side / 2)
      return canvas.fill(Rect(origin: corner, size: Size(width: side, height: side)), color)
    }
    for points in lines(of: strut, from: low) + ends(of: strut, at: low, 1)
      + ends(of: strut, at: high, -1)
    {
      canvas.polyline(points, color, width: Self.lineWidth)
    }
  }

  private func lines(of strut: Strut, from low: Double) -> [[Point]] {
    let length = strut.length
    func at(_ along: Double, _ across: Double = 0) -> Point { strut.point(low + along, across) }
    switch strut.standing {
    case .holding: return [[at(0), at(length)]]
    case .givenUp:
      let count = max(2, Int(length / Self.zigzag))
      let inner = (1..<count).map { number in
        at(length * Double(number) / Double(count), number % 2 == 0 ? -3 : 3)
      }
      return [[at(0)] + inner + [at(length)]]
    case .open:
      return stride(from: 0, to: length, by: Self.dash.on + Self.dash.off).map {
        [at($0), at(min($0 + Self.dash.on, length))]
      }
    }
  }

  /// The lines of one end of a strut. `direction` is 1 at the start, and -1 at the end.
  private func ends(of strut: Strut, at end: Double, _ direction: Double) -> [[Point]] {
    let reach = Self.reach
    func at(_ along: Double, _ across: Double) -> Point { strut.point(end + along, across) }
    switch strut.standing {
    case .holding:
      let inside = direction * Self.lineWidth / 2
      return [[at(inside, -reach), at(inside, reach)]]
    case .givenUp:
      return [
        [at(-reach, -reach), at(reach, reach)], [at(-reach, reach), at(reach, -reach)],
      ]
    case .open:
      let back = direction * reach * 1.5
      return [[at(back, -reach), at(0, 0), at(back, reach)]]
    }
  }
}
