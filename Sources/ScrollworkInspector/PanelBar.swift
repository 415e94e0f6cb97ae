import Controls
import Drawing
import SceneParts
import ScrollEngine

/// The title of the panel, and its buttons.
final class PanelBar: View {
  enum Button: String, Hashable, CaseIterable {
    case pick = "Pick"
    case outlines = "Outlines"
    case struts = "Struts"
    case beside = "Beside"
    case close = "Close"
  }

  static let height = 40.0
  private static let title = "Inspector"
  private static let buttonHeight = 24.0
  private static let padding = 8.0

  /// The buttons that are on.
  var on: Set<Button> = [] { didSet { if oldValue != on { setNeedsDisplay() } } }
  /// The buttons that the bar shows.
  var buttons = Button.allCases
  var touched = Touched<Button>() { didSet { if oldValue != touched { setNeedsDisplay() } } }
  var theme: Theme { didSet { if oldValue != theme { setNeedsDisplay() } } }
  var onPress: ((Button) -> Void)?
  /// The frames of the buttons as last drawn, because only drawing can measure text.
  private var frames: [(button: Button, frame: Rect)] = []

  init(theme: Theme) {
    self.theme = theme
    super.init()
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in
        if $0.state == .ended, let button = button(at: $0.location(in: self)) { onPress?(button) }
      })
  }

  func button(at point: Point) -> Button? { frames.first { $0.frame.contains(point) }?.button }

  /// The frame of a button, in points of the bar; nil before it is drawn.
  func frame(of button: Button) -> Rect? { frames.first { $0.button == button }?.frame }

  override func draw(in canvas: inout Canvas) {
    var right = bounds.width - 12
    frames = []
    for button in buttons.reversed() {
      let width =
        canvas.text.width(of: button.rawValue, in: Typography.smallWords).rounded(.up) + 2
        * Self.padding
      let frame = Rect(
        x: right - width, y: (bounds.height - Self.buttonHeight) / 2, width: width,
        height: Self.buttonHeight)
      frames.append((button, frame))
      let look = touched.look(of: button)
      if on.contains(button) { canvas.fill(frame, theme.accentTint, cornerRadius: 6) }
      canvas.ground(of: look, in: frame, theme)
      canvas.text(
        button.rawValue, in: frame, font: Typography.smallWords,
        color: theme.words(on: look, atRest: on.contains(button) ? theme.accent : theme.muted),
        alignment: .center)
      right -= width + 2
    }
    // The title gives way to the buttons.
    if canvas.text.width(of: Self.title, in: Typography.itemStrong) <= right - 24 {
      canvas.text(
        Self.title, in: Rect(x: 20, y: 0, width: right - 24, height: bounds.height),
        font: Typography.itemStrong, color: theme.ink)
    }
    canvas.line(along: .bottom, of: bounds, theme.hairline)
  }
}
