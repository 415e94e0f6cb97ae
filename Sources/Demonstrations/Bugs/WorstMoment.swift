import Drawing
import SceneParts
import ScrollEngine

/// The worst value of a side so far; the stage still shows it after the value has recovered.
@MainActor
final class WorstMoment {
  struct Moment {
    let value: Double
    /// The frame of the list at that moment, in the coordinates of the pane's window.
    let frame: Rect
    /// Scene time, in seconds.
    let time: Double
  }

  private(set) var moment: Moment?
  private let quantity: Fact.Quantity
  private let clock: SceneClock
  private let isWorse: (Double, Double) -> Bool

  /// `quantity` is that of the worst value. `isWorse` returns whether its first argument, a new
  /// value, is worse than the worst so far.
  init(
    _ quantity: Fact.Quantity, _ clock: SceneClock, isWorse: @escaping (Double, Double) -> Bool
  ) {
    self.quantity = quantity
    self.clock = clock
    self.isWorse = isWorse
  }

  var now: Double { clock.now }

  /// The worst value so far; nil before the first one.
  var value: Fact? { moment.map { Fact(quantity, of: self, $0.value) } }
  /// The time of the worst value.
  fileprivate var time: Fact? { moment.map { Fact(.worstTime, of: self, $0.time) } }

  func note(_ value: Double, _ frame: Rect) {
    if let moment, !isWorse(value, moment.value) { return }
    moment = Moment(value: value, frame: frame, time: clock.now)
  }
}

extension Fact.Quantity {
  fileprivate static let worstTime = Fact.Quantity("time of the worst value", .seconds)
}

/// Brackets the worst moment of a side once it is over, with its number and its time.
@MainActor
struct WorstMomentDecoration: PaneDecoration {
  let worst: WorstMoment
  /// The words before the number.
  let title: String

  private static let font = Font(.numbers, size: 15)
  /// The length of a bracket's horizontal arms, in points.
  private static let arm = 10.0
  /// The space below the tag, in points, which leaves room for the tag of the current height.
  private static let clearance = 44.0

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard let moment = worst.moment, worst.now > moment.time, let value = worst.value,
      let time = worst.time
    else { return }
    bracket(moment.frame.inset(by: 2), &canvas)
    var look = Tag("")
    look.font = Self.font
    look.ground = Palette.warning
    let words: Words = "\(value) at \(time) s"
    let names: [Words] = ["\(title) \(words)", words]
    guard let tag = look.first(of: names, atEndOf: moment.frame.width, on: canvas) else { return }
    let size = tag.size(on: canvas)
    let bottom = min(moment.frame.maxY, pane.viewport.height)
    tag.draw(
      at: Point(
        x: moment.frame.maxX - Self.arm - size.width, y: bottom - Self.clearance - size.height),
      in: &canvas)
  }

  /// Draws a bracket only at each side, so that the current content in between stays legible.
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
