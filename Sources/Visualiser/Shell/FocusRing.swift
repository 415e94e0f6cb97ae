import Drawing
import ScrollEngine

/// Shows where the keyboard acts: a ring that no pointer hits.
final class FocusRing: View {
  /// What it is for.
  enum Style: Hashable {
    /// The keyboard acts here.
    case focus
    /// What is being explained; a line of this colour sets the ring off from what it is on.
    case callout(Color)
  }

  private static let width = 2.0
  private static let distance = 2.0

  /// What has the focus, in points of the shell, and the area in which it may be visible.
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
    // A part that fills the window has its ring inside.
    let ring = target.rect.inset(by: -Self.distance).intersection(target.clip)
    switch style {
    case .focus: canvas.stroke(ring, Stroke(color, width: Self.width, cornerRadius: 4))
    case .callout(let gap):
      canvas.stroke(ring, Stroke(gap, width: 2, cornerRadius: 6))
      canvas.stroke(ring.inset(by: -3), Stroke(color, width: 3, cornerRadius: 9))
      canvas.stroke(ring.inset(by: -6), Stroke(color.opacity(0.2), width: 3, cornerRadius: 12))
    }
  }
}
