import Drawing
import ScrollEngine

/// Shows where the keyboard acts: a ring that no pointer hits.
final class FocusRing: View {
  private static let width = 2.0
  private static let distance = 2.0

  /// What has the focus, in points of the shell, and the area in which it may be visible.
  var target: (rect: Rect, clip: Rect)? {
    didSet {
      if oldValue?.rect != target?.rect || oldValue?.clip != target?.clip { setNeedsDisplay() }
    }
  }
  var color: Color { didSet { if oldValue != color { setNeedsDisplay() } } }

  init(color: Color) {
    self.color = color
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) {
    guard let target else { return }
    // A part that fills the window has its ring inside.
    let ring = target.rect.inset(by: -Self.distance).intersection(target.clip)
    canvas.stroke(ring, Stroke(color, width: Self.width, cornerRadius: 4))
  }
}
