import Drawing
import SceneParts
import ScrollEngine

/// A card over the stage with a notice; a click or Esc closes it.
final class NoticeView: View {
  /// The notice; nil hides the card.
  var notice: Notice? {
    didSet {
      guard oldValue != notice else { return }
      isHidden = notice == nil
      fit()
    }
  }

  /// The area available to the card, in points of the shell; the card sits at the bottom of it.
  var room = Rect.zero { didSet { if oldValue != room { fit() } } }
  var theme: Theme { didSet { apply() } }
  /// The appearance of the close button.
  var look = ControlLook.rest { didSet { if oldValue != look { setNeedsDisplay() } } }

  /// The distance to the edges: too small to show the last line of a panel behind the card.
  private static let margin = 8.0
  private static let padding = EdgeInsets(top: 40, left: 18, bottom: 14, right: 18)
  private static let placeHeight = 17.0
  private static let gap = 8.0

  private let textMeasuring: any TextMeasuring
  private var labels: [(place: Label, text: Label)] = []

  /// `text` must measure text as the canvas of the card does.
  init(theme: Theme, text: any TextMeasuring) {
    self.theme = theme
    textMeasuring = text
    super.init()
    isHidden = true
    cornerRounding = 8
    addGestureRecognizer(TapGestureRecognizer { [weak self] _ in self?.notice = nil })
    apply()
  }

  private func apply() {
    backgroundColor = theme.panel
    for (place, text) in labels {
      place.textColor = theme.ink
      text.textColor = theme.muted
    }
    setNeedsDisplay()
  }

  /// Shows as many lines as fit.
  private func fit() {
    for (place, text) in labels {
      place.removeFromSuperview()
      text.removeFromSuperview()
    }
    labels = []
    guard let notice else { return }
    let padding = Self.padding
    let width = max(0, room.width - 2 * Self.margin - padding.left - padding.right)
    let most = room.height - 2 * Self.margin - padding.bottom
    var y = padding.top
    for line in notice.lines {
      let text = label(line.text, Typography.body)
      text.numberOfLines = 0
      text.textMeasuring = textMeasuring
      let height = text.sizeThatFits(Size(width: width, height: .infinity)).height
      guard y + Self.placeHeight + height <= most else { break }
      let place = label(line.place, Typography.number)
      place.frame = Rect(x: padding.left, y: y, width: width, height: Self.placeHeight)
      text.frame = Rect(x: padding.left, y: y + Self.placeHeight, width: width, height: height)
      addSubview(place)
      addSubview(text)
      labels.append((place, text))
      y = text.frame.maxY + Self.gap
    }
    let height = (labels.isEmpty ? padding.top : y - Self.gap) + padding.bottom
    frame = Rect(
      x: room.minX + Self.margin, y: max(room.minY, room.maxY - height - Self.margin),
      width: max(0, room.width - 2 * Self.margin), height: height)
    apply()
  }

  private func label(_ text: String, _ font: Font) -> Label {
    let label = Label()
    label.text = text
    label.font = font
    return label
  }

  /// The frame of the close button, in points of the card.
  var closeFrame: Rect { Rect(x: bounds.maxX - 36, y: 10, width: 24, height: 24) }

  override func draw(in canvas: inout Canvas) {
    guard let notice else { return }
    canvas.stroke(bounds, Stroke(theme.ink, width: 2, cornerRadius: cornerRounding))
    let line = Rect(
      x: Self.padding.left, y: 10,
      width: max(0, bounds.width - Self.padding.left - Self.padding.right), height: 24)
    let hidden = notice.lines.count - labels.count
    let more = hidden > 0 ? "and \(hidden) more" : ""
    let moreWidth = canvas.text.width(of: more, in: Typography.small)
    let rest = line.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: 24))
    canvas.text(more, in: rest, font: Typography.small, color: theme.muted, alignment: .trailing)
    canvas.closeButton(look, in: closeFrame, theme)
    canvas.text(
      notice.title,
      in: rest.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: moreWidth + 12)),
      font: Typography.bodyStrong, color: theme.ink)
  }
}
