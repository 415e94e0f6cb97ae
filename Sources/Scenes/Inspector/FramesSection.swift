import Drawing
import ScrollEngine

/// Frame, bounds, offset and content size of the inspected views, in numbers.
final class FramesSection: InspectorSection {
  private static let lineHeight = 20.0
  private static let propertyX = 84.0
  private static let pairWidth = 78.0

  override var heading: String { "Frames" }

  override func contentHeight(width: Double) -> Double {
    Double(readout.frameLines.count) * Self.lineHeight + 4
  }

  override func drawContent(in rect: Rect, _ canvas: inout Canvas) {
    for (place, line) in readout.frameLines.enumerated() {
      draw(
        line,
        in: Rect(
          x: rect.minX, y: rect.minY + Double(place) * Self.lineHeight, width: rect.width,
          height: Self.lineHeight), &canvas)
    }
  }

  private func draw(_ line: Readout.FrameLine, in rect: Rect, _ canvas: inout Canvas) {
    if let view = line.view {
      canvas.fill(
        Rect(x: rect.minX, y: rect.midY - 4, width: 8, height: 8), line.swatch ?? theme.viewport)
      canvas.text(
        view, in: Rect(x: rect.minX + 14, y: rect.minY, width: 68, height: rect.height),
        font: Type.bodyStrong, color: theme.ink)
    }
    canvas.text(
      line.property,
      in: Rect(x: rect.minX + Self.propertyX, y: rect.minY, width: 80, height: rect.height),
      font: Type.body, color: theme.muted)
    var right = rect.maxX
    for value in line.values.reversed() {
      canvas.text(
        value,
        in: Rect(
          x: rect.minX + Self.propertyX + 20, y: rect.minY,
          width: right - rect.minX - Self.propertyX - 20, height: rect.height),
        font: Type.number, color: theme.ink, alignment: .trailing)
      right -= Self.pairWidth
    }
  }
}
