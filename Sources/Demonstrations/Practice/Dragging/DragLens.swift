import Drawing
import SceneParts
import ScrollEngine
import ScrollMotion

/// The first points of a drag under a lens: within a circle nothing begins, and the direction in which
/// the pointer leaves it decides.
///
/// The circle has the colour of the one that a movement in that direction would drag.
@MainActor
struct DragLens {
  let recorder: DragRecorder
  private let center: Point
  /// The lengths of a point of the stage and of a point of the lens, in points of the scene; the lens
  /// is smaller in a small viewport.
  private let pixel: Double
  private let unit: Double

  /// The radii of the lens and of the circle in it, and the width of the circle's line, in points of
  /// the stage.
  private static let radius = 52.0
  private static let ring = 38.0
  private static let ringWidth = 9.0
  private static let margin = 12.0
  /// The greatest radius, as a fraction of the viewport's width.
  private static let greatestShare = 0.22
  private static let dot = 5.0
  private static let wordsHeight = 24.0
  private static let font = Font(.words, size: 12, weight: .semibold)

  init(recorder: DragRecorder, in viewport: Rect, unit: Double) {
    self.recorder = recorder
    pixel = unit
    self.unit = min(unit, viewport.width * Self.greatestShare / Self.radius)
    center = Point(
      x: viewport.maxX - Self.margin * pixel - Self.radius * self.unit,
      y: viewport.maxY - (Self.margin + Self.wordsHeight) * pixel - Self.radius * self.unit)
  }

  private var start: Point { recorder.path[0] }

  /// Draws the circle in its true size, and a line from there to the lens.
  func drawWayToPointer(in canvas: inout Canvas) {
    let slop = recorder.slop
    canvas.polyline([start, center], Palette.ink.opacity(0.5), width: pixel)
    canvas.stroke(
      square(around: start, slop), Stroke(Palette.ink, width: 1.5 * pixel, cornerRadius: slop))
  }

  func draw(in canvas: inout Canvas) {
    let radius = Self.radius * unit
    let lens = square(around: center, radius)
    canvas.fill(lens, Palette.surface, cornerRadius: radius)
    drawRing(&canvas)
    if recorder.locksDirections { drawLockAngles(&canvas) }
    drawPath(&canvas)
    canvas.stroke(lens, Stroke(Palette.ink, width: 2 * unit, cornerRadius: radius))
    drawWords(&canvas)
  }

  private func square(around point: Point, _ radius: Double) -> Rect {
    Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
  }

  private func drawRing(_ canvas: inout Canvas) {
    let directions = recorder.directions
    for (direction, next) in zip(directions, directions.dropFirst() + directions.prefix(1)) {
      let color = direction.lane.map { recorder.lanes[$0].colors.cell } ?? Palette.blank
      canvas.polyline(
        [direction.way, next.way].map { center + $0 * (Self.ring * unit) }, color,
        width: Self.ringWidth * unit)
    }
  }

  /// Draws the lines between the directions that are locked to an axis, and those that are not.
  private func drawLockAngles(_ canvas: inout Canvas) {
    let ratio = DirectionalLock.ratio
    for way in [
      Point(x: ratio, y: 1), Point(x: ratio, y: -1), Point(x: 1, y: ratio), Point(x: 1, y: -ratio),
    ] {
      let reach = way * (Self.ring * unit / way.length)
      canvas.polyline([center - reach, center + reach], Palette.blank, width: 1.5 * unit)
    }
  }

  /// Draws the positions of the pointer up to the one that has decided.
  private func drawPath(_ canvas: inout Canvas) {
    let path = recorder.path[...(recorder.decision ?? recorder.path.count - 1)]
    let scale = Self.ring * unit / recorder.slop
    let most = (Self.radius - Self.dot) * unit
    var points: [Point] = []
    for position in path {
      let way = (position - start) * scale
      points.append(center + way * min(1, most / max(way.length, 1e-9)))
      if way.length > most { break }
    }
    canvas.polyline(points, Palette.text, width: 2 * unit)
    for (place, point) in points.enumerated() {
      let isDecision = recorder.decision != nil && place == points.count - 1
      let radius = Self.dot * unit * (isDecision ? 1.2 : 0.6)
      canvas.fill(
        square(around: point, radius), isDecision ? Palette.boundsOutline : Palette.text,
        cornerRadius: radius)
    }
  }

  private func drawWords(_ canvas: inout Canvas) {
    var tag = Tag(words)
    tag.font = Self.font
    tag.ground = Palette.ink
    let size = tag.size(on: canvas)
    tag.draw(
      at: Point(
        x: min(center.x - size.width / 2, center.x + Self.radius * unit - size.width),
        y: center.y + Self.radius * unit + 4 * pixel), in: &canvas)
  }

  private var words: Words {
    if recorder.decision == 0 { return "caught while it moved" }
    let slop = Fact(.dragSlop, of: recorder, recorder.slop)
    guard let decision = recorder.decision else { return "\(slop) pt decide" }
    guard recorder.locksDirections else {
      let winner = recorder.winners.count > 1 ? "both" : recorder.winners.first ?? ""
      return "after \(slop) pt: \(winner)"
    }
    return switch DirectionalLock(movement: recorder.path[decision] - start) {
    case .free: "not locked"
    case .locked(.horizontal): "locked: horizontal"
    case .locked(.vertical): "locked: vertical"
    }
  }
}
