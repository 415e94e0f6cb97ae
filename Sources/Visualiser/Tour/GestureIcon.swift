import Drawing
import Scenes
import ScrollEngine

/// The hand or the mouse beside a task.
enum GestureIcon {
  static func draw(
    _ gesture: TourStep.Gesture, in icon: Rect, _ color: Color, _ canvas: inout Canvas
  ) {
    switch gesture {
    case .wheel:
      let mouse = Rect(x: icon.midX - 6, y: icon.minY + 1, width: 12, height: 18)
      canvas.stroke(mouse, Stroke(color, width: 2, cornerRadius: 6))
      canvas.fill(Rect(x: icon.midX - 1, y: icon.minY + 4, width: 2, height: 5), color)
      canvas.polyline(
        [
          Point(x: icon.maxX + 1, y: icon.midY - 1), Point(x: icon.maxX + 4, y: icon.midY + 2),
          Point(x: icon.maxX + 7, y: icon.midY - 1),
        ], color, width: 2)
    case .pointer:
      let tip = Point(x: icon.minX + 5, y: icon.minY + 3)
      let points = [(0, 0), (0, 13), (3.5, 9.5), (9.5, 9), (0, 0)]
      canvas.polyline(
        points.map { Point(x: tip.x + $0.0, y: tip.y + $0.1) }, color, width: 2)
    case .drag:
      canvas.fill(
        Rect(x: icon.minX + 1, y: icon.midY - 1, width: 18, height: 2), color, cornerRadius: 1)
      canvas.fill(
        Rect(x: icon.minX + 3, y: icon.midY - 4, width: 8, height: 8), color, cornerRadius: 4)
    }
  }
}
