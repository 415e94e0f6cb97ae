import Drawing
import SceneParts
import ScrollEngine

/// A line over the stage that confirms the latest action and disappears by itself.
final class MessageView: View {
  /// The area available to the message, in points of the shell; the message is centred at the
  /// bottom of it.
  var room = Rect.zero { didSet { if oldValue != room { fit() } } }
  var theme: Theme { didSet { if oldValue != theme { setNeedsDisplay() } } }

  /// The time for which a line is shown, in seconds.
  static let duration = 4.0

  private static let font = Typography.body
  private static let height = 30.0
  private static let padding = 14.0
  private static let margin = 14.0

  private(set) var text = ""
  private var width = 0.0
  /// The window's time at which the line disappears, in seconds.
  private var end = 0.0

  init(theme: Theme) {
    self.theme = theme
    super.init()
    isHidden = true
    isUserInteractionEnabled = false
    cornerRounding = Self.height / 2
  }

  /// Shows a line from a time on, in seconds of the window's clock.
  func show(_ text: String, at time: Double, measuredBy measuring: any TextMeasuring) {
    self.text = text
    width = measuring.width(of: text, in: Self.font).rounded(.up) + 2 * Self.padding
    end = time + Self.duration
    isHidden = false
    fit()
    setNeedsDisplay()
  }

  /// Hides the line if its time is over.
  ///
  /// - Returns: The window's time at which the line will disappear, in seconds; nil if no line is
  ///   shown.
  func advance(to time: Double) -> Double? {
    if !isHidden, time >= end { isHidden = true }
    return isHidden ? nil : end
  }

  private func fit() {
    let width = min(width, max(0, room.width - 2 * Self.margin))
    frame = Rect(
      x: (room.midX - width / 2).rounded(), y: room.maxY - Self.margin - Self.height,
      width: width, height: Self.height)
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, theme.bubble, cornerRadius: cornerRounding)
    canvas.text(
      text,
      in: bounds.inset(by: EdgeInsets(top: 0, left: Self.padding, bottom: 0, right: Self.padding)),
      font: Self.font, color: theme.onBubble, alignment: .center)
  }
}
