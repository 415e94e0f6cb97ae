import Drawing
import SceneParts
import ScrollEngine

/// A track on which a person chooses a position, from the first to the last of many.
final class JumpTrack: View {
  /// The current position on a track.
  struct Place {
    let text: String
    /// The position, from 0 at the start to 1 at the end.
    let fraction: Double
    /// Marked positions, as fractions.
    var marks: [Double] = []
  }

  /// Called with the fraction that a person chooses.
  var onJump: ((Double) -> Void)?
  /// Returns the position to show; called whenever the track is drawn.
  var place: (() -> Place)?

  private static let font = Font(.words, size: 11, weight: .semibold)
  private static let margin = 16.0
  private static let knob = Size(width: 10, height: 14)

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    let pan = PanGestureRecognizer { [unowned self] in jump($0) }
    pan.shouldBeginAtOnce = { true }
    addGestureRecognizer(pan)
  }

  private var track: Rect {
    Rect(x: Self.margin, y: 23, width: bounds.width - 2 * Self.margin, height: 4)
  }

  private func jump(_ recognizer: GestureRecognizer) {
    guard recognizer.state != .ended else { return }
    let x = recognizer.location(in: self).x
    onJump?(min(max((x - track.minX) / track.width, 0), 1))
  }

  override func draw(in canvas: inout Canvas) {
    guard let place = place?() else { return }
    canvas.text(
      place.text, in: Rect(x: Self.margin, y: 0, width: track.width, height: 16), font: Self.font,
      color: Palette.text)
    canvas.fill(track, Palette.blank, cornerRadius: 2)
    for mark in place.marks {
      canvas.fill(
        Rect(x: track.minX + mark * track.width - 1, y: track.minY - 2, width: 2, height: 8),
        Palette.text)
    }
    canvas.fill(
      Rect(
        origin: Point(
          x: track.minX + place.fraction * track.width - Self.knob.width / 2,
          y: track.midY - Self.knob.height / 2),
        size: Self.knob),
      Palette.boundsOutline, cornerRadius: 5)
  }
}
