import Controls
import Drawing
import SceneParts
import ScrollEngine

/// The folded inspector: the names of its sections, below each other.
final class InspectorRail: View {
  static let width = 56.0
  /// The height above the names, for the button that opens the inspector, in points.
  private static let top = 44.0
  private static let pitch = 40.0
  private static let lineHeight = 28.0

  /// The sections that have something to show.
  var parts: [FoldablePart] = [] { didSet { if oldValue != parts { setNeedsDisplay() } } }
  /// The name under the pointer.
  var touched = Touched<FoldablePart>() { didSet { if oldValue != touched { setNeedsDisplay() } } }
  var theme: Theme {
    didSet {
      backgroundColor = theme.panel
      setNeedsDisplay()
    }
  }
  var onChoose: ((FoldablePart) -> Void)?

  init(theme: Theme) {
    self.theme = theme
    super.init()
    backgroundColor = theme.panel
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in
        if $0.state == .ended, let part = part(at: $0.location(in: self)) { onChoose?(part) }
      })
  }

  /// The frame of a section's name; nil if it is not listed.
  func frame(of part: FoldablePart) -> Rect? {
    parts.firstIndex(of: part).map {
      Rect(
        x: 2, y: Self.top + Double($0) * Self.pitch, width: bounds.width - 4,
        height: Self.lineHeight)
    }
  }

  /// The section whose name is at a point; nil if there is none.
  func part(at point: Point) -> FoldablePart? {
    parts.first { frame(of: $0)?.contains(point) == true }
  }

  override func draw(in canvas: inout Canvas) {
    for part in parts {
      guard let frame = frame(of: part) else { continue }
      let look = touched.look(of: part)
      canvas.ground(of: look, in: frame, theme)
      canvas.text(
        part.name, in: frame, font: Typography.body,
        color: theme.words(on: look, atRest: look == .hovered ? theme.ink : theme.muted),
        alignment: .center)
    }
  }
}
