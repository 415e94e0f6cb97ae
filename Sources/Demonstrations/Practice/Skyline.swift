import Drawing
import ScrollEngine

/// A row of houses against the evening sky, as wide as the view.
final class Skyline: View {
  /// The appearance of a near or far row of houses.
  struct Style {
    let color: Color
    /// The colour of the lit windows; nil for none.
    let window: Color?
    let houseWidth: Double
    /// The heights of the houses, in points, repeated along the row.
    let heights: [Double]
  }

  private let style: Style

  private static let windowSize = Size(width: 5, height: 7)
  private static let windowPitch = Size(width: 13, height: 16)

  init(frame: Rect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  override func draw(in canvas: inout Canvas) {
    let visible = canvas.visibleRect
    var x = 0.0
    var house = 0
    while x < bounds.width {
      let width = min(style.houseWidth * (house % 3 == 1 ? 0.7 : 1), bounds.width - x)
      let height = style.heights[house % style.heights.count]
      let rect = Rect(x: x, y: bounds.height - height, width: width, height: height)
      if rect.intersects(visible) {
        canvas.fill(rect, style.color)
        drawWindows(of: house, in: rect, &canvas)
      }
      x += width
      house += 1
    }
  }

  private func drawWindows(of house: Int, in rect: Rect, _ canvas: inout Canvas) {
    guard let color = style.window else { return }
    let columns = Int((rect.width - 8) / Self.windowPitch.width)
    let rows = Int((rect.height - 10) / Self.windowPitch.height)
    for row in 0..<max(0, rows) {
      for column in 0..<max(0, columns) where (house * 7 + row * 5 + column * 3) % 4 < 2 {
        canvas.fill(
          Rect(
            origin: Point(
              x: rect.minX + 8 + Double(column) * Self.windowPitch.width,
              y: rect.minY + 10 + Double(row) * Self.windowPitch.height),
            size: Self.windowSize), color)
      }
    }
  }
}

/// The evening sky with the sun: a gradient from the top to the horizon.
final class EveningSky: View {
  /// The height of a band of one colour, in points.
  private static let bandHeight = 4.0
  private static let top = Color(0x181D48)
  private static let middle = Color(0x9A5A8C)
  private static let horizon = Color(0xF4A15D)
  private static let sun = Color(light: Color(0xFFE3A8), dark: Color(0xDDAA5C))
  private static let sunDiameter = 96.0

  override func draw(in canvas: inout Canvas) {
    var y = 0.0
    while y < bounds.height {
      let place = y / bounds.height * 2
      let color =
        place < 1
        ? Self.top.mixed(with: Self.middle, fraction: place)
        : Self.middle.mixed(with: Self.horizon, fraction: place - 1)
      let height = min(Self.bandHeight, bounds.height - y)
      canvas.fill(Rect(x: 0, y: y, width: bounds.width, height: height), color)
      y += Self.bandHeight
    }
    canvas.fill(
      Rect(
        x: bounds.width * 0.66, y: bounds.height - 186, width: Self.sunDiameter,
        height: Self.sunDiameter), Self.sun, cornerRadius: Self.sunDiameter / 2)
  }
}
