import Drawing
import ScrollEngine

/// A card over the stage with a notice; a click or Esc puts it away.
final class NoticeView: View {
  /// nil hides it.
  var notice: Notice? {
    didSet {
      guard oldValue != notice else { return }
      isHidden = notice == nil
      fit()
    }
  }

  /// Where it may lie, in points of the shell; it takes the foot of that.
  var room = Rect.zero { didSet { if oldValue != room { fit() } } }
  var theme: Theme { didSet { apply() } }

  private static let margin = 16.0
  private static let padding = EdgeInsets(top: 40, left: 18, bottom: 14, right: 18)
  private static let placeHeight = 17.0
  /// That of two lines: nothing that a reader says is longer in a window of usual width.
  private static let textHeight = 2 * Typography.body.lineHeight
  private static let gap = 4.0

  private var labels: [(place: Label, text: Label)] = []

  init(theme: Theme) {
    self.theme = theme
    super.init()
    isHidden = true
    cornerRadius = 8
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

  /// Shows as many lines as there is room for.
  private func fit() {
    for (place, text) in labels {
      place.removeFromSuperview()
      text.removeFromSuperview()
    }
    labels = []
    guard let notice else { return }
    let padding = Self.padding
    let step = Self.placeHeight + Self.textHeight + Self.gap
    let most = room.height - 2 * Self.margin - padding.top - padding.bottom
    let shown = notice.lines.prefix(max(0, Int(most / step)))
    let height = padding.top + Double(shown.count) * step + padding.bottom
    frame = Rect(
      x: room.minX + Self.margin, y: max(room.minY, room.maxY - height - Self.margin),
      width: max(0, room.width - 2 * Self.margin), height: height)
    let width = max(0, frame.width - padding.left - padding.right)
    for (index, line) in shown.enumerated() {
      let y = padding.top + Double(index) * step
      let place = label(
        line.place, Typography.number,
        Rect(x: padding.left, y: y, width: width, height: Self.placeHeight))
      let text = label(
        line.text, Typography.body,
        Rect(x: padding.left, y: y + Self.placeHeight, width: width, height: Self.textHeight))
      text.numberOfLines = 0
      labels.append((place, text))
    }
    apply()
  }

  private func label(_ text: String, _ font: Font, _ frame: Rect) -> Label {
    let label = Label(frame: frame)
    label.text = text
    label.font = font
    addSubview(label)
    return label
  }

  override func draw(in canvas: inout Canvas) {
    guard let notice else { return }
    canvas.stroke(bounds, Stroke(theme.costly, width: 2, cornerRadius: cornerRadius))
    let line = Rect(
      x: Self.padding.left, y: 10,
      width: max(0, bounds.width - Self.padding.left - Self.padding.right), height: 24)
    let hidden = notice.lines.count - labels.count
    let more = hidden > 0 ? "and \(hidden) more  ·  Esc" : "Esc"
    let moreWidth = canvas.text.width(of: more, in: Typography.small)
    canvas.text(more, in: line, font: Typography.small, color: theme.muted, alignment: .trailing)
    canvas.text(
      notice.title,
      in: line.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: moreWidth + 12)),
      font: Typography.bodyStrong, color: theme.costly)
  }
}
