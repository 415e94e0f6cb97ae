import Drawing
import SceneParts
import ScrollEngine

/// A view as high as its text: it implements `sizeThatFits`, and invalidates its intrinsic size
/// when the text changes.
final class TextCard: View {
  /// The number of sentences that the card shows.
  var sentenceCount: Int {
    didSet {
      guard oldValue != sentenceCount else { return }
      label.text = sentences.prefix(sentenceCount).joined(separator: " ")
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Called with the card when a person taps it.
  var onTap: ((TextCard) -> Void)?

  let title: String
  private let sentences: [String]
  private let label = Label()
  /// Clips the text to as many whole lines as fit.
  private let lines = View()

  private static let titleFont = Font(.words, size: 13, weight: .bold)
  private static let numberFont = Font(.numbers, size: 11)
  /// The space around the text; the title is above it.
  private static let padding = EdgeInsets(top: 34, left: 16, bottom: 14, right: 16)

  init(
    _ title: String, sentences: [String], count: Int, color: Color, text: any TextMeasuring
  ) {
    self.title = title
    self.sentences = sentences
    sentenceCount = count
    super.init()
    backgroundColor = color
    clipsToBounds = true
    label.font = Font(.words, size: 13)
    label.numberOfLines = 0
    label.textColor = Palette.text
    // A stack asks for the card's size before the card is in a window.
    label.textMeasuring = text
    label.text = sentences.prefix(count).joined(separator: " ")
    lines.clipsToBounds = true
    lines.addSubview(label)
    addSubview(lines)
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] tap in
        if tap.state == .ended { onTap?(self) }
      })
  }

  /// The number of all sentences.
  var sentenceLimit: Int { sentences.count }

  override func sizeThatFits(_ size: Size) -> Size {
    let padding = Self.padding
    return Size(
      width: size.width, height: textSize(in: size.width).height + padding.top + padding.bottom)
  }

  /// The size of the text in a card of this width, in points.
  private func textSize(in width: Double) -> Size {
    label.sizeThatFits(
      Size(width: width - Self.padding.left - Self.padding.right, height: .infinity))
  }

  /// Lays out the text at its full height; an animation of the card's height uncovers it line by
  /// line.
  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = Self.padding
    let text = textSize(in: bounds.width).height
    let lineHeight = label.font.lineHeight
    let room = bounds.height - padding.top - padding.bottom
    // As wide as possible, not as wide as the text: at a smaller scale, the text is a little wider.
    lines.frame = Rect(
      x: padding.left, y: padding.top, width: max(0, bounds.width - padding.left - padding.right),
      height: room < text ? max(0, (room / lineHeight).rounded(.down) * lineHeight) : text)
    label.frame = Rect(x: 0, y: 0, width: lines.frame.width, height: text)
  }

  override func draw(in canvas: inout Canvas) {
    let line = Rect(x: 16, y: 10, width: bounds.width - 32, height: 18)
    canvas.text(title, in: line, font: Self.titleFont, color: Palette.text)
    canvas.text(
      "\(tidy(bounds.height)) pt", in: line, font: Self.numberFont, color: Palette.text,
      alignment: .trailing)
  }
}

/// A plain view whose creator sets its height, with a ruler to show it.
final class PlainBlock: View {
  let title: String

  private static let titleFont = Font(.words, size: 13, weight: .bold)
  private static let numberFont = Font(.numbers, size: 11)

  init(_ title: String, height: Double, color: Color) {
    self.title = title
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: height))
    backgroundColor = color
  }

  /// The distance between two marks of the ruler, in points.
  private static let rulerStep = 50.0

  override func draw(in canvas: inout Canvas) {
    for mark in stride(from: Self.rulerStep, to: bounds.height - 8, by: Self.rulerStep) {
      canvas.fill(Rect(x: 16, y: mark - 1, width: 12, height: 2), Palette.first.cell)
      canvas.text(
        tidy(mark), in: Rect(x: 34, y: mark - 8, width: 60, height: 16), font: Self.numberFont,
        color: Palette.text)
    }
    let line = Rect(x: 16, y: 10, width: bounds.width - 32, height: 18)
    canvas.text(title, in: line, font: Self.titleFont, color: Palette.text)
    canvas.text(
      "\(tidy(bounds.height)) pt", in: line, font: Self.numberFont, color: Palette.text,
      alignment: .trailing)
  }
}
