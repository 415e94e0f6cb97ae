import Drawing
import SceneParts
import ScrollEngine

/// A ring around the keyboard focus, or around an explained part; ignores the pointer.
final class FocusRing: View {
  /// The purpose of the ring.
  enum Style: Hashable {
    /// The ring marks the keyboard focus.
    case focus
    /// The ring marks a part that is being explained; a line of this colour separates the ring from
    /// the part.
    case callout(Color)
  }

  private static let width = 2.0
  private static let distance = 2.0

  /// The marked frame, and the area to which the ring is limited; in points of the shell. Nil for
  /// no ring.
  var target: (rect: Rect, clip: Rect)? {
    didSet {
      if oldValue?.rect != target?.rect || oldValue?.clip != target?.clip { setNeedsDisplay() }
    }
  }
  var color: Color { didSet { if oldValue != color { setNeedsDisplay() } } }

  var style: Style { didSet { if oldValue != style { setNeedsDisplay() } } }

  init(color: Color, style: Style = .focus) {
    self.color = color
    self.style = style
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) {
    guard let target else { return }
    // The ring of a part that fills the window lies inside the part.
    let ring = target.rect.inset(by: -Self.distance).intersection(target.clip)
    switch style {
    case .focus: canvas.stroke(ring, Stroke(color, width: Self.width, cornerRadius: 4))
    case .callout(let gap):
      canvas.stroke(ring, Stroke(gap, width: 1, cornerRadius: 5))
      canvas.stroke(
        ring.inset(by: Self.distance - StageMetrics.calloutReach),
        Stroke(color, width: StageMetrics.calloutReach - Self.distance, cornerRadius: 7))
    }
  }
}
