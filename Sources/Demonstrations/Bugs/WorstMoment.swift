import Drawing
import SceneParts
import ScrollEngine

/// The worst that a side has come to, which stays on the stage when all is well again.
@MainActor
final class WorstMoment {
  struct Moment {
    let value: Double
    /// What was wrong, in the coordinates of the pane's window then.
    let frame: Rect
    /// In seconds of the scene.
    let time: Double
  }

  private(set) var moment: Moment?
  private let clock: SceneClock
  private let isWorse: (Double, Double) -> Bool

  /// `isWorse` compares a value with the worst so far.
  init(_ clock: SceneClock, isWorse: @escaping (Double, Double) -> Bool) {
    self.clock = clock
    self.isWorse = isWorse
  }

  var now: Double { clock.now }

  func note(_ value: Double, _ frame: Rect) {
    if let moment, !isWorse(value, moment.value) { return }
    moment = Moment(value: value, frame: frame, time: clock.now)
  }
}

/// Brackets the worst moment of a side once it is over, with its number and its time.
@MainActor
struct WorstMomentDecoration: PaneDecoration {
  let worst: WorstMoment
  /// What the number is.
  let title: String

  private static let font = Font(.numbers, size: 15)
  /// Of a bracket, in points.
  private static let arm = 10.0
  /// Below it there is room for the number of now, in points.
  private static let clearance = 44.0

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard let moment = worst.moment, worst.now > moment.time else { return }
    bracket(moment.frame.inset(by: 2), &canvas)
    var look = Tag("")
    look.font = Self.font
    look.ground = Palette.warning
    let words = "\(tidy(moment.value)) at \(tidy(moment.time)) s"
    let names = ["\(title) \(words)", words]
    guard let tag = look.first(of: names, atEndOf: moment.frame.width, on: canvas) else { return }
    let size = tag.size(on: canvas)
    let bottom = min(moment.frame.maxY, pane.viewport.height)
    tag.draw(
      at: Point(
        x: moment.frame.maxX - Self.arm - size.width, y: bottom - Self.clearance - size.height),
      in: &canvas)
  }

  /// At both sides: what has come there since stays to be read.
  private func bracket(_ frame: Rect, _ canvas: inout Canvas) {
    let arm = min(Self.arm, frame.width / 2)
    for (side, inwards) in [(frame.minX, arm), (frame.maxX, -arm)] {
      canvas.polyline(
        [
          Point(x: side + inwards, y: frame.minY), Point(x: side, y: frame.minY),
          Point(x: side, y: frame.maxY), Point(x: side + inwards, y: frame.maxY),
        ], Palette.warning, width: 4)
    }
  }
}
